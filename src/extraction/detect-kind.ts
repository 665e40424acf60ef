import { DOCUMENT_KINDS, type DocumentKind, kindOfFileName, kindOfMediaType } from './document-kinds.ts';
import { unreadable, unsupported } from './refusals.ts';

/** Types that say nothing about the content: browsers and curl send them when they do not know better. */
const SAYS_NOTHING = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-www-form-urlencoded',
]);

/** Beginnings of files that are none of our kinds, with a name for the message. */
const FOREIGN: readonly (readonly [magic: string, name: string])[] = [
  ['\x89PNG\r\n\x1a\n', 'a PNG picture'],
  ['\xff\xd8\xff', 'a JPEG picture'],
  ['GIF87a', 'a GIF picture'],
  ['GIF89a', 'a GIF picture'],
  [
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'an old Office file (.doc) or a password-protected DOCX; save it as a DOCX without a password',
  ],
  ['{\\rtf', 'an RTF document; save it as DOCX or PDF'],
  ['\x1f\x8b', 'a gzip archive'],
  ['7z\xbc\xaf\x27\x1c', 'a 7z archive'],
  ['Rar!\x1a\x07', 'a RAR archive'],
  ['%!PS', 'a PostScript file'],
  ['\x7fELF', 'a program'],
  ['MZ\x90', 'a program'],
  ['ID3\x03', 'an audio file'],
  ['ID3\x04', 'an audio file'],
  ['SQLite format 3\0', 'a database'],
];

export interface DeclaredType {
  /** As in a Content-Type header, parameters allowed. */
  readonly mediaType?: string | undefined;
  readonly fileName?: string | undefined;
}

/**
 * What a document is. Its first bytes decide between PDF, DOCX and text; among texts the declared type does, then the
 * file name, then what it looks like. Throws RequestError: `unsupported_media_type` for anything else,
 * `invalid_request` when declaration and bytes contradict each other.
 */
export function detectKind(bytes: Uint8Array, declared: DeclaredType): DocumentKind {
  const mediaType = (declared.mediaType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const claimed = claimedKind(mediaType, declared.fileName);
  const found = kindOfBytes(bytes, claimed);
  if (typeof found === 'object') throw unsupported(found.foreign);
  if (claimed === undefined) {
    if (!SAYS_NOTHING.has(mediaType) && !mediaType.startsWith('text/')) throw unsupported(mediaType);
    return found ?? 'text';
  }
  if (contradicts(claimed, found)) {
    const shown = found === undefined ? 'neither PDF nor DOCX' : DOCUMENT_KINDS[found].name;
    throw unreadable(
      `it was declared as ${DOCUMENT_KINDS[claimed].name}${declaration(mediaType, declared.fileName)}, but its content is ${shown}`,
    );
  }
  return claimed;
}

function claimedKind(mediaType: string, fileName: string | undefined): DocumentKind | undefined {
  const byType = kindOfMediaType(mediaType);
  const byName = fileName === undefined ? undefined : kindOfFileName(fileName);
  if (byType === 'text' && byName === 'markdown') return 'markdown';
  if (byType !== undefined) return byType;
  return SAYS_NOTHING.has(mediaType) || mediaType.startsWith('text/') ? byName : undefined;
}

function contradicts(claimed: DocumentKind, found: DocumentKind | undefined): boolean {
  const packed = claimed === 'pdf' || claimed === 'docx';
  if (packed) return found !== claimed;
  return found === 'pdf' || found === 'docx' || (found === 'html' && claimed !== 'html');
}

function declaration(mediaType: string, fileName: string | undefined): string {
  const parts = [SAYS_NOTHING.has(mediaType) ? undefined : mediaType, fileName].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function kindOfBytes(
  bytes: Uint8Array,
  claimed: DocumentKind | undefined,
): DocumentKind | { foreign: string } | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 2048)).toString('latin1');
  // Some PDFs have rubbish before their mark, as all readers allow; a text may mention the mark.
  if (/^\s*%PDF-/.test(head) || (claimed === 'pdf' && head.slice(0, 1024).includes('%PDF-'))) return 'pdf';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'docx';
  for (const [magic, name] of FOREIGN) if (head.startsWith(magic)) return { foreign: name };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return { foreign: 'a WebP picture' };
  if (head.startsWith('\0') && head.slice(4, 8) === 'ftyp') return { foreign: 'a video or AVIF picture' };
  return looksLikeHtml(head) ? 'html' : undefined;
}

function looksLikeHtml(head: string): boolean {
  const text = head.replaceAll('\0', '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text);
}
