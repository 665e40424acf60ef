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

const LANGUAGES = { da, de, en, es, fr, it: italian };

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
  /** May move by a few points only. */
  readonly alone: readonly Dimension[];
}

const PAIRS: readonly Pair[] = [
  { name: 'sources', worse: () => ({ without: ['sources', 'sourced'] }), lower: { authoritativeness_of_eeat: 8, accuracy_of_qc: 3 }, alone: ['experience_of_eeat', 'originality_of_qc'] },
  { name: 'author', worse: () => ({ without: ['author'] }), lower: { authoritativeness_of_eeat: 8, trust_of_eeat: 4 }, alone: ['accuracy_of_qc', 'experience_of_eeat', 'originality_of_qc'] },
  { name: 'first-hand test', worse: () => ({ without: ['tested'] }), lower: { experience_of_eeat: 15 }, alone: ['authoritativeness_of_eeat', 'trust_of_eeat'] },
  { name: 'contradiction', worse: ({ contradiction }) => ({ added: [contradiction] }), lower: { accuracy_of_qc: 5, trust_of_eeat: 2 }, alone: ['experience_of_eeat', 'authoritativeness_of_eeat'] },
  { name: 'exaggeration', worse: ({ exaggeration }) => ({ added: [exaggeration] }), lower: { trust_of_eeat: 6 }, alone: ['experience_of_eeat', 'authoritativeness_of_eeat'] },
  { name: 'filler', worse: ({ filler }) => ({ added: [filler] }), lower: { effort_of_qc: 4, originality_of_qc: 5 }, alone: ['authoritativeness_of_eeat', 'trust_of_eeat'] },
  { name: 'stolen paragraphs', worse: () => ({}), copies: true, lower: { originality_of_qc: 20, effort_of_qc: 10, page_quality: 10 }, alone: ['accuracy_of_qc'] },
  { name: 'harms in medical advice', worse: () => ({ without: ['caution'] }), lower: { trust_of_eeat: 1 }, alone: ['authoritativeness_of_eeat', 'experience_of_eeat'] },
  { name: 'undisclosed paid links', better: ({ paidLink, disclosure }) => ({ added: [disclosure, paidLink] }), worse: ({ paidLink }) => ({ added: [paidLink] }), lower: { trust_of_eeat: 12, page_quality: 2 }, alone: ['accuracy_of_qc', 'talent_or_skill_of_qc', 'originality_of_qc'] },
  { name: 'self-praise', worse: ({ selfPraise }) => ({ added: [selfPraise] }), lower: { authoritativeness_of_eeat: 5, trust_of_eeat: 5 }, alone: ['experience_of_eeat', 'accuracy_of_qc'] },
  { name: 'orders to the judge', worse: ({ orders }) => ({ added: [orders] }), lower: { trust_of_eeat: 20, page_quality: 20 }, alone: [] },
  { name: 'bait title', worse: ({ baitTitle }) => ({ title: baitTitle }), lower: { trust_of_eeat: 1 }, alone: ['experience_of_eeat', 'authoritativeness_of_eeat'] },
  { name: 'slips', worse: ({ slips }) => ({ added: [slips] }), lower: { talent_or_skill_of_qc: 1 }, alone: ['authoritativeness_of_eeat', 'experience_of_eeat'] },
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

const NEARLY = 7;

describe.each(Object.entries(LANGUAGES))('pairs in %s', (_language, parts) => {
  it.each(PAIRS.map((pair) => [pair.name, pair] as const))('%s moves the right dimensions', (_name, pair) => {
    const better = scoresOf(parts, pair.better?.(parts) ?? {}, []);
    const worse = scoresOf(parts, pair.worse(parts), pair.copies === true ? [parts.body.join(' ')] : []);
    for (const [dimension, points] of Object.entries(pair.lower) as [Dimension, number][]) {
      expect(better[dimension] - worse[dimension], dimension).toBeGreaterThanOrEqual(points);
    }
    for (const dimension of pair.alone) {
      expect(Math.abs(better[dimension] - worse[dimension]), dimension).toBeLessThanOrEqual(NEARLY);
    }
  });
});
