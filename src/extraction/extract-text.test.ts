import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document.ts';

const RUSSIAN = 'Тепловые насосы переносят тепло, а не производят его. Поэтому они расходуют меньше электричества. ';
const CHINESE = '热泵把热量从一个地方搬到另一个地方，因此它们比电阻加热器消耗更少的电力。';
const JAPANESE = 'ヒートポンプは熱を作るのではなく移動させるため、電気ヒーターよりも少ない電力で済みます。';
const GERMAN = 'Die Wärmepumpe – „leise“ – heizt auch größere Häuser. ';

const plain = (bytes: Uint8Array, mediaType = 'text/plain') => extractDocument({ bytes, mediaType });

describe('text of any encoding', () => {
  it.each([
    ['windows-1251', RUSSIAN.repeat(4)],
    ['koi8-r', RUSSIAN.repeat(4)],
    ['gbk', CHINESE.repeat(4)],
    ['shift_jis', JAPANESE.repeat(4)],
    ['euc-jp', JAPANESE.repeat(4)],
    ['windows-1252', GERMAN.repeat(4)],
    ['utf-8', GERMAN],
    ['utf-16le', 'Plain words in sixteen bits.'],
    ['utf-16be', 'Plain words in sixteen bits.'],
  ])('is read without a declaration: %s', async (encoding, text) => {
    expect((await plain(iconv.encode(text, encoding))).markdown).toBe(text.trim());
  });

  it.each([
    ['utf-8', GERMAN],
    ['utf-16le', CHINESE],
    ['utf-16be', CHINESE],
  ])('is read by its byte order mark: %s', async (encoding, text) => {
    expect((await plain(iconv.encode(text, encoding, { addBOM: true }))).markdown).toBe(text.trim());
  });

  it('is read by the charset of its media type', async () => {
    const bytes = iconv.encode('Łódź i Kraków', 'iso-8859-2');
    expect((await plain(bytes, 'text/plain; charset=ISO-8859-2')).markdown).toBe('Łódź i Kraków');
  });

  it('is read by the charset of its meta tag', async () => {
    const html = `<html><head><meta charset="shift_jis"></head><body><p>${JAPANESE}</p></body></html>`;
    expect((await plain(iconv.encode(html, 'shift_jis'), 'text/html')).markdown).toBe(JAPANESE);
  });

  it('is not spoiled by a charset that is plainly wrong', async () => {
    expect((await plain(iconv.encode(RUSSIAN.repeat(4), 'windows-1251'), 'text/plain; charset=utf-8')).markdown).toBe(
      RUSSIAN.repeat(4).trim(),
    );
  });
});

describe('text that is no text', () => {
  it('is refused when it is binary', async () => {
    const bytes = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256);
    await expect(plain(bytes)).rejects.toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'file' }],
      message: expect.stringMatching(/binary/),
    });
  });

  it.each([
    ['', /empty/],
    [' \n\t ', /no text/],
    ['--- *** ---', /no text/],
  ])('is refused when nothing is in it: "%s"', async (text, message) => {
    await expect(plain(Buffer.from(text))).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(message),
    });
  });

  it('loses its NUL bytes and other control characters, where they are few', async () => {
    const text = `${'Words and words and words and words. '.repeat(10)}A\0B\u0007C`;
    expect((await plain(Buffer.from(text))).markdown).toBe(`${'Words and words and words and words. '.repeat(10)}ABC`);
  });

  it('loses its lone surrogates', async () => {
    const bytes = iconv.encode(
      '\ufeffA pair 𝄞 stays, and a half one \ud834 does not, whatever the encoding may allow to be written down in it.',
      'utf-16le',
    );
    const { markdown } = await plain(bytes);
    expect(markdown).toContain('𝄞');
    expect(markdown).not.toMatch(/\p{Surrogate}/u);
  });
});

describe('a text file', () => {
  it('of one line a paragraph becomes paragraphs', async () => {
    const line =
      'A long line that nobody has wrapped by hand, as programs export it, and which goes on and on until its paragraph ends at last.';
    expect((await plain(Buffer.from(`${line}\n${line}`))).markdown).toBe(`${line}\n\n${line}`);
  });

  it('of wrapped lines stays as it is', async () => {
    expect((await plain(Buffer.from('wrapped by\r\nhand\r\n'))).markdown).toBe('wrapped by\nhand');
  });
});

