import type { Language } from '../contract/languages.ts';
import { isStrength } from './combine/caps.ts';
import { combine } from './combine/combine.ts';
import type { FindingKind } from './finding.ts';
import { signsIn } from './measured/measure.ts';
import { en } from './messages/en.ts';
import { fillMessage } from './messages/fill-message.ts';
import { readMarkdown } from './reading.ts';
import { DIMENSIONS, type Dimension, type Rating, ratingOf } from './rubric.ts';

interface Rated {
  readonly rating: Rating;
  readonly score: number;
}

/** One thing that was seen, in English. */
export interface Seen {
  readonly kind: 'strength' | 'defect';
  readonly what: FindingKind;
  /** How often; 1 for what is there or not. */
  readonly count: number;
  /** 0 to 1. */
  readonly strength: number;
  readonly says: string;
  readonly excerpt?: string;
  /** The first sentences in which it was seen, whole, in the order of the text; their marks of sources included. */
  readonly sentences: readonly string[];
}

/** An article of our own, rated as `evaluateText` rates it, without arguments and suggestions. */
export interface RatedArticle {
  readonly ratings: Readonly<Record<Dimension, Rated>>;
  readonly findings: readonly Seen[];
}

export function rateArticle(markdown: string, language: Language): RatedArticle {
  const reading = readMarkdown(markdown, language);
  const signs = signsIn(reading);
  const scores = combine(signs);
  const ratings = DIMENSIONS.map((dimension) => {
    const score = scores[dimension];
    return [dimension, { rating: ratingOf(score), score }];
  });
  const findings = signs.findings.map(({ kind: what, count, strength, places }): Seen => {
    const excerpt = places[0]?.excerpt ?? '';
    return {
      kind: isStrength(what) ? 'strength' : 'defect',
      what,
      count,
      strength,
      says: fillMessage(en.findings[what], { n: count }, 'en'),
      ...(excerpt === '' ? {} : { excerpt }),
      sentences: places.flatMap(({ sentence }) => reading.sentences[sentence ?? -1]?.text ?? []),
    };
  });
  return { ratings: Object.fromEntries(ratings) as RatedArticle['ratings'], findings };
}
