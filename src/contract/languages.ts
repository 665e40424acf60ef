/**
 * The only list of languages. 31 may be written in through v1, 31 may be a site's language (and the earlier
 * interface's `language_id`, and the language of an evaluation's suggestions); together they are 35.
 */

export const WRITING_LANGUAGES = [
  'ar', 'bg', 'bn', 'cs', 'da', 'nl', 'en', 'et', 'el', 'fi', 'fr', 'de', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'ms', 'no',
  'pl', 'pt-BR', 'pt', 'ro', 'es', 'ru', 'th', 'tr', 'vi', 'zh-CN', 'zh-TW',
] as const; // biome-ignore format: one list, read as the interface prints it

export const SITE_LANGUAGES = [
  'en',
  'zh-CN',
  'zh-TW',
  'de',
  'es',
  'fr',
  'it',
  'pt-PT',
  'pt-BR',
  'nl',
  'pl',
  'vi',
  'hi',
  'id',
  'ar',
  'ru',
  'ja',
  'tr',
  'th',
  'el',
  'da',
  'cs',
  'bg',
  'ko',
  'hu',
  'lt',
  'ms',
  'no',
  'ro',
  'sv',
  'bo',
] as const;

export type WritingLanguage = (typeof WRITING_LANGUAGES)[number];
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];
export type Language = WritingLanguage | SiteLanguage;

export interface LanguageFacts {
  /** English name, for messages. */
  readonly name: string;
  /** The language's own name, for people who read it. */
  readonly nativeName: string;
  readonly direction: 'ltr' | 'rtl';
  /** Country assumed when a request names none; codes of `locales.ts`. */
  readonly locale: string;
  /** BCP 47 tag that `Intl` understands. */
  readonly intl: string;
}

const ltr = (name: string, nativeName: string, locale: string, intl: string): LanguageFacts => ({
  name,
  nativeName,
  direction: 'ltr',
  locale,
  intl,
});

export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  ar: { name: 'Arabic', nativeName: 'العربية', direction: 'rtl', locale: 'sa', intl: 'ar' },
  bg: ltr('Bulgarian', 'Български', 'bg', 'bg'),
  bn: ltr('Bengali', 'বাংলা', 'bd', 'bn'),
  bo: ltr('Tibetan', 'བོད་ཡིག', 'cn', 'bo'),
  cs: ltr('Czech', 'Čeština', 'cz', 'cs'),
  da: ltr('Danish', 'Dansk', 'dk', 'da'),
  de: ltr('German', 'Deutsch', 'de', 'de'),
  el: ltr('Greek', 'Ελληνικά', 'gr', 'el'),
  en: ltr('English', 'English', 'us', 'en'),
  es: ltr('Spanish', 'Español', 'es', 'es'),
  et: ltr('Estonian', 'Eesti', 'ee', 'et'),
  fi: ltr('Finnish', 'Suomi', 'fi', 'fi'),
  fr: ltr('French', 'Français', 'fr', 'fr'),
  hi: ltr('Hindi', 'हिन्दी', 'in', 'hi'),
  hu: ltr('Hungarian', 'Magyar', 'hu', 'hu'),
  id: ltr('Indonesian', 'Bahasa Indonesia', 'id', 'id'),
  it: ltr('Italian', 'Italiano', 'it', 'it'),
  ja: ltr('Japanese', '日本語', 'jp', 'ja'),
  ko: ltr('Korean', '한국어', 'kr', 'ko'),
  lt: ltr('Lithuanian', 'Lietuvių', 'lt', 'lt'),
  ms: ltr('Malay', 'Bahasa Melayu', 'my', 'ms'),
  nl: ltr('Dutch', 'Nederlands', 'nl', 'nl'),
  no: ltr('Norwegian', 'Norsk', 'no', 'nb'),
  pl: ltr('Polish', 'Polski', 'pl', 'pl'),
  pt: ltr('Portuguese', 'Português', 'pt', 'pt-PT'),
  'pt-BR': ltr('Portuguese (Brazil)', 'Português (Brasil)', 'br', 'pt-BR'),
  'pt-PT': ltr('Portuguese (Portugal)', 'Português (Portugal)', 'pt', 'pt-PT'),
  ro: ltr('Romanian', 'Română', 'ro', 'ro'),
  ru: ltr('Russian', 'Русский', 'ru', 'ru'),
  sv: ltr('Swedish', 'Svenska', 'se', 'sv'),
  th: ltr('Thai', 'ไทย', 'th', 'th'),
  tr: ltr('Turkish', 'Türkçe', 'tr', 'tr'),
  vi: ltr('Vietnamese', 'Tiếng Việt', 'us', 'vi'),
  'zh-CN': ltr('Chinese (Simplified)', '简体中文', 'cn', 'zh-Hans'),
  'zh-TW': ltr('Chinese (Traditional)', '繁體中文', 'tw', 'zh-Hant'),
};

/** All 35 codes, sorted. */
export const ALL_LANGUAGES = Object.keys(LANGUAGES).sort() as readonly Language[];
