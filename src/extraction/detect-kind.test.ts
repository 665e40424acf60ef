import { describe, expect, it } from 'vitest';
import { tinyPdf } from '../../test/support/tiny-pdf.ts';
import { detectKind } from './detect-kind.ts';

const text = (content: string) => Buffer.from(content);
const pdf = tinyPdf([['Some text']]);

describe('detectKind', () => {
  it.each([
    [text('Plain words'), { mediaType: 'text/plain' }, 'text'],
    [text('# Head'), { mediaType: 'text/markdown; charset=utf-8' }, 'markdown'],
    [text('# Head'), { mediaType: 'text/plain', fileName: 'notes.md' }, 'markdown'],
    [text('# Head'), { mediaType: 'application/octet-stream', fileName: 'NOTES.MD' }, 'markdown'],
    [text('<p>A fragment</p>'), { mediaType: 'text/html' }, 'html'],
    [text('<!-- made by hand --><!DOCTYPE html><p>x'), {}, 'html'],
    [text('words without any declaration'), {}, 'text'],
    [text('words'), { mediaType: 'text/csv' }, 'text'],
    [pdf, {}, 'pdf'],
    [Buffer.concat([text('rubbish before the mark\n'), pdf]), { mediaType: 'application/pdf' }, 'pdf'],
    [text('A PDF begins with %PDF-1.7 and ends with %%EOF.'), { mediaType: 'text/plain' }, 'text'],
    [text('ID3 tags and the ftyp box'), { mediaType: 'text/plain' }, 'text'],
  ])('takes %# for what it is', (bytes, declared, kind) => {
    expect(detectKind(bytes, declared)).toBe(kind);
  });

  it.each([
    [pdf, { mediaType: 'text/plain', fileName: 'a.txt' }, /plain text \(text\/plain, a\.txt\).*content is PDF/],
    [text('no pdf at all'), { mediaType: 'application/pdf' }, /declared as PDF.*neither PDF nor DOCX/],
    [text('no docx'), { fileName: 'a.docx' }, /declared as DOCX \(a\.docx\)/],
    [text('<!doctype html><p>x</p>'), { fileName: 'a.md' }, /declared as Markdown.*content is HTML/],
    [pdf, { fileName: 'a.docx' }, /declared as DOCX.*content is PDF/],
  ])('names both sides when declaration and content disagree (%#)', (bytes, declared, message) => {
    expect(() => detectKind(bytes, declared)).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringMatching(message) }),
    );
  });

  it.each([
    [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), { fileName: 'a.txt' }, /a PNG picture/],
    [Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), { fileName: 'a.docx' }, /old Office file/],
    [text('{\\rtf1 x}'), { mediaType: 'text/plain' }, /RTF/],
    [text('words'), { mediaType: 'video/mp4' }, /received video\/mp4; allowed: plain text/],
    [text('words'), { mediaType: 'application/json', fileName: 'a.md' }, /application\/json/],
  ])('refuses other kinds and says what is allowed (%#)', (bytes, declared, message) => {
    expect(() => detectKind(bytes, declared)).toThrow(
      expect.objectContaining({ code: 'unsupported_media_type', message: expect.stringMatching(message) }),
    );
  });
});
