import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

const gfm = unified().use(remarkParse).use(remarkGfm);

describe('parseMarkdown', () => {
  it.each([
    '# A title\n\nA paragraph with **marks**, a [link](https://example.org/a) and a number. [1]\n',
    'www.example.org and https://example.org/x?y=z stand bare; so does ~~this~~ and a note[^1].\n\n[^1]: The note.\n',
    '- [ ] to do\n- [x] done\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    'Write to someone@example.org or mailto:other@example.org.\n',
    'Write to someone&#64;example.org.\n',
    '',
  ])('reads "%s" as GFM', (markdown) => {
    expect(parseMarkdown(markdown)).toEqual(gfm.parse(markdown));
  });

  it('gives the same tree to whoever asks for the same text next', () => {
    expect(parseMarkdown('Some text.')).toBe(parseMarkdown('Some text.'));
  });
});
