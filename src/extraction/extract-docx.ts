import { Parser } from 'htmlparser2';
import mammoth from 'mammoth';
import { checkZip } from './check-zip.ts';
import type { DocumentFacts } from './extracted-document.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { isoDate } from './iso-date.ts';
import { unreadable, unsupported } from './refusals.ts';

const MAIN_PART = 'word/document.xml';
const CORE_PART = 'docProps/core.xml';

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/**
 * A Word document as Markdown; its archive is checked before anything unpacks it. Pictures are left out.
 * Throws RequestError for other archives, bombs, passwords and damage.
 */
export async function extractDocx(bytes: Uint8Array): Promise<{ facts: DocumentFacts; markdown: string }> {
  const zip = await checkZip(bytes, [CORE_PART]);
  if (!zip.names.has(MAIN_PART)) throw unsupported(nameOfArchive(zip.names));
  const html = await toHtml(bytes);
  const markdown = htmlToMarkdown(html);
  const facts = readCoreFacts(zip.contents.get(CORE_PART)?.toString('utf8') ?? '');
  return { facts: { ...facts, title: facts.title ?? /^#{1,2} (.+)$/m.exec(markdown)?.[1] }, markdown };
}

async function toHtml(bytes: Uint8Array): Promise<string> {
  try {
    const noPictures = mammoth.images.imgElement(async () => ({ src: '' }));
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const result = await mammoth.convertToHtml(
      { buffer },
      { styleMap: STYLES, convertImage: noPictures, externalFileAccess: false },
    );
    return result.value;
  } catch (error) {
    throw unreadable('it is a damaged DOCX', error);
  }
}

function nameOfArchive(names: ReadonlySet<string>): string {
  if (names.has('xl/workbook.xml')) return 'an Excel workbook';
  if (names.has('ppt/presentation.xml')) return 'a PowerPoint presentation';
  if (names.has('content.xml')) return 'an OpenDocument file';
  return `a ZIP archive that is no DOCX (no ${MAIN_PART} in it)`;
}

const CORE_NAMES: Readonly<Record<string, 'title' | 'author' | 'date' | 'language'>> = {
  'dc:title': 'title',
  'dc:creator': 'author',
  'dcterms:created': 'date',
  'dc:language': 'language',
};

function readCoreFacts(xml: string): DocumentFacts {
  const facts: DocumentFacts = {};
  let within: 'title' | 'author' | 'date' | 'language' | undefined;
  const parser = new Parser(
    {
      onopentag: (name) => {
        within = CORE_NAMES[name];
      },
      onclosetag: () => {
        within = undefined;
      },
      ontext: (text) => {
        if (within !== undefined) facts[within] = (facts[within] ?? '') + text;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { ...facts, date: isoDate(facts.date) };
}
