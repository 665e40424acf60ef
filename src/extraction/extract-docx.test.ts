import { describe, expect, it } from 'vitest';
import { type TinyEntry, tinyDocx, tinyZip, wordParagraph } from '../../test/support/tiny-zip.ts';
import { extractDocument } from './extract-document.ts';

const read = (bytes: Uint8Array) => extractDocument({ bytes, fileName: 'a.docx' });
const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`;

describe('a DOCX', () => {
  it('becomes Markdown with headings and tables', async () => {
    const table = `<w:tbl><w:tr>${cell('House')}${cell('kW')}</w:tr><w:tr>${cell('small')}${cell('4')}</w:tr></w:tbl>`;
    const { markdown, title } = await read(
      tinyDocx(wordParagraph('Wärmepumpen', 'Heading1') + wordParagraph('Text &amp; more.') + table),
    );
    expect(title).toBe('Wärmepumpen');
    expect(markdown).toMatch(/^# Wärmepumpen\n\nText & more\.\n\n\|/);
    expect(markdown).toMatch(/\| small \| 4 +\|/);
  });

  it('tells title, author and date', async () => {
    const core =
      '<dc:title>Pumps</dc:title><dc:creator>Ann</dc:creator><dcterms:created>2026-02-03T00:00:00Z</dcterms:created>';
    expect(await read(tinyDocx(wordParagraph('Text.'), core))).toMatchObject({
      title: 'Pumps',
      author: 'Ann',
      date: '2026-02-03',
    });
  });

  const zeros = Buffer.alloc(70 * 1024 * 1024);
  const main = (rest: Partial<TinyEntry>): TinyEntry[] => [{ name: 'word/document.xml', content: 'x', ...rest }];
  it.each([
    ['is a zip bomb by its own words', tinyZip(main({ content: zeros })), /unpacks to more than/],
    ['is a zip bomb that lies', tinyZip(main({ content: zeros, claimedSize: 100 })), /damaged ZIP archive/],
    [
      'packs beyond reason',
      tinyZip(main({ content: zeros.subarray(0, 20 * 1024 * 1024) })),
      /more than 200 times its size/,
    ],
    [
      'holds too many entries',
      tinyZip(Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, content: '' }))),
      /2001 entries; allowed: 2000/,
    ],
    ['is encrypted', tinyZip(main({ encrypted: true })), /password/],
    ['is cut off', tinyDocx(wordParagraph('Text.')).subarray(0, 300), /damaged ZIP/],
    ['holds broken XML', tinyZip(main({ content: '<w:document' })), /damaged DOCX/],
    ['holds nothing', tinyDocx(''), /no text/],
  ])('that %s is refused with the reason', async (_name, bytes, message) => {
    await expect(read(bytes)).rejects.toMatchObject({
      name: 'RequestError',
      code: 'invalid_request',
      message: expect.stringMatching(message),
    });
  });

  it.each([
    [tinyZip([{ name: 'xl/workbook.xml', content: 'x' }]), /Excel/],
    [tinyZip([{ name: 'notes.txt', content: 'x' }]), /no DOCX/],
  ])('that is another archive is refused by name (%#)', async (bytes, message) => {
    await expect(read(bytes)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: expect.stringMatching(message),
    });
  });
});
