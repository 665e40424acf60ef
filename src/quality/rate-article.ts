import type { Language } from '../contract/languages.ts';
import { isStrength } from './combine/caps.ts';
import { combine } from './combine/combine.ts';
import { measure } from './measured/measure.ts';
import { en } from './messages/en.ts';
import { fillMessage } from './messages/fill-message.ts';
import { readMarkdown } from './reading.ts';
import { DIMENSIONS, type Dimension, type Rating, ratingOf } from './rubric.ts';

interface Rated {
  readonly rating: Rating;
  readonly score: number;
}

/** One thing that was seen, in English. */
interface Seen {
  readonly kind: 'strength' | 'defect';
  readonly says: string;
  readonly excerpt?: string;
}

/** An article of our own, rated as `evaluateText` rates it, without arguments and suggestions. */
interface RatedArticle {
  readonly ratings: Readonly<Record<Dimension, Rated>>;
  readonly findings: readonly Seen[];
}

export function rateArticle(markdown: string, language: Language): RatedArticle {
  const measured = measure(readMarkdown(markdown, language));
  const scores = combine(measured);
  const ratings = DIMENSIONS.map((dimension) => {
    const score = scores[dimension];
    return [dimension, { rating: ratingOf(score), score }];
  });
  const findings = measured.findings.map(({ kind, count, places: [place] }): Seen => {
    const says = fillMessage(en.findings[kind], { n: count }, 'en');
    const excerpt = place === undefined || place.excerpt === '' ? {} : { excerpt: place.excerpt };
    return { kind: isStrength(kind) ? 'strength' : 'defect', says, ...excerpt };
  });
  return { ratings: Object.fromEntries(ratings) as RatedArticle['ratings'], findings };
}
