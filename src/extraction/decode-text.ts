import { isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import sniffEncoding from 'html-encoding-sniffer';
import iconv from 'iconv-lite';
import { unreadable } from './refusals.ts';

/** What people write for encodings whose wider sibling is meant, as the WHATWG list has it. */
const WIDER: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  'iso-8859-9': 'windows-1254',
  gb2312: 'gb18030',
  gbk: 'gb18030',
};

const SAMPLE = 64 * 1024;

export interface TextDeclaration {
  /** `charset` of the Content-Type header. */
  readonly charset?: string | undefined;
  /** Whether a `meta charset` is to be looked for. */
  readonly html: boolean;
}

/** The `charset` of a Content-Type header, in whichever quotes it stands. */
export function charsetOf(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1];
}

/**
 * Decodes bytes of unknown encoding: byte order mark, header, meta, valid UTF-8, then statistics, then windows-1252.
 * iconv-lite does it, because Node 20's own windows-1252 decodes 0x80 to 0x9F wrongly.
 * Throws RequestError when what comes out is no text.
 */
export function decodeText(bytes: Uint8Array, declaration: TextDeclaration): string {
  const text = iconv.decode(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    encodingOf(bytes, declaration),
  );
  refuseBinary(text);
  return text;
}

function encodingOf(bytes: Uint8Array, { charset, html }: TextDeclaration): string {
  const marked = sniffEncoding(bytes, { xml: true, defaultEncoding: null });
  if (marked !== null) return marked;
  for (const label of [charset, html ? sniffEncoding(bytes, { defaultEncoding: null }) : undefined]) {
    const known = label === undefined || label === null ? undefined : usable(label);
    if (known !== undefined && !(isUtf8Label(known) && !isUtf8(bytes))) return known;
  }
  const sample = bytes.subarray(0, SAMPLE);
  return (
    utf16WithoutMark(sample) ?? (isUtf8(bytes) ? 'utf-8' : (usable(chardet.detect(sample) ?? '') ?? 'windows-1252'))
  );
}

function usable(label: string): string | undefined {
  const name = label.trim().toLowerCase();
  const wider = WIDER[name] ?? name;
  return wider !== '' && iconv.encodingExists(wider) ? wider : undefined;
}

function isUtf8Label(name: string): boolean {
  return name === 'utf-8' || name === 'utf8';
}

/** Latin text in UTF-16 has a zero in every other byte. */
function utf16WithoutMark(sample: Uint8Array): string | undefined {
  if (sample.length < 8) return undefined;
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > 0.3 && even < 0.02) return 'utf-16le';
  return even > 0.3 && odd < 0.02 ? 'utf-16be' : undefined;
}

/** One control character in a hundred is a damaged text; more is something else. */
function refuseBinary(text: string): void {
  if (text.length === 0) return;
  let strange = 0;
  for (const _ of text.matchAll(/(?![\t\n\f\r\u0085])\p{Cc}|\ufffd/gu)) strange += 1;
  if (strange / text.length > 0.01) {
    throw unreadable(
      'it was taken for text, but holds binary data or is damaged; send it as PDF, DOCX, HTML or UTF-8 text',
    );
  }
}
