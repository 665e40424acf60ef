import { describe, expect, it } from 'vitest';
import { blocksOf } from './source.ts';
import { splitIntoPassages } from './split-into-passages.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('splitIntoPassages', () => {
  it('keeps the path of headings above each passage', () => {
    const passages = splitIntoPassages('# A\n\nfirst\n\n## B\n\nsecond\n\n# C\n\nthird');
    expect(passages).toEqual([
      { headings: ['A'], text: 'first' },
      { headings: ['A', 'B'], text: 'second' },
      { headings: ['C'], text: 'third' },
    ]);
  });

  it('joins short paragraphs under one heading until there are 60 words', () => {
    const passages = splitIntoPassages([words(30), words(35), words(20)].join('\n\n'));
    expect(passages.map(({ text }) => blocksOf(text).length)).toEqual([2, 1]);
  });

  it('never cuts a paragraph and never grows beyond 200 words by another', () => {
    const passages = splitIntoPassages([words(50), words(180), words(400)].join('\n\n'));
    expect(passages.map(({ text }) => text.split(' ').length)).toEqual([50, 180, 400]);
  });

  it('keeps tables and lists as blocks', () => {
    const [passage] = splitIntoPassages('Before.\n\n| a | b \\| c |\n|---|---|\n| 1 | 2 |\n\n1. one\n2. two');
    expect(blocksOf(passage?.text ?? '')).toEqual([
      { kind: 'prose', text: 'Before.' },
      { kind: 'table', header: ['a', 'b | c'], rows: [['1', '2']] },
      { kind: 'list', ordered: true, items: ['one', 'two'] },
    ]);
  });

  it('puts what is listed under an item on its line', () => {
    const [passage] = splitIntoPassages(
      '- Board\n  - 256 KiB of flash\n  - 48 KiB of RAM\n- Probe.\n\n  It is free.\n  - Cheap.',
    );
    expect(passage?.text).toBe('- Board: 256 KiB of flash; 48 KiB of RAM\n- Probe. It is free. Cheap.');
  });

  it('leaves out markup, HTML, code, pictures, link targets and front matter', () => {
    const markdown =
      '---\ntitle: x\n---\nA **bold** [link](https://e.org) ![alt](a.png) <b>tag</b>.\n\n```\ncode\n```\n\n<div>html</div>';
    expect(splitIntoPassages(markdown)).toEqual([{ headings: [], text: 'A bold link tag.' }]);
  });

  it('gives nothing for an empty document', () => {
    expect(splitIntoPassages(' \n\n')).toEqual([]);
  });
});
