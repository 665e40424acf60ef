import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { tinyPdf } from '../../test/support/tiny-pdf.ts';
import { tinyDocx, tinyZip, wordParagraph } from '../../test/support/tiny-zip.ts';
import { readPage } from './read-page.ts';
import type { PageInput } from './web-page.ts';

const read = (content: string | Uint8Array, rest: Partial<PageInput> = {}) =>
  readPage({ bytes: Buffer.from(content), contentType: 'text/html', url: 'https://example.com/a/page', ...rest });

const PROSE =
  'The mill has stood at the ford for three hundred years, and its wheel still turns when the river is high enough. ';
const page = (body: string, head = '') =>
  `<html><head><title>The mill</title>${head}</head><body>${body}</body></html>`;
const ARTICLE = `<p>${PROSE.repeat(6)}</p>`;

describe('a page that is no HTML', () => {
  it('is read as what its bytes are, whatever its server calls it', async () => {
    const pdf = tinyPdf([['The mill has stood at the ford for three hundred years.']], { title: 'The mill' });
    for (const contentType of ['application/pdf', 'text/html', 'application/octet-stream', undefined]) {
      expect(await read(pdf, { contentType })).toMatchObject({
        kind: 'article',
        kindReason: 'it is a PDF document',
        title: 'The mill',
        mediaType: 'application/pdf',
        markdown: 'The mill has stood at the ford for three hundred years.',
      });
    }
    const docx = await read(tinyDocx(wordParagraph('Milling', 'Heading1') + wordParagraph(PROSE)), {
      contentType: 'binary/octet-stream',
    });
    expect(docx).toMatchObject({ title: 'Milling', language: 'en' });
  });

  it('is Markdown where its address says so', async () => {
    const { title, markdown } = await read('# Milling\n\nGrind *slowly*.', {
      contentType: 'text/plain; charset=utf-8',
      url: 'https://example.com/README.md',
    });
    expect({ title, markdown }).toEqual({ title: 'Milling', markdown: '# Milling\n\nGrind *slowly*.' });
  });

  it.each([
    ['{"a":1}', 'application/json', 'unsupported', /application\/json/],
    ['\x89PNG\r\n\x1a\n', 'image/png', 'unsupported', /PNG picture/],
    [tinyZip([{ name: 'xl/workbook.xml', content: 'x' }]), 'application/zip', 'unsupported', /Excel workbook/],
    [tinyPdf([[]]), 'application/pdf', 'unreadable', /scanned pictures/],
    [tinyPdf([['x']], { encrypted: true }), 'application/pdf', 'unreadable', /password/],
    ['', 'text/html', 'empty', /is empty/],
    ['just words', 'application/pdf', 'unreadable', /declared as PDF/],
  ])('and gives nothing says why (%#)', async (content, contentType, code, message) => {
    await expect(read(Buffer.from(content as string, 'latin1'), { contentType })).rejects.toMatchObject({
      name: 'PageProblem',
      code,
      message: expect.stringMatching(message),
    });
  });
});

describe('a page that gives nothing', () => {
  it.each([
    [404, 'soft_404', /does not exist \(HTTP status 404\)/],
    [402, 'paywall', /paid/],
    [403, 'unreadable', /does not let us read it/],
    [500, 'unreadable', /out of order \(HTTP status 500\)/],
    [418, 'unreadable', /refused it \(HTTP status 418\)/],
  ])('with status %i says so', async (status, code, message) => {
    await expect(read(page(ARTICLE), { status })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it('as its elements are nested too deeply or too many says so', async () => {
    await expect(read(`${'<div>'.repeat(20_000)}x`)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/nested more than 512 deep/),
    });
    await expect(read('<i>x</i>'.repeat(100_001))).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/more than 100000/),
    });
  });

  it.each([
    ['Page not found', '<p>Try the search.</p>'],
    ['Fehler', '<h1>Seite nicht gefunden</h1><p>Bitte prüfen Sie die Adresse.</p>'],
    ['出错了', '<h1>页面不存在</h1><p>请返回首页。</p>'],
  ])('is told from its words: %s', async (title, body) => {
    await expect(read(`<title>${title}</title><body>${body}</body>`)).rejects.toMatchObject({ code: 'soft_404' });
  });

  it('is not one that writes about pages that are not found', async () => {
    const { kind } = await read(page(`<h1>404 not found: what the number means</h1>${ARTICLE}${ARTICLE}`));
    expect(kind).toBe('article');
  });

  it('is not one that writes about cookies or subscriptions', async () => {
    const text =
      'Cookies are small files, and a site must ask for consent before it stores cookies that track. Subscribe to '.concat(
        PROSE.repeat(14),
      );
    expect((await read(page(`<article><p>${text}</p></article>`))).kind).toBe('article');
  });

  it('but has a consent banner and nothing else is a cookie wall', async () => {
    const banner = `<div id="cookie-banner">${'We value your privacy and ask for your choice. '.repeat(10)}</div>`;
    await expect(read(page(banner))).rejects.toMatchObject({ code: 'cookie_wall' });
    expect((await read(page(banner + ARTICLE))).markdown).not.toMatch(/privacy/);
  });

  it('without scripts is empty, with them made by scripts', async () => {
    await expect(read('<body><img src=a></body>')).rejects.toMatchObject({ code: 'empty' });
    await expect(read('<body><div id=app></div><script src=a.js></script></body>')).rejects.toMatchObject({
      code: 'script_only',
    });
  });
});

