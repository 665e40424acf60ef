import type { Language } from '../../contract/languages.ts';
import { personOf } from '../../language/voice/person.ts';
import { measureReadability, readabilityVerdict } from '../../language/voice/readability.ts';
import type { Brief } from '../brief/brief.ts';
import type { CheckedWish } from './finished.ts';

type Voice = Brief['voice'];

const GRADES = { general: 'grades 6 to 8', knowledgeable: 'grades 9 to 12', expert: 'college and above' } as const;

/** For whom the text reads, by a formula; undefined where none was asked for, or no formula can tell. */
export function readabilityWish(
  prose: string,
  language: Language,
  { readability: wanted }: Pick<Voice, 'readability'>,
): CheckedWish | undefined {
  if (wanted === undefined) return undefined;
  const measured = measureReadability(prose, language);
  const verdict = readabilityVerdict(measured, wanted);
  if (verdict === undefined) return undefined;
  return {
    field: 'targetReadability',
    wanted: `readers of ${GRADES[wanted]}`,
    found: `grade ${measured.grade ?? ''} (${measured.wordsPerSentence} words a sentence)`,
    how: `${measured.formula ?? ''} over all paragraphs and lists`,
    verdict: verdict === 'fits' ? 'met' : 'not-met',
    hard: false,
    ...(verdict === 'fits'
      ? {}
      : { note: `The text is ${verdict === 'too-hard' ? 'harder' : 'easier'} than asked for.` }),
  };
}

/** Who speaks in the text, and to whom; undefined where nothing was asked for, or it can not be told. */
export function personWish(
  texts: readonly string[],
  language: Language,
  { perspective: wanted }: Pick<Voice, 'perspective'>,
): CheckedWish | undefined {
  const { verdict, first, second, sentences } = personOf(texts, language);
  if (wanted === undefined || verdict === undefined) return undefined;
  return {
    field: 'targetPersonPerspective',
    wanted,
    found: `${verdict}: ${first} of ${sentences} sentences say "I" or "we", ${second} speak to the reader`,
    how: 'Forms of the first and second person outside quotations',
    verdict: verdict === wanted ? 'met' : 'not-met',
    hard: false,
  };
}
