import { describe, expect, it } from 'vitest';
import { type CallToActionData, embedComment, parseEmbeds, readEmbed } from './embeds.ts';

const threeStage: CallToActionData = {
  model_type: 'three_stage',
  link: 'https://shop.example/kettle?a=1&b=2',
  title: 'Kettle',
  description: 'Holds 1.7 l.',
  button_text: 'See it',
};

describe('embedComment', () => {
  it('writes the shapes of the interface letter for letter', () => {
    expect(embedComment('youtube', { src: 'https://www.youtube.com/watch?v=abc' })).toBe(
      '<!-- qc:embed/youtube {"src": "https://www.youtube.com/watch?v=abc"} -->',
    );
    expect(embedComment('CTA', { ...threeStage, link: 'https://shop.example/kettle' })).toBe(
      '<!-- qc:embed/CTA {"model_type": "three_stage", "link": "https://shop.example/kettle", "title": "Kettle", "description": "Holds 1.7 l.", "button_text": "See it"} -->',
    );
    expect(
      embedComment('CTA', { content: 'See the kettle', model_type: 'anchor_text', link: 'https://shop.example/' }),
    ).toBe(
      '<!-- qc:embed/CTA {"model_type": "anchor_text", "link": "https://shop.example/", "content": "See the kettle"} -->',
    );
  });

  it.each(['-->', '--!>', '<!--', '<script>alert(1)</script>', 'a\n\n-->\n\n# x', '"} --> {"', '\u2028-->', '&gt;'])(
    'lets no text end its comment: %j',
    (title) => {
      const comment = embedComment('CTA', { ...threeStage, title });
      expect(comment.slice(4, -3)).not.toMatch(/[<>&\n]/);
      const [embed, ...others] = parseEmbeds(`Before.\n\n${comment}\n\nAfter.`);
      expect(others).toEqual([]);
      expect(embed?.comment).toBe(comment);
      expect(embed?.embed).toEqual({ kind: 'call-to-action', data: { ...threeStage, title } });
    },
  );

  it('refuses addresses that are not of the web, and names that are none', () => {
    expect(() => embedComment('youtube', { src: 'javascript:alert(1)' })).toThrow(/http or https/);
    expect(() => embedComment('you --> tube', { src: 'https://example.com/' })).toThrow(/name of an embed/);
  });
});

describe('parseEmbeds', () => {
  it('finds each embed with its place, and none in code', () => {
    const video = embedComment('peertube', { src: 'https://tube.example/w/1' });
    const markdown = `# T\n\n${video}\n\n\`\`\`\n${video}\n\`\`\`\n`;
    const found = parseEmbeds(markdown);
    expect(found).toHaveLength(1);
    expect(markdown.slice(found[0]?.start, found[0]?.end)).toBe(video);
  });

  it.each([
    '<!-- qc:embed/youtube {"src": "ftp://example.com/"} -->',
    '<!-- qc:embed/CTA {"model_type": "four_stage", "link": "https://example.com/"} -->',
    '<!-- qc:embed/CTA {"model_type": "anchor_text"} -->',
    '<!-- qc:embed/youtube {src} -->',
    '<!-- qc:embed/youtube -->',
  ])('keeps what it does not know as unknown: %s', (comment) => {
    expect(parseEmbeds(comment)).toEqual([{ comment, embed: undefined, start: 0, end: comment.length }]);
  });

  it('sees no embed in other comments', () => {
    expect(parseEmbeds('<!-- a note -->\n\nText.')).toEqual([]);
    expect(readEmbed(' a note ')).toBeUndefined();
  });
});

describe('readEmbed', () => {
  it('reads a comment without its delimiters, as a syntax tree holds it', () => {
    expect(readEmbed(' qc:embed/youtube {"src": "https://www.youtube.com/watch?v=abc"} ')).toEqual({
      kind: 'video',
      site: 'youtube',
      data: { src: 'https://www.youtube.com/watch?v=abc' },
    });
  });
});