describe('what a page is', () => {
  const teasers = Array.from(
    { length: 6 },
    (_, index) => `<h2><a href="/${index}">A mill of six</a></h2><p>Some words.</p>`,
  );
  it.each([
    ['https://example.com/', teasers.join(''), 'other', /home page/],
    ['https://example.com/en/', teasers.join(''), 'other', /home page/],
    ['https://example.com/mills', teasers.join(''), 'listing', /lists other pages/],
    ['https://example.com/search?q=mill', ARTICLE, 'listing', /search results/],
    ['https://example.com/?s=mill', ARTICLE, 'listing', /search results/],
    ['https://example.com/join', '<form><input type="password"></form><p>Join us.</p>', 'other', /sign-in/],
    ['https://example.com/note', '<p>The mill is closed on Mondays.</p>', 'other', /hardly any text \(6 words\)/],
    ['https://example.com/', `<article>${ARTICLE.repeat(5)}</article>`, 'article', /text of its own/],
  ])('is told for %s (%#)', async (url, body, kind, reason) => {
    expect(await read(page(body), { url })).toMatchObject({ kind, kindReason: expect.stringMatching(reason) });
  });

  it('is an article where headings only link to themselves', async () => {
    const sections = Array.from(
      { length: 5 },
      (_, index) => `<h2><a href="#s${index}">Part of it</a></h2><p>${PROSE}</p>`,
    );
    expect((await read(page(`<main>${sections.join('')}</main>`))).kind).toBe('article');
  });

  it('is an article where a review is about a product', async () => {
    const review = {
      '@graph': [
        { '@type': 'Article', headline: 'Two mills compared' },
        { '@type': 'Product', name: 'Mill One' },
      ],
    };
    const head = `<script type="application/ld+json">${JSON.stringify(review)}</script>`;
    expect(await read(page(`<article>${ARTICLE.repeat(3)}</article>`, head))).toMatchObject({
      kind: 'article',
      product: undefined,
    });
  });
});

describe('the language of a page', () => {
  it('is told from its text, not from its template', async () => {
    const german = 'Die Mühle steht seit dreihundert Jahren an der Furt, und ihr Rad dreht sich noch immer. '.repeat(5);
    expect(await read(`<html lang="en"><title>x</title><p>${german}`)).toMatchObject({
      language: 'de',
      declaredLanguage: 'en',
    });
  });

  it('is as declared where the text is short, and in the country declared', async () => {
    expect((await read('<html lang="nl"><p>Molen.')).language).toBe('nl');
    const portuguese =
      'O moinho fica junto ao rio há trezentos anos e a sua roda ainda gira quando chove muito. '.repeat(4);
    expect((await read(`<html lang="pt-PT"><p>${portuguese}`)).language).toBe('pt-PT');
  });
});

describe('the encoding of a page', () => {
  const GERMAN = 'Die Mühle „am Fluß“ mahlt größere Mengen – für 3 € das Kilo. '.repeat(4).trim();
  const POLISH = 'Młyn nad rzeką miele żyto i pszenicę, a koło obraca się także zimą. '.repeat(4).trim();
  const KOREAN = '강가의 물레방아는 삼백 년 동안 곡식을 빻았고 지금도 물이 많으면 돌아간다. '.repeat(4).trim();
  const TAIWAN = '河邊的水車已經轉了三百年，水量充足的時候至今仍然轉動。'.repeat(4);
  const JAPANESE = '川辺の水車は三百年のあいだ穀物を挽いてきた。水が多い日は今でも回る。'.repeat(4);
  const RUSSIAN = 'Мельница у реки мелет зерно триста лет, и её колесо вращается до сих пор. '.repeat(4).trim();

  const served = (text: string, encoding: string, head = '', contentType = 'text/html') =>
    readPage({
      bytes: iconv.encode(`<html><head>${head}</head><body><p>${text}</p></body></html>`, encoding),
      contentType,
      url: 'https://example.com/a',
    });

  it.each([
    ['windows-1252', GERMAN],
    ['iso-8859-2', POLISH],
    ['windows-1250', POLISH],
    ['euc-kr', KOREAN],
    ['big5', TAIWAN],
    ['gb18030', TAIWAN],
    ['euc-jp', JAPANESE],
    ['shift_jis', JAPANESE],
    ['koi8-r', RUSSIAN],
    ['windows-1251', RUSSIAN],
    ['utf-8', POLISH],
  ])('%s is read by its header and by its meta element', async (encoding, text) => {
    const byHeader = await served(text, encoding, '', `text/html; charset="${encoding}"`);
    const byMeta = await served(text, encoding, `<meta charset="${encoding}">`);
    const byOldMeta = await served(
      text,
      encoding,
      `<meta http-equiv="Content-Type" content="text/html;charset=${encoding}">`,
    );
    expect([byHeader, byMeta, byOldMeta].map(({ markdown }) => markdown)).toEqual([text, text, text]);
  });

  it('is not spoiled by a header or meta element that is plainly wrong', async () => {
    expect((await served(RUSSIAN, 'windows-1251', '<meta charset="utf-8">')).markdown).toBe(RUSSIAN);
    expect((await served(POLISH, 'utf-8', '', 'text/html; charset=nonsense')).markdown).toBe(POLISH);
  });

  it('is UTF-8 where nothing is declared and it can be', async () => {
    expect((await served(GERMAN, 'utf-8')).markdown).toBe(GERMAN);
  });
});
