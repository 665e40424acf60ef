import { IMAGE_STYLES } from '../../../../src/contract/image-styles.ts';
import { LANGUAGES } from '../../../../src/contract/languages.ts';
import { isMessageKey } from '../../messages/catalogue.ts';
import type { Messages } from '../../messages/language.tsx';
import { FIELD_MEANINGS } from '../../messages/zh-cn/field-meanings.ts';
import type { OrderField } from './order-fields.ts';

const LANGUAGE_FIELDS: ReadonlySet<string> = new Set(['languageID', 'targetEvidenceSearchLanguageId']);
const COUNTRY_FIELDS: ReadonlySet<string> = new Set(['locale', 'targetEvidenceLocale']);
const STYLE_NAMES = new Map<string, string>(Object.entries(IMAGE_STYLES).map(([name, prompt]) => [prompt, name]));

/** Name of a field as its input shows it. */
export function labelOf({ path }: OrderField, { t }: Messages): string {
  const key = `field.${path}`;
  return isMessageKey(key) ? t(key) : path;
}

/**
 * One line: what a field does. In English these are the contract's own words, without the marks of markdown, but for
 * the few that speak of what only a program sends.
 */
export function meaningOf({ path, meaning }: OrderField, { language, t }: Messages): string {
  const key = `meaning.${path}`;
  if (isMessageKey(key)) return t(key);
  const translated = language === 'zh-CN' ? FIELD_MEANINGS[path] : undefined;
  return translated ?? meaning.replaceAll('`', '');
}

/** Name of one value of a closed list. */
export function optionName({ path }: OrderField, value: string, { t, language }: Messages): string {
  if (LANGUAGE_FIELDS.has(path)) return LANGUAGES[value as keyof typeof LANGUAGES].nativeName;
  if (COUNTRY_FIELDS.has(path)) return countryName(value, language);
  if (path === 'aiImageGenerateParams.style_prompt') return STYLE_NAMES.get(value) ?? value;
  const key = `option.${path}.${value}`;
  return isMessageKey(key) ? t(key) : value;
}

function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code;
}
