import fc from 'fast-check';
import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../article/parse-markdown.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

describe('HTML as Markdown', () => {
  it.each([
    ['<p>10<sup>6</sup> and CO<sub>2</sub></p>', '10⁶ and CO₂'],
    ['<p>A claim.<sup><a href="#fn1">[1]</a></sup></p>', 'A claim.'],
    ['<p>now 80 <s>100</s> <del>120</del></p>', 'now 80'],
    ['<p>one<br>two</p>', 'one two'],
    ['<pre>a<br>b</pre>', '```\na\nb\n```'],
    ['<ruby>漢<rt>かん</rt></ruby>', '漢'],
    ['<h2>Head <a href="#head">#</a></h2><p>x</p>', '## Head\n\nx'],
    ['<ul><li><a href="#a">Only a jump</a></li></ul><p>x</p>', 'x'],
    ['<dl><dt>A</dt><dt>B</dt><dd>one</dd><dd>two</dd></dl>', '- **A**, **B**: one\n- two'],
    ['<figure><img src="x"><figcaption>A caption</figcaption></figure>', 'A caption'],
    ['<table><tr><td>lonely</td></tr></table>', 'lonely'],
    [
      '<table><tr><th>Weight:</th><td>3 kg</td></tr><tr><th>Height</th><td>4 cm</td></tr></table>',
      '- Weight: 3 kg\n- Height: 4 cm',
    ],
    [
      '<table><tr><td><p>a</p><p>b</p></td><td>c</td><td>d</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
      '| a b | c | d |\n| - | - | - |\n| 1 | 2 | 3 |',
    ],
    [
      '<table><caption>T</caption><thead><tr><th>a</th><th>b</th></tr></thead><tr><td colspan="2">both</td></tr></table>',
      'T\n\n| a | b |\n| - | - |\n| both | |',
    ],
    [
      '<table><tr><td><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table></td><td>side</td></tr></table>',
      '| a | b |\n| - | - |\n| 1 | 2 |\n\nside',
    ],
    ['<div class="highlight-ruby"><pre>puts 1</pre></div>', '```ruby\nputs 1\n```'],
    ['<ol start="3"><li>c</li></ol>', '3. c'],
    ['<h2>Q</h2><details><summary>Why?</summary>Because.</details>', '## Q\n\n### Why?\n\nBecause.'],
    ['<a href="/card"><h3>Card</h3><p>Text</p></a>', '### Card\n\nText'],
  ])('%s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('shows any text as exactly that text', () => {
    const words = fc.array(
      fc.oneof(
        fc.string({ maxLength: 8 }),
        fc.constantFrom(
          '1.',
          '-',
          '+',
          '#',
          '>',
          '* a',
          '_b_',
          '`c`',
          '[d](e)',
          '<f>',
          '&amp;',
          '|',
          '~~g~~',
          'https://h.example',
          'www.i.example',
          'j@k.example',
          '$l$',
          '\\',
          '!',
          '1984.',
          '2)',
          '===',
          '---',
          '[^1]',
          '- [ ]',
        ),
      ),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts
          .join(' ')
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .trim();
        fc.pre(/\S/.test(text));
        const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
        const tree = parseMarkdown(htmlToMarkdown(html));
        expect(tree.children.map(({ type }) => type)).toEqual(['paragraph']);
        expect(plainText(tree, { includeHtml: false })).toBe(text);
      }),
      { numRuns: 400 },
    );
  });
});
