import { describe, expect, it } from 'vitest';
import type { Group } from '../../research/groups.ts';
import type { SourceSentence } from '../../research/source-text.ts';
import { paragraphsOf } from './paragraphs.ts';

function group(words: number, block: number, documentId = `d${block}`): Group {
  const text = `${Array.from({ length: words }, () => 'word').join(' ')}.`;
  const sentence = { text, words, documentId, passageId: `${documentId}#0` } as SourceSentence;
  return { words, block, documentId, sentences: [sentence], covered: [sentence], texts: [text] } as unknown as Group;
}

const sizes = (groups: readonly Group[]) =>
  paragraphsOf(groups, (_sentence, text) => text).map((block) =>
    block.kind === 'paragraph' ? block.runs.flat().reduce((sum, { text }) => sum + text.split(' ').length, 0) : 0,
  );

describe('paragraphsOf', () => {
  it('leaves no short sentence alone behind a full paragraph', () => {
    expect(sizes([group(45, 1), group(40, 2), group(9, 3)])).toEqual([45, 49]);
  });

  it('keeps paragraphs between 40 and 90 words wherever the groups allow it', () => {
    const groups = [20, 30, 15, 60, 25, 18, 22, 35, 12, 50].map((words, index) => group(words, index));
    for (const size of sizes(groups)) {
      expect(size).toBeGreaterThanOrEqual(40);
      expect(size).toBeLessThanOrEqual(90);
    }
  });

  it('parts groups of different places rather than of one', () => {
    expect(sizes([group(60, 1), group(24, 2), group(24, 2)])).toEqual([60, 48]);
  });

  it('tells the frame of a sentence what the same document says right before it', () => {
    const seen: number[] = [];
    paragraphsOf([group(20, 1), group(20, 1), group(20, 2), group(20, 1)], (_sentence, text, before) => {
      seen.push(before.length);
      return text;
    });
    expect(seen).toEqual([0, 1, 0, 0]);
  });

  it('loses no group and keeps their order', () => {
    const groups = [5, 80, 95, 3, 40].map((words, index) => group(words, index));
    const runs = paragraphsOf(groups, (_s, text) => text).flatMap((block) =>
      block.kind === 'paragraph' ? block.runs : [],
    );
    expect(runs.flat().map(({ cites }) => cites[0]?.documentId)).toEqual(groups.map(({ documentId }) => documentId));
  });
});
