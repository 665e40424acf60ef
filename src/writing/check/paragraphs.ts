import type { ArticleBlock, ArticleSentence, CitedRun } from '../../article/article.ts';
import type { Group } from '../../research/groups.ts';
import type { SourceSentence } from '../../research/source-text.ts';

/** Puts around a sentence what keeps it true, such as its date. */
export type Frame = (sentence: SourceSentence, text: string) => string;

/** A paragraph takes further groups while it stays within so many words. */
const MOST_WORDS = 90;

/**
 * Prints groups as paragraphs of about 40 to 90 words. What one document says in a row is one run with one citation;
 * a list or table follows the group it belongs to and ends the paragraph.
 */
export function paragraphsOf(groups: readonly Group[], frame: Frame): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let open: Group[] = [];
  const close = () => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', runs: runsOf(open, frame) });
    open = [];
  };
  for (const group of groups) {
    const words = open.reduce((sum, other) => sum + other.words, 0);
    if (open.length > 0 && words + textWords(group) > MOST_WORDS) close();
    if (group.sentences.length > 0) open.push(group);
    if (group.display === undefined) continue;
    close();
    const { content, documentId, passageId } = group.display;
    blocks.push({ ...content, documentId, passageId });
  }
  close();
  return blocks;
}

/** Groups as runs: neighbours from one document are joined. */
export function runsOf(groups: readonly Group[], frame: Frame): CitedRun[] {
  const runs: ArticleSentence[][] = [];
  for (const group of groups) {
    const sentences = group.sentences.map((sentence, index) => {
      const { documentId, passageId, text } = sentence;
      const quoted = group.texts[index] ?? text;
      const framed = frame(sentence, quoted);
      return { text: framed, ...(framed === quoted ? {} : { quoted }), documentId, passageId };
    });
    const last = runs.at(-1);
    if (last?.[0]?.documentId === group.documentId) last.push(...sentences);
    else runs.push(sentences);
  }
  return runs;
}

function textWords({ words, display }: Group): number {
  return words - (display?.words ?? 0);
}