describe('front matter', () => {
  const markdown = (text: string) => plain(Buffer.from(text), 'text/markdown');

  it('tells what the document is', async () => {
    const document = await markdown(
      '---\ntitle: "Pumps: a survey"\nauthor: [Ann, Bob]\npublisher: Agency\ndate: 2026-03\nlang: de\nsource: https://example.com/a\nlicense: CC0\nvisibility: private\n---\n# Head\n\nText.',
    );
    expect(document).toMatchObject({
      title: 'Pumps: a survey',
      author: 'Ann, Bob',
      publisher: 'Agency',
      date: '2026-03',
      language: 'de',
      url: 'https://example.com/a',
      licence: 'CC0',
      visibility: 'private',
      markdown: '# Head\n\nText.',
      warnings: [],
    });
  });

  it.each([
    ['Heat pumps: what they cost', 'Heat pumps: what they cost'],
    ["Don't wait: act", "Don't wait: act"],
    ['What it costs:', 'What it costs:'],
    ['Отопление: сколько это стоит', 'Отопление: сколько это стоит'],
    ['"Smart" meters', '"Smart" meters'],
    ['[Update] Prices: 2026', '[Update] Prices: 2026'],
    ['*Heat pumps* explained', '*Heat pumps* explained'],
    ['@home: a diary', '@home: a diary'],
    ['"Quoted: as it should be"', 'Quoted: as it should be'],
    ['https://example.com is a title', 'https://example.com is a title'],
  ])('reads a title that is not quoted as the text it is: %s', async (written, title) => {
    const document = await markdown(
      `---\ntitle: ${written}\nauthors:\n  - Ann\nseo:\n  summary: One: two\nlanguage: en\ndate: 2026-03-01\n---\n# Head\n\nText.`,
    );
    expect(document).toMatchObject({ title, author: 'Ann', language: 'en', date: '2026-03-01', warnings: [] });
    expect(document.markdown).toBe('# Head\n\nText.');
  });

  it('says where a field is no text', async () => {
    const document = await markdown('---\ntitle:\n  Heat pumps: costs\nlang: en\n---\nText.');
    expect(document).toMatchObject({ title: undefined, language: 'en' });
    expect(document.warnings).toEqual([expect.stringMatching(/`title`: received a mapping; allowed: text/)]);
  });

  it('that does not fit is named and left out, field by field', async () => {
    const document = await markdown(
      '---\ntitle: Kept\ndate: soon\nurl: javascript:alert(1)\nvisibility: secret\n---\nText.',
    );
    expect(document).toMatchObject({ title: 'Kept', date: undefined, url: undefined, visibility: undefined });
    expect(document.warnings).toEqual([
      expect.stringMatching(/`date`.*"soon"/),
      expect.stringMatching(/`url`.*"javascript/),
      expect.stringMatching(/`visibility`.*"secret"; allowed: public, private/),
    ]);
  });

  it.each([
    ['aliases', '---\na: &a [x, x]\ntitle: [*a, *a]\n---\nText.'],
    ['broken YAML', '---\ntitle: "open\n---\nText.'],
    ['endless nesting', `---\n${'['.repeat(10_000)}\n---\nText.`],
  ])('with %s is kept as text and named', async (_name, text) => {
    const document = await markdown(text);
    expect(document.markdown).toContain('Text.');
    expect(document.warnings).toEqual([expect.stringMatching(/not readable YAML/)]);
  });

  it('is only what stands between the marks, and a mapping', async () => {
    expect((await markdown('---\n\nA rule, then text.\n\n---\n\nMore.')).markdown).toContain('A rule, then text.');
  });

  it('missing, the first heading is the title', async () => {
    expect((await markdown('# The *first* one\n\nText.')).title).toBe('The first one');
    expect((await markdown('Underlined\n===\n\nText.')).title).toBe('Underlined');
    expect((await markdown('Text.\n\n# Later')).title).toBeUndefined();
  });
});
