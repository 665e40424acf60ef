import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import {
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

export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [language, keepLanguage] = useState(storedLanguage);
  const setLanguage = useCallback((next: InterfaceLanguage) => {
    localStorage.setItem(STORED, next);
    keepLanguage(next);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const messages = useMemo<Messages>(
    () => ({
      language,
      setLanguage,
      t: (key, values) => messageOf(language, key, values),
      ...createFormats(language),
    }),
    [language, setLanguage],
  );
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** Texts, dates and numbers in the reader's language. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === undefined) throw new Error('useMessages is called outside of MessagesProvider');
  return messages;
}
