import { type Finding, ramp } from '../finding.ts';
import { referenceOf } from '../prose/language-reference.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

const SLIPS =
  /[!?！？]{2,}|[,;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})|(?<=[!?]\s)\p{Ll}{2}|(?<!\p{L})(\p{L}{2,})\s\1(?!\p{L})|\s[,.;](?=\s|$)/gu;
const SHOUTED = /(?<!\p{L})\p{Lu}{5,}(?:\s\p{Lu}{2,})+/gu;

/** Signs that nobody read the text over: marks, spaces, capitals, accents, doubled words. */
export function findCare({ reading }: TextUnderTest): Finding[] {
  const { accented } = referenceOf(reading.language);
  const slipsOf = (text: string) => (text.match(SLIPS)?.length ?? 0) + (text.match(SHOUTED)?.length ?? 0);
  const careless = reading.sentences.filter(
    ({ text, words, kind }) =>
      slipsOf(text) > 0 ||
      words.some((word) => accented.has(word)) ||
      (kind === 'paragraph' && words.length > 6 && /^\p{Ll}/u.test(text)),
  );
  if (careless.length === 0) return [];
  const share = careless.length / reading.sentences.length;
  return [{ kind: 'careless', strength: ramp(share, 0.03, 0.4), count: careless.length, places: placesOf(careless) }];
}
