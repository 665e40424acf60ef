import { describe, expect, it } from 'vitest';
import { renderArticle, renderArticleHtml } from './render-article.ts';

const headings = { faq: 'FAQ', sources: 'Sources' };
const render = (markdown: string) => renderArticle(markdown, { language: 'en', headings });

describe('an article as HTML', () => {
  it('leaves its title to the page, and keeps headings in order', () => {
    const { html, contents } = render('# Title\n\n#### Deep\n\n## A\n\n###### Deeper\n\n##\n\n# B\n');
    expect(html.match(/<h\d/g)).toEqual(['<h2', '<h2', '<h3', '<h2']);
    expect(contents.map(({ text }) => text)).toEqual(['Deep', 'A', 'B']);
    expect(new Set(contents.map(({ id }) => id)).size).toBe(3);
  });

  it('links numbers to sources that are there, and nothing else in brackets', () => {
    const { html } = render(
      '# T\n\nSo it is.[1][3] See `[1]` and [x [1]](https://a.example/).\n\n## Sources\n\n1. One [1]\n2. Two\n',
    );
    expect(html).toContain('<a href="#source-1" class="cite">[1]</a>[3] See <code>[1]</code>');
    expect(html).toContain('>x [1]</a>');
    expect(html).toContain('<li id="source-1">One [1]</li>');
  });

  it('knows questions and their answers without the numbers of sources', () => {
    const { faq } = render('# T\n\n## FAQ\n\n### Why?\n\nSo. [1]\n\n- a\n- b\n\n### Empty?\n\n## Sources\n\n1. x\n');
    expect(faq).toEqual([{ question: 'Why?', answer: 'So. a b' }]);
    expect(renderArticle('# T\n\n## FAQ\n\n### Why?\n\nSo.', { language: 'en' }).faq).toEqual([]);
  });

  it('shows a video as a link in the language of the article, and loads nothing of it', () => {
    const markdown = '<!-- qc:embed/peertube {"src": "https://tube.example/w/1"} -->';
    const { html, videos } = renderArticle(markdown, { language: 'de' });
    expect(html).toBe(
      '<p class="iw-video"><a href="https://tube.example/w/1" rel="noopener nofollow">▶ Video auf PeerTube ansehen</a><span class="iw-video-host"> tube.example</span></p>',
    );
    expect(videos).toEqual([{ site: 'PeerTube', url: 'https://tube.example/w/1' }]);
  });

  it('says nothing of embeds it does not know, and makes no link of what is no web address', () => {
    const unknown = '<!-- qc:embed/map {"src": "https://m.example"} -->';
    const evil = '<!-- qc:embed/CTA {"model_type": "anchor_text", "link": "javascript:x", "content": "x"} -->';
    expect(renderArticleHtml(`a\n\n${evil}\n\n<!-- qc:embed/CTA {} -->\n\nb`, { language: 'en' })).not.toContain(
      'embed',
    );
    expect(renderArticleHtml(unknown, { language: 'en' })).not.toContain('<!--');
  });

  it('names cells, links and ticks for those who can not see them', () => {
    const { html, images } = render(
      '| | A |\n|---|---|\n| b | c |\n\n- [x] d\n\n[![](https://i.example/a.png)](https://b.example/) []( https://c.example)',
    );
    expect(html).toContain('<td></td>\n<th>A</th>');
    expect(html).toContain('☑ d');
    expect(html).toContain('aria-label="b.example"');
    expect(html).not.toContain('c.example');
    expect(images).toEqual(['https://i.example/a.png']);
  });
});
