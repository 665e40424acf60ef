import { describe, expect, it } from 'vitest';
import { evaluateText } from '../evaluate.ts';
import { DIMENSIONS, type Dimension } from '../rubric.ts';
import type { ArticleParts } from './article-parts.ts';
import { da } from './da.fixture.ts';
import { de } from './de.fixture.ts';
import { en } from './en.fixture.ts';
import { es } from './es.fixture.ts';
import { fr } from './fr.fixture.ts';
import { it as italian } from './it.fixture.ts';
import { zh } from './zh.fixture.ts';

const LANGUAGES = { da, de, en, es, fr, it: italian, zh };

interface Text {
  readonly title?: string;
  readonly without?: readonly ('author' | 'sourced' | 'sources' | 'tested' | 'caution')[];
  readonly added?: readonly string[];
}

interface Pair {
  readonly name: string;
  better?(parts: ArticleParts): Text;
  worse(parts: ArticleParts): Text;
  readonly copies?: true;
  /** Must be lower in the worse text, by at least so many points. */
  readonly lower: Partial<Record<Dimension, number>>;
  /** May move as well; all others move by a few points only. */
  readonly also: readonly Dimension[];
}

const PAIRS: readonly Pair[] = [
  { name: 'sources', worse: () => ({ without: ['sources', 'sourced'] }), lower: { authoritativeness_of_eeat: 15, trust_of_eeat: 8, accuracy_of_qc: 5 }, also: ['page_quality'] },
  { name: 'author', worse: () => ({ without: ['author'] }), lower: { authoritativeness_of_eeat: 12, trust_of_eeat: 8, expertise_of_eeat: 8 }, also: ['page_quality'] },
  { name: 'first-hand test', worse: () => ({ without: ['tested'] }), lower: { experience_of_eeat: 18, originality_of_qc: 6 }, also: ['page_quality'] },
  { name: 'contradiction', worse: ({ contradiction }) => ({ added: [contradiction] }), lower: { accuracy_of_qc: 10, trust_of_eeat: 4 }, also: ['expertise_of_eeat', 'page_quality'] },
  { name: 'exaggeration', worse: ({ exaggeration }) => ({ added: [exaggeration] }), lower: { trust_of_eeat: 20, accuracy_of_qc: 6 }, also: ['expertise_of_eeat', 'page_quality'] },
  { name: 'filler', worse: ({ filler }) => ({ added: [filler] }), lower: { effort_of_qc: 12, originality_of_qc: 8, page_quality: 5 }, also: [] },
  { name: 'stolen paragraphs', worse: () => ({}), copies: true, lower: { originality_of_qc: 30, effort_of_qc: 20, page_quality: 15, trust_of_eeat: 12 }, also: ['experience_of_eeat', 'authoritativeness_of_eeat'] },
  { name: 'harms in medical advice', worse: () => ({ without: ['caution'] }), lower: { trust_of_eeat: 15, expertise_of_eeat: 8, page_quality: 3 }, also: ['accuracy_of_qc'] },
  { name: 'undisclosed paid links', better: ({ paidLink, disclosure }) => ({ added: [disclosure, paidLink] }), worse: ({ paidLink }) => ({ added: [paidLink] }), lower: { trust_of_eeat: 20, page_quality: 3 }, also: [] },
  { name: 'self-praise', worse: ({ selfPraise }) => ({ added: [selfPraise] }), lower: { authoritativeness_of_eeat: 20, trust_of_eeat: 5 }, also: ['page_quality'] },
  { name: 'orders to the judge', worse: ({ orders }) => ({ added: [orders] }), lower: { trust_of_eeat: 40, page_quality: 25 }, also: DIMENSIONS },
  { name: 'bait title', worse: ({ baitTitle }) => ({ title: baitTitle }), lower: { trust_of_eeat: 6 }, also: ['accuracy_of_qc', 'page_quality'] },
  { name: 'slips', worse: ({ slips }) => ({ added: [slips] }), lower: { talent_or_skill_of_qc: 2 }, also: ['page_quality'] },
]; // biome-ignore format: one row a pair

function markdownOf(parts: ArticleParts, { title, without = [], added = [] }: Text): string {
  const keep = (name: 'author' | 'sourced' | 'sources' | 'tested' | 'caution') =>
    without.includes(name) ? [] : [parts[name]];
  const blocks = [
    `# ${title ?? parts.title}`,
    ...keep('author'),
    ...parts.body,
    ...keep('sourced'),
    ...keep('tested'),
    ...keep('caution'),
    ...added,
    ...keep('sources'),
  ];
  return blocks.join('\n\n');
}

function scoresOf(parts: ArticleParts, text: Text, againstTexts: readonly string[]): Record<Dimension, number> {
  const { evaluation } = evaluateText({
    markdown: markdownOf(parts, text),
    language: parts.language,
    withSuggestions: false,
    againstTexts,
  });
  return Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, evaluation[dimension].score])) as Record<
    Dimension,
    number
  >;
}

function scoresOfPair(parts: ArticleParts, pair: Pair): [Record<Dimension, number>, Record<Dimension, number>] {
  const copiedFrom = pair.copies === true ? [parts.body.join(' ')] : [];
  return [scoresOf(parts, pair.better?.(parts) ?? {}, []), scoresOf(parts, pair.worse(parts), copiedFrom)];
}

const NEARLY = 8;

describe.each(Object.entries(LANGUAGES))('pairs in %s', (_language, parts) => {
  it.each(PAIRS.map((pair) => [pair.name, pair] as const))('%s moves the right dimensions alone', (_name, pair) => {
    const [better, worse] = scoresOfPair(parts, pair);
    for (const [dimension, points] of Object.entries(pair.lower) as [Dimension, number][]) {
      expect(better[dimension] - worse[dimension], dimension).toBeGreaterThanOrEqual(points);
    }
    for (const dimension of DIMENSIONS) {
      if (dimension in pair.lower || pair.also.includes(dimension)) continue;
      expect(Math.abs(better[dimension] - worse[dimension]), dimension).toBeLessThanOrEqual(NEARLY);
    }
  });
});

describe('the same article in different languages', () => {
  it.each(DIMENSIONS)('is rated alike in %s', (dimension) => {
    const scores = Object.values(LANGUAGES).map((parts) => scoresOf(parts, {}, [])[dimension]);
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(12);
  });

  it.each(PAIRS.map((pair) => [pair.name, pair] as const))('loses as much by %s', (_name, pair) => {
    const losses = Object.values(LANGUAGES).map((parts) => {
      const [better, worse] = scoresOfPair(parts, pair);
      return DIMENSIONS.reduce((sum, dimension) => sum + better[dimension] - worse[dimension], 0);
    });
    expect(Math.min(...losses)).toBeGreaterThanOrEqual(0.4 * Math.max(...losses));
  });
});
