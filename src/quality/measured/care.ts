import { type Finding, ramp } from '../finding.ts';
import { referenceOf } from '../prose/language-reference.ts';
import type { Sentence } from '../reading.ts';
import { placesOf } from './places.ts';
import type { TextUnderTest } from './text-under-test.ts';

const SLIPS =
  /[!?！？]{2,}|[,;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})|(?<=[!?]\s)\p{Ll}{2}|(?<!\p{L})(\p{L}{2,})\s\1(?!\p{L})|\s[,.;](?=\s|$)/gu;
/** Of one sentence; a line of garbage is one fault. */
const MOST_SLIPS = 5;
const SHOUTED = /(?<!\p{L})\p{Lu}{5,}(?:\s\p{Lu}{2,})+/gu;

/** Signs that nobody read the text over: marks, spaces, capitals, accents, doubled words. */
export function findCare({ reading }: TextUnderTest): Finding[] {
  const { accented } = referenceOf(reading.language);
  const slipsOf = ({ text, words, kind }: Sentence) =>
    (text.match(SLIPS)?.length ?? 0) +
    (text.match(SHOUTED)?.length ?? 0) +
    words.filter((word) => accented.has(word)).length +
    (kind === 'paragraph' && words.length > 6 && /^\p{Ll}/u.test(text) ? 1 : 0);
  const slips = reading.sentences.map((sentence) => Math.min(MOST_SLIPS, slipsOf(sentence)));
  const careless = reading.sentences.filter((_, index) => (slips[index] ?? 0) > 0);
  if (careless.length === 0) return [];
  // Slips and not sentences: where marks run together, a segmenter sees one sentence or three.
  const share = slips.reduce((sum, count) => sum + count, 0) / reading.sentences.length;
  return [{ kind: 'careless', strength: ramp(share, 0.03, 0.7), count: careless.length, places: placesOf(careless) }];
}
