import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { countVisibleWords, visibleParts } from './visible-text.ts';

describe('countWords', () => {
  it.each([
    ['A heat-pump costs 3,500.5 euros, doesn’t it?', 'en', 7],
    ['热泵的噪音有多大？', 'zh-CN', 4],
    ['热泵 COP 为 3.5', 'zh-CN', 3.5],
    ['ヒートポンプは便利です。', 'ja', 5.5],
    ['ปั๊มความร้อนดีมาก', 'th', 5],
    ['', 'en', 0],
  ] as const)('counts "%s" in %s as %d', (text, language, words) => {
    expect(countWords(text, language)).toBe(words);
  });
});

describe('countVisibleWords', () => {
  const markdown =
    '# One two\n\nThree four. [1]\n\n<!-- embed five -->\n\n![caption](a.png)\n\n| six | seven |\n|---|---|\n| 8 | 9 |\n\n## Sources\n\n1. Ten eleven';

  it('counts headings and tables, not citations, embeds, captions and sources', () => {
    expect(countVisibleWords(markdown, 'en', ['Sources'])).toBe(8);
  });

  it('gives no block for a picture or an embed', () => {
    const [part] = visibleParts('# One\n\n![a cover](a.png)\n\n<!-- qc:embed/x {} -->\n\nTwo three.', []);
    expect(part?.blocks).toEqual(['Two three.']);
  });

  it('gives the parts under their headings', () => {
    expect(visibleParts(markdown, ['Sources'])).toMatchObject([{ depth: 1, heading: 'One two' }]);
  });
});
