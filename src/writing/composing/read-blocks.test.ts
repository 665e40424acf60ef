import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../article/source.ts';
import { sentencesIn } from './composed-text.ts';
import { exampleResearch } from './composing.fixture.ts';
import { EvidenceShelf, shelfOf } from './evidence-shelf.ts';
import { BlockReader, plain, plainLine } from './read-blocks.ts';

const document = (id: string, texts: readonly string[], facts: Partial<SourceDocument> = {}): SourceDocument => ({
  id,
  title: `Title of ${id}`,
  url: `https://example.org/${id}`,
  publisher: undefined,
  date: undefined,
  licence: undefined,
  language: 'en',
  visibility: 'public',
  trusted: true,
  passages: texts.map((text, index) => ({ id: `${id}#${index}`, headings: ['Noise'], text })),
  ...facts,
});
const shelf = new EvidenceShelf(
  exampleResearch('en', 'heat pump noise', [
    document('a', ['A heat pump makes 35 dB of noise at three metres.', 'Fans run slower at night.']),
    document('b', ['Walls reflect the noise of a heat pump.'], { visibility: 'private', trusted: false }),
  ]),
);
const read = (text: string) =>
  sentencesIn(new BlockReader('s1', shelf, 'en').blocks([{ kind: 'paragraph', text, items: [], rows: [] }]));

describe('reading what a model wrote', () => {
  it.each([
    ['before the full stop', 'It makes 35 dB [E1]. Fans slow down [E2].'],
    ['behind the full stop', 'It makes 35 dB. [E1] Fans slow down. [E2]'],
    ['without a space', 'It makes 35 dB.[E1] Fans slow down[E2].'],
    ['in wide brackets', 'It makes 35 dB【E1】. Fans slow down【E2】.'],
  ])('keeps a label with its sentence, %s', (_where, text) => {
    expect(read(text)).toEqual([
      { id: 's1.1', text: 'It makes 35 dB.', cites: ['a#0'] },
      { id: 's1.2', text: 'Fans slow down.', cites: ['a#1'] },
    ]);
  });

  it('reads several labels, each once, and leaves out those nobody was shown', () => {
    expect(read('Both say so [E1, E3][E1][E99].')).toEqual([
      { id: 's1.1', text: 'Both say so.', cites: ['a#0', 'b#0'] },
    ]);
  });

  it('leaves nothing of markup, links and HTML', () => {
    expect(
      read('## Head\n**Bold** and [a link](https://evil.example/x) <b onclick="x()">here</b> `code`')[0]?.text,
    ).toBe('Head Bold and a link here code.');
  });

  it('makes tables of one width and cites them as a whole', () => {
    const [block] = new BlockReader('s2', shelf, 'en').blocks([
      { kind: 'table', text: '', items: [], rows: [['Time', 'Noise'], ['Day', '35 dB [E1]'], ['Night']] },
    ]);
    expect(block).toEqual({
      kind: 'table',
      id: 's2.1',
      header: ['Time', 'Noise'],
      rows: [
        ['Day', '35 dB'],
        ['Night', ''],
      ],
      cites: ['a#0'],
    });
  });

  it('leaves out blocks without a word', () => {
    const blocks = new BlockReader('s3', shelf, 'en').blocks([
      { kind: 'paragraph', text: ' … ', items: [], rows: [] },
      { kind: 'bullets', text: '', items: ['', '[E1]'], rows: [] },
      { kind: 'table', text: '', items: [], rows: [['one'], ['two']] },
    ]);
    expect(blocks).toEqual([]);
  });

  it.each([
    ['a line break', 'What Walls\nDo', 'What Walls Do'],
    ['a label', 'What Walls Do [E7]', 'What Walls Do'],
    ['labels in between', 'What Walls【E1, E3】 Do', 'What Walls Do'],
    ['a heading mark', '## What **Walls** Do', 'What Walls Do'],
    ['a label and nothing else', ' [E7]\n', ''],
  ])('makes one line without labels of %s', (_what, written, line) => {
    expect(plainLine(written)).toBe(line);
    const [block] = new BlockReader('s4', shelf, 'en').blocks([
      { kind: 'subheading', text: written, items: [], rows: [] },
    ]);
    expect(block).toEqual(line === '' ? undefined : { kind: 'subheading', text: line });
  });

  it('reads hostile text in linear time', () => {
    for (const text of [
      '['.repeat(50_000),
      '*'.repeat(50_000),
      '<a '.repeat(20_000),
      '[E1'.repeat(20_000),
      '](('.repeat(20_000),
    ]) {
      expect(plain(text).length).toBeLessThanOrEqual(text.length);
    }
  });
});

describe('the evidence shelf', () => {
  it('shows passages under lasting labels, with what tells how to treat them', () => {
    const shown = shelf.select({ about: 'noise of walls', named: ['b#0'], characters: 10_000 });
    expect(shown[0]).toBe(
      '[E3] Title of b | private: use it, never name it\nUnder: Noise\nWalls reflect the noise of a heat pump.',
    );
    expect(shown).toHaveLength(3);
  });

  it('is one for all who ask about the same research', () => {
    const research = exampleResearch('en', 'heat pump noise', [document('a', ['It is quiet.'])]);
    expect(shelfOf(research)).toBe(shelfOf(research));
    expect(shelfOf({ ...research })).not.toBe(shelfOf(research));
  });

  it('keeps to the characters it is given', () => {
    expect(shelf.select({ about: 'noise', characters: 130 }).join('').length).toBeLessThanOrEqual(130);
  });
});
