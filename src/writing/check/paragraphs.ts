import type { ArticleBlock, ArticleSentence, CitedRun } from '../../article/article.ts';
import type { Group } from '../../research/groups.ts';
import type { SourceSentence } from '../../research/source-text.ts';

/**
 * Puts around a sentence what keeps it true: its date, or who says it.
 * @param before the sentences of the same document that are printed right before it, under the same citation
 */
export type Frame = (sentence: SourceSentence, text: string, before: readonly SourceSentence[]) => string;

const WORDS = { least: 40, most: 90, mostOfAll: 110 } as const;

/**
 * Prints groups as paragraphs of about 40 to 90 words, with what one place says together where that fits. What one
 * document says in a row is one run with one citation; a list or table follows the group it belongs to and ends the
 * paragraph.
 */
export function paragraphsOf(groups: readonly Group[], frame: Frame): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  for (const part of partsOf(groups)) {
    for (const paragraph of balanced(part.groups)) {
      blocks.push({ kind: 'paragraph', runs: runsOf(paragraph, frame) });
    }
    if (part.display === undefined) continue;
    const { content, documentId, passageId } = part.display;
    blocks.push({ ...content, cites: [{ documentId, passageId }] });
  }
  return blocks;
}

/** Groups as bullets, each with its own citation. */
export function pointsOf(groups: readonly Group[], frame: Frame): ArticleBlock {
  return { kind: 'points', runs: groups.flatMap((group) => runsOf([group], frame)) };
}

interface Part {
  readonly groups: readonly Group[];
  readonly display: Group['display'];
}

/** Groups up to each list or table, and that display. */
function partsOf(groups: readonly Group[]): Part[] {
  const parts: Part[] = [];
  let open: Group[] = [];
  for (const group of groups) {
    if (group.sentences.length > 0) open.push(group);
    if (group.display === undefined) continue;
    parts.push({ groups: open, display: group.display });
    open = [];
  }
  if (open.length > 0) parts.push({ groups: open, display: undefined });
  return parts;
}

/**
 * The split of groups into paragraphs, in order, that keeps most of them between 40 and 90 words and tears least apart
 * what one heading block says.
 */
function balanced(groups: readonly Group[]): Group[][] {
  const cost: number[] = [0];
  const from: number[] = [0];
  for (let end = 1; end <= groups.length; end += 1) {
    let words = 0;
    cost[end] = Number.POSITIVE_INFINITY;
    for (let start = end - 1; start >= 0; start -= 1) {
      words += textWords(groups[start]);
      if (words > WORDS.mostOfAll && start < end - 1) break;
      const tears = start > 0 && groups[start - 1]?.block === groups[start]?.block ? TEARING : 0;
      const total = (cost[start] ?? 0) + sizeCost(words) + tears;
      if (total < (cost[end] ?? 0)) {
        cost[end] = total;
        from[end] = start;
      }
    }
  }
  const paragraphs: Group[][] = [];
  for (let end = groups.length; end > 0; end = from[end] ?? 0) paragraphs.unshift(groups.slice(from[end] ?? 0, end));
  return paragraphs;
}

/** What it costs to part two groups of one heading block, in words beyond the bounds. */
const TEARING = 6;
/** Each paragraph costs a little, so that of two good splits the one with fewer is taken. */
const PARAGRAPH = 1;

function sizeCost(words: number): number {
  return PARAGRAPH + Math.max(0, WORDS.least - words, 1.5 * (words - WORDS.most));
}

/** Groups as runs: neighbours from one document are joined. */
export function runsOf(groups: readonly Group[], frame: Frame): CitedRun[] {
  const runs: ArticleSentence[][] = [];
  let before: SourceSentence[] = [];
  for (const group of groups) {
    const sentences = group.sentences.map((sentence, index) => {
      const { documentId, passageId, text } = sentence;
      const quoted = group.texts[index] ?? text;
      if (before[0]?.documentId !== documentId) before = [];
      const framed = frame(sentence, quoted, before);
      before.push(sentence);
      return { text: framed, ...(framed === quoted ? {} : { quoted }), cites: [{ documentId, passageId }] };
    });
    const last = runs.at(-1);
    if (last?.[0]?.cites[0]?.documentId === group.documentId) last.push(...sentences);
    else runs.push(sentences);
  }
  return runs;
}

function textWords(group: Group | undefined): number {
  return group === undefined ? 0 : group.words - (group.display?.words ?? 0);
}
