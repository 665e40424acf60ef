import { sha256Hex } from '../../support/hash.ts';

/** A file and the fields that go with it. */
export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array };
}

/** Body and Content-Type of a `multipart/form-data` request; the same content gives the same bytes. */
export function multipartBody({ fields, file }: Multipart): { headers: Record<string, string>; body: Uint8Array } {
  // A boundary made from the content can not stand in it.
  const boundary = `inkwright-${sha256Hex(file.bytes)}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted(file.name)}"\r\nContent-Type: ${oneLine(file.mediaType)}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

function quoted(text: string): string {
  return oneLine(text).replaceAll('"', '%22');
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, ' ');
}
