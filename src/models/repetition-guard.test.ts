import { describe, expect, it } from 'vitest';
import { RepetitionGuard } from './repetition-guard.ts';

/** Feeds in pieces of a few characters; returns after how many the guard spoke up. */
function stoppedAfter(text: string, pieceLength = 7): number | undefined {
  const guard = new RepetitionGuard();
  for (let at = 0; at < text.length; at += pieceLength) {
    if (guard.add(text.slice(at, at + pieceLength))) return at + pieceLength;
  }
  return undefined;
}

/** A text of `words` words that does not repeat itself. */
function prose(words: number): string {
  return Array.from({ length: words }, (_, index) => `w${(index * 7_919) % 104_729}`).join(' ');
}

describe('endless repetition', () => {
  it.each([
    ['one character', ' '],
    ['a line break', '\\n'],
    ['a word', 'rain '],
    ['a sentence', 'In conclusion, the rain falls mainly in the plain. '],
    ['a paragraph of 1,500 characters', `${prose(300).slice(0, 1_500)} `],
  ])('of %s is stopped early', (_, piece) => {
    const start = prose(500);
    const after = stoppedAfter(start + piece.repeat(Math.ceil(40_000 / piece.length)));
    expect(after).toBeGreaterThan(start.length + 1_000);
    expect(after).toBeLessThan(start.length + Math.max(3_000, piece.length * 5 + 1_100));
  });

  it('is not seen in a long text that goes on', () => {
    expect(stoppedAfter(prose(20_000))).toBeUndefined();
  });

  it('is not seen in a table, a list, or a heading that comes again', () => {
    const rows = Array.from({ length: 400 }, (_, row) => `| ${row} | yes | no |\n`).join('');
    const sections = Array.from({ length: 30 }, (_, index) => `## Next\n${prose(40 + index)}\n`).join('');
    expect(stoppedAfter(`${'| --- '.repeat(100)}\n${rows}${sections}`)).toBeUndefined();
  });

  it('is not seen in a rhyme of a few lines, said three times', () => {
    expect(stoppedAfter(`${`${prose(60)}\n`.repeat(3)}${prose(2_000)}`)).toBeUndefined();
  });
});
