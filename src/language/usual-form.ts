import type { Language } from '../contract/languages.ts';
import { escapedForPattern } from '../support/escaped-for-pattern.ts';
import { stopWordsOf } from './stop-words.ts';

const PORTUGUESE = ['s', 'es'];
/** Endings that make a plural of a noun, in languages where an ending does. */
const PLURAL_ENDINGS: Partial<Record<Language, readonly string[]>> = {
  de: ['n', 'en', 'e', 'er', 's'],
  en: ['s', 'es'],
  es: ['s', 'es'],
  fr: ['s', 'x'],
  nl: ['en', 's', 'n'],
  pt: PORTUGUESE,
  'pt-BR': PORTUGUESE,
  'pt-PT': PORTUGUESE,
};
/** Words before a noun that make it one of several: what they stand before says nothing of its bare form. */
const DETERMINERS =
  /^(?:an?|the|each|every|one|this|that|its|your|their|eine?[rnms]?|der|die|das|den|dem|des|jede[rnms]?|un|una|une|el|la|le|un[oa]|o|a|um|uma|l['’]|een|de|het|elke?|cada|chaque)$/iu;
const LEAST_USES = 2;

/**
 * A noun as texts write it where it stands without an article: "heat pumps" for "heat pump", but "sourdough" for itself.
 * @param texts sentences about it
 */
export function usualForm(noun: string, texts: readonly string[], language: Language): string {
  const endings = PLURAL_ENDINGS[language] ?? [];
  if (endings.length === 0 || noun.trim() === '') return noun;
  const escaped = escapedForPattern(noun).replace(/\s+/gu, '\\s+');
  const pattern = new RegExp(
    `(?:(?<before>[\\p{L}'’]+)\\s+)?(?<![\\p{L}\\p{N}-])${escaped}(?<ending>\\p{L}*)(?:(?<mark>\\s*[.,;:?!)])|\\s+(?<next>[\\p{L}'’]+))?`,
    'giu',
  );
  const stopWords = stopWordsOf(language);
  const plurals = new Map<string, number>();
  let bare = 0;
  for (const text of texts) {
    for (const { groups = {} } of text.matchAll(pattern)) {
      const { before = '', ending = '', mark, next = '' } = groups;
      if (endings.includes(ending.toLowerCase())) plurals.set(ending, (plurals.get(ending) ?? 0) + 1);
      // "heat pump noise" is about the noise.
      const standsAlone = ending === '' && (mark !== undefined || stopWords.has(next.toLowerCase()));
      if (standsAlone && !DETERMINERS.test(before)) bare += 1;
    }
  }
  const [usual] = [...plurals].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return usual !== undefined && usual[1] >= LEAST_USES && usual[1] > bare ? noun + usual[0] : noun;
}
