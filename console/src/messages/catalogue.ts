import { type Catalogue, english, type MessageKey } from './english.ts';

export type { Catalogue, MessageKey } from './english.ts';

/**
 * The languages of the console by their BCP 47 tags; `name` is what readers of the language call it. English comes with
 * the first page, the texts of another are loaded when somebody reads it.
 */
export const INTERFACE_LANGUAGES = {
  en: { name: 'English', load: async (): Promise<Catalogue> => english },
  'zh-CN': { name: '简体中文', load: async (): Promise<Catalogue> => (await import('./chinese.ts')).chinese },
} as const;
export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES;

export type MessageValues = Readonly<Record<string, string | number>>;

/** The text of `key` with every `{name}` replaced by its value. */
export function messageOf(texts: Catalogue, key: MessageKey, values: MessageValues = {}): string {
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Whether the catalogue has a text for a key that was put together from data, as an error code. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(english, key);
}

/** The first language of `wanted` the console speaks; English when it speaks none. */
export function closestLanguage(wanted: readonly string[]): InterfaceLanguage {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split('-');
    if (base === 'zh') return 'zh-CN';
    if (base === 'en') return 'en';
  }
  return 'en';
}
