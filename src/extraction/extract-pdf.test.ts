import { describe, expect, it } from 'vitest';
import { type TinyLine, type TinyPdfOptions, tinyPdf } from '../../test/support/tiny-pdf.ts';
import { extractDocument } from './extract-document.ts';

const read = (pages: readonly (readonly TinyLine[])[], options?: TinyPdfOptions) =>
  extractDocument({ bytes: tinyPdf(pages, options), mediaType: 'application/pdf' });

describe('a PDF', () => {
  it('becomes paragraphs, its hyphenations undone and its compounds kept', async () => {
    const { markdown } = await read([
      [
        'Heat pumps move heat instead of making it, and so they need less elec-',
        'tricity. A well-known rule of thumb says so, and it is indeed well-',
        'known.',
        '',
        'The next paragraph.',
      ],
    ]);
    expect(markdown).toBe(
      'Heat pumps move heat instead of making it, and so they need less electricity. A well-known rule of thumb says so, and it is indeed well-known.\n\nThe next paragraph.',
    );
  });

  it('becomes headings by letter size, and list items', async () => {
    const { markdown } = await read([
      [
        { text: 'A survey of pumps', size: 20 },
        '',
        '',
        { text: 'Sizes', size: 14 },
        '',
        'A small house needs four kilowatts of heat.',
        '',
        '- quiet',
        '- cheap',
      ],
    ]);
    expect(markdown).toBe(
      '# A survey of pumps\n\n## Sizes\n\nA small house needs four kilowatts of heat.\n\n- quiet\n- cheap',
    );
  });

  it('loses running heads and page numbers, and keeps what stands once', async () => {
    const topics = ['air', 'water', 'ground', 'waste heat'];
    const { markdown } = await read(
      topics.map((topic, index) => [
        'Annual Report 2026',
        '',
        `The source of this pump is ${topic}.`,
        '',
        `It is number ${topic} in our list of sources.`,
        '',
        `${index + 1}`,
      ]),
    );
    expect(markdown).not.toMatch(/Annual Report|^\d$/m);
    for (const topic of topics) expect(markdown).toContain(`pump is ${topic}.`);
  });

  it('goes on over a page break within a sentence', async () => {
    const { markdown } = await read([
      ['This long line fills the page from left to right and its sentence'],
      ['goes on overleaf.'],
    ]);
    expect(markdown).toBe('This long line fills the page from left to right and its sentence goes on overleaf.');
  });

  it('tells title and date, unless a program made the title up', async () => {
    expect(await read([['Text.']], { title: 'Pumps', creationDate: 'D:20260301120000Z' })).toMatchObject({
      title: 'Pumps',
      date: '2026-03-01',
    });
    expect((await read([['Text.']], { title: 'Microsoft Word - draft.doc' })).title).toBeUndefined();
  });

  it.each([
    ['a password', tinyPdf([['Text.']], { encrypted: true }), /protected by a password/],
    ['pictures only', tinyPdf([[], []]), /scanned/],
    ['its end cut off', tinyPdf([['Text.']]).subarray(0, 200), /damaged or cut off/],
    ['nothing but the mark', Buffer.from('%PDF-1.7'), /damaged or cut off/],
    ['too many pages', tinyPdf(Array.from({ length: 1001 }, () => ['x'])), /1001 pages; allowed: 1000/],
  ])('with %s is refused with the reason', async (_name, bytes, message) => {
    await expect(extractDocument({ bytes, mediaType: 'application/pdf' })).rejects.toMatchObject({
      name: 'RequestError',
      code: 'invalid_request',
      message: expect.stringMatching(message),
    });
  });
});
