import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { tinyPdf } from '../../test/support/tiny-pdf.ts';
import { tinyDocx, wordParagraph } from '../../test/support/tiny-zip.ts';
import { RequestError } from '../contract/errors.ts';
import { createExtractor } from './extractor.ts';
import { PageProblem } from './page-problem.ts';

const extractor = createExtractor({ threads: 1, timeoutMs: 60_000 });
afterAll(() => extractor.close());

async function endOf(reading: Promise<unknown>): Promise<unknown> {
  return reading.catch((error: unknown) => error);
}

describe('the extractor', () => {
  it('returns documents with their passages and tokens', async () => {
    const bytes = Buffer.from(
      '---\ntitle: Pumps\n---\n# Pumps\n\n## Sizes\n\nThe small house needs a pump of four kilowatts.',
    );
    const { document, index } = await extractor.prepare({ bytes, mediaType: 'text/markdown' });
    expect(document.title).toBe('Pumps');
    expect(index).toMatchObject({ language: 'en', words: 9 });
    expect(index.passages).toEqual([
      {
        headings: ['Sizes'],
        text: 'The small house needs a pump of four kilowatts.',
        tokens: expect.arrayContaining(['pump', 'size', 'hous', 'kilowatt']),
      },
    ]);
  });

  it('carries a refusal over the border as what it is', async () => {
    const end = await endOf(extractor.extract({ bytes: tinyPdf([[]]), mediaType: 'application/pdf' }));
    expect(end).toBeInstanceOf(RequestError);
    expect(end).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'file', message: expect.stringMatching(/scanned/) }],
    });
  });

  it('refuses 50 MB without looking at them', async () => {
    const end = await endOf(extractor.prepare({ bytes: Buffer.alloc(50_000_000, 'a '), mediaType: 'text/plain' }));
    expect(end).toMatchObject({
      code: 'payload_too_large',
      message: expect.stringMatching(/50000000 bytes; allowed: 20971520/),
    });
  });

  it('refuses more text than a book holds', async () => {
    const end = await endOf(extractor.prepare({ bytes: Buffer.alloc(3_000_000, 'word '), mediaType: 'text/plain' }));
    expect(end).toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/characters of text; allowed: 2000000/),
    });
  });

  it('ends what takes too long, says so, and reads the next document', async () => {
    const hurried = createExtractor({ threads: 1, timeoutMs: 1 });
    const end = await endOf(
      hurried.prepare({ bytes: Buffer.from('| a '.repeat(400_000)), mediaType: 'text/markdown' }),
    );
    await hurried.close();
    expect(end).toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/longer than 0\.001 seconds/),
    });
  });

  it('ends what takes too much memory, and reads the next document', async () => {
    const poor = createExtractor({ threads: 1, memoryMb: 32, timeoutMs: 60_000 });
    const end = await endOf(poor.prepare({ bytes: Buffer.from('| a '.repeat(400_000)), mediaType: 'text/markdown' }));
    const next = await poor.extract({ bytes: Buffer.from('Text.'), mediaType: 'text/plain' });
    await poor.close();
    expect(end).toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/more than 32 MiB of memory/),
    });
    expect(next.markdown).toBe('Text.');
  });

  it('cuts a passage that is too long for the index, at the ends of sentences', async () => {
    const bytes = Buffer.from('This sentence is one of very many in one paragraph. '.repeat(1000));
    const { index } = await extractor.prepare({ bytes, mediaType: 'text/plain' });
    expect(index.passages.length).toBeGreaterThan(1);
    for (const { text } of index.passages) expect(text).toMatch(/^This sentence.*paragraph\.$/);
  });

  it('takes a nearly empty document', async () => {
    const { document, index } = await extractor.prepare({
      bytes: Buffer.from('7'),
      mediaType: 'text/plain',
      fileName: 'dir/my_notes.txt',
    });
    expect(document.title).toBe('my notes');
    expect(index.passages.map(({ text }) => text)).toEqual(['7']);
  });
});

describe('a page in its thread', () => {
  const url = 'https://example.com/a';
  const hostile = Buffer.from(`<table>${'<tr><td><b><p>x y z</p>'.repeat(20_000)}`);

  it('carries a problem over the border as what it is', async () => {
    const end = await endOf(extractor.readPage({ bytes: Buffer.from('<title>Not found</title>'), url }));
    expect(end).toBeInstanceOf(PageProblem);
    expect(end).toMatchObject({ code: 'soft_404' });
  });

  it('of 20,000 nested elements is refused, and the next page is read', async () => {
    const end = await endOf(extractor.readPage({ bytes: Buffer.from(`${'<div>'.repeat(20_000)}x`), url }));
    expect(end).toMatchObject({ code: 'unreadable', message: expect.stringMatching(/nested/) });
    const next = await extractor.readPage({ bytes: Buffer.from('<title>A</title><p>The next page.</p>'), url });
    expect(next.markdown).toBe('The next page.');
  });

  it('that takes too long or too much memory is ended with a plain sentence', async () => {
    const hurried = createExtractor({ threads: 1, pageTimeoutMs: 1 });
    const late = await endOf(hurried.readPage({ bytes: hostile, url }));
    await hurried.close();
    expect(late).toMatchObject({
      name: 'PageProblem',
      code: 'too_large',
      message: 'The page is too long or too complicated: reading it took longer than 0.001 seconds',
    });
    const poor = createExtractor({ threads: 1, memoryMb: 40, pageTimeoutMs: 60_000 });
    const full = await endOf(poor.readPage({ bytes: Buffer.from('<p><i>x</i> y'.repeat(49_000)), url }));
    await poor.close();
    expect(full).toMatchObject({ code: 'too_large', message: expect.stringMatching(/more than 40 MiB of memory/) });
  });

  it('of 50 MB is refused without being looked at', async () => {
    const end = await endOf(extractor.readPage({ bytes: Buffer.alloc(50_000_000), url }));
    expect(end).toMatchObject({ code: 'too_large', message: expect.stringMatching(/50000000 bytes/) });
  });
});

describe('whatever comes in', () => {
  const types = fc.constantFrom('text/plain', 'text/markdown', 'text/html', 'application/pdf', undefined);
  const docx = tinyDocx(wordParagraph('Text.'));
  const pdf = tinyPdf([['Some text on a page.']]);
  const spoiled = (file: Buffer) =>
    fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }).map((changes) => {
      const bytes = Buffer.from(file);
      for (const [at, byte] of changes) bytes[at] = byte;
      return bytes;
    });
  const markup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<p>',
          '</div>',
          '<table><tr>',
          '<!--',
          '<svg',
          '---\n',
          '# ',
          '| a |\n',
          '```',
          '[a](',
          '\n\n',
        ),
        fc.string({ unit: 'binary' }),
      ),
    )
    .map((parts) => Buffer.from(parts.join('')));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
    markup,
    spoiled(pdf),
    spoiled(docx),
  );

  it('ends in storable text or in a RequestError', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, types, async (content, mediaType) => {
        const end = await endOf(extractor.prepare({ bytes: content, mediaType }));
        if (end instanceof RequestError) return;
        const { document, index } = end as Awaited<ReturnType<typeof extractor.prepare>>;
        for (const text of [
          document.title,
          document.markdown,
          ...index.passages.flatMap((passage) => [passage.text, ...passage.tokens]),
        ]) {
          expect(text.includes('\0')).toBe(false);
          expect(/\p{Surrogate}/u.test(text)).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });
});
