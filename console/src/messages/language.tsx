import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Catalogue,
  closestLanguage,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type MessageKey,
  type MessageValues,
  messageOf,
} from './catalogue.ts';
import { createFormats, type Formats } from './formats.ts';

export interface Messages extends Formats {
  readonly language: InterfaceLanguage;
  setLanguage(language: InterfaceLanguage): void;
  t(key: MessageKey, values?: MessageValues): string;
}

const STORED = 'inkwright.language';
const MessagesContext = createContext<Messages | undefined>(undefined);

/** The language that was chosen here before, else the closest to what the browser asks for. */
export function storedLanguage(): InterfaceLanguage {
  const stored = localStorage.getItem(STORED);
  if (stored !== null && stored in INTERFACE_LANGUAGES) return stored as InterfaceLanguage;
  return closestLanguage(navigator.languages);
}

/** A language with its texts. */
export interface SpokenLanguage {
  readonly language: InterfaceLanguage;
  readonly texts: Catalogue;
}

export async function spoken(language: InterfaceLanguage): Promise<SpokenLanguage> {
  return { language, texts: await INTERFACE_LANGUAGES[language].load() };
}

interface MessagesProviderProps {
  readonly first: SpokenLanguage;
  readonly children: ReactNode;
}

export function MessagesProvider({ first, children }: MessagesProviderProps) {
  const [{ language, texts }, keepLanguage] = useState(first);
  const setLanguage = useCallback((next: InterfaceLanguage) => {
    localStorage.setItem(STORED, next);
    // Should its texts not come, the page stays in the language it is in; the next visit asks again.
    spoken(next).then(keepLanguage, () => undefined);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const messages = useMemo<Messages>(
    () => ({
      language,
      setLanguage,
      t: (key, values) => messageOf(texts, key, values),
      ...createFormats(language),
    }),
    [language, texts, setLanguage],
  );
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** Texts, dates and numbers in the reader's language. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === undefined) throw new Error('useMessages is called outside of MessagesProvider');
  return messages;
}
