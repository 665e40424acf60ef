import { bindingRange } from '../../brief/blog-type.ts';
import { wordsOfBlocks } from '../../composing/composed-text.ts';
import type { WholeText } from '../../composing/whole-text.ts';
import type { ComposedParts } from './composed-parts.ts';
import type { Fault } from './fault.ts';

/** Parts that are asked for more, or for less, at once. */
const MOST_PARTS = 6;
/** What one section is asked for at most, in words. */
const MOST_WORDS = 180;
const LEAST_WORDS = 25;
/** Models write somewhat less than they are asked for, and something of it is not taken. */
const MARGIN = 1.15;

/** Sections that are to grow or shrink, so that the article comes into its range. */
export function rangeFaults(text: WholeText, words: number, parts: ComposedParts): Fault[] {
  const range = bindingRange(parts.brief, parts.brief.plan.blogType);
  if (range === undefined || (words >= range.least && words <= range.most)) return [];
  const planned = new Map(parts.outline.sections.map((section) => [section.id, section.words]));
  const { language } = parts.brief;
  const sizes = text.sections.map(({ id, blocks }) => {
    const now = wordsOfBlocks(blocks, language);
    return { id, now, over: now - (planned.get(id) ?? now) };
  });
  const short = words < range.least;
  const missing = Math.ceil((short ? range.least - words : words - range.most) * MARGIN);
  const chosen = sizes.sort((one, other) => (short ? one.over - other.over : other.now - one.now)).slice(0, MOST_PARTS);
  const count = Math.max(1, Math.min(chosen.length, Math.ceil(missing / LEAST_WORDS)));
  const each = Math.max(LEAST_WORDS, Math.ceil(missing / count));
  return chosen.slice(0, count).map(
    ({ id }): Fault => ({
      kind: 'range',
      at: id,
      hard: true,
      says: short
        ? `The article is ${Math.ceil(range.least - words)} words short. Insert a paragraph of about ${Math.min(MOST_WORDS, each)} words into this section: something further that its reader needs and that a passage says, not a longer way of saying what stands there.`
        : `The article is ${Math.ceil(words - range.most)} words too long. Take about ${each} words out of this section: drop or shorten the sentences that its reader needs least.`,
    }),
  );
}
