import type { Language } from '../../contract/languages.ts';
import { findCues } from '../../language/find-cues.ts';
import { wordsOf } from '../../language/segment-words.ts';
import { stopWordsOf } from '../../language/stop-words.ts';
import { qualityWordsOf } from '../quality-words-of.ts';

/** English pronouns that name nobody; for other languages the openers of their lexicons stand in. */
const WITHHELD: ReadonlySet<string> = new Set(
  'this these that those they them their he him his she her it its who what'.split(' '),
);

/** Features of a title; whether its words have capitals is none, as that is the habit of a house. */
export interface BaitFeatures {
  readonly startsWithNumber: number;
  readonly secondPerson: number;
  readonly firstPerson: number;
  readonly teasers: number;
  readonly hype: number;
  readonly all: number;
  readonly asks: number;
  readonly smallWords: number;
  readonly words: number;
  /** "You're", "can't": the title chats. */
  readonly chatting: number;
  readonly lists: number;
  /** Something is left unsaid: a pronoun or a pointing word stands for it anywhere. */
  readonly withholding: number;
  readonly opinion: number;
}

export function baitFeatures(title: string, language: Language): BaitFeatures {
  const cues = findCues(title, language);
  const phrases = qualityWordsOf(language)?.find(title);
  const words = wordsOf(title, language);
  const stop = stopWordsOf(language);
  const count = Math.max(1, words.length);
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    startsWithNumber: flag(/^\s*\p{Nd}{1,3}\s+\p{L}/u.test(title)),
    secondPerson: flag(cues.has('secondPerson')),
    firstPerson: flag(cues.has('firstPersonSingular') || cues.has('firstPersonPlural')),
    teasers: Math.min(2, phrases?.get('teasers')?.length ?? 0),
    hype: Math.min(2, phrases?.get('hype')?.length ?? 0),
    all: flag(cues.has('quantifiers.all')),
    asks: flag(
      /[?？؟]/.test(title) ||
        cues.opening('questionWords.how') > 0 ||
        cues.opening('questionWords.why') > 0 ||
        cues.opening('questionWords.what') > 0,
    ),
    smallWords: words.filter((word) => stop.has(word)).length / count,
    words: Math.log(count),
    chatting: flag(/\p{L}['’](?:re|ve|ll|t|m|d)(?!\p{L})/iu.test(title)),
    lists: flag(cues.has('listWords')),
    withholding: Math.min(
      2,
      language === 'en' ? words.filter((word) => WITHHELD.has(word)).length : cues.all('dependentOpeners').length,
    ),
    opinion: flag(cues.has('opinionMarkers') || cues.has('polemic')),
  };
}
