import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { RequestError } from '../contract/errors.ts';
import { LIMITS } from './limits.ts';
import { unreadable } from './refusals.ts';

export interface CheckedZip {
  readonly names: ReadonlySet<string>;
  /** Content of the wanted entries, unpacked. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

/**
 * Looks through an archive before anything unpacks it: number of entries, encryption, declared sizes, then the sizes
 * that really come out. An archive that lies about its sizes is stopped at the limit, entry by entry, and never held
 * in memory. Throws RequestError.
 * @param wanted names of entries whose content is kept
 */
export async function checkZip(bytes: Uint8Array, wanted: readonly string[]): Promise<CheckedZip> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true });
    const entries = await listEntries(zip);
    checkDeclared(entries, bytes.byteLength);
    return await inflateAll(zip, entries, bytes.byteLength, new Set(wanted));
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw unreadable('it is a damaged ZIP archive (a DOCX is one)', error);
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > LIMITS.zipEntries) {
    throw unreadable(`it holds ${zip.entryCount} entries; allowed: ${LIMITS.zipEntries}`);
  }
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

function checkDeclared(entries: readonly Entry[], packed: number): void {
  if (entries.some((entry) => entry.isEncrypted())) {
    throw unreadable('it is protected by a password; save it without one');
  }
  checkSize(
    entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0),
    packed,
  );
}

function checkSize(unpacked: number, packed: number): void {
  if (unpacked > LIMITS.zipBytes) {
    throw unreadable(
      `it unpacks to more than ${LIMITS.zipBytes} bytes, as a "zip bomb" does; allowed: ${LIMITS.zipBytes}`,
    );
  }
  if (unpacked > LIMITS.zipRatioFrom && unpacked / packed > LIMITS.zipRatio) {
    throw unreadable(`it unpacks to more than ${LIMITS.zipRatio} times its size, as a "zip bomb" does`);
  }
}

async function inflateAll(
  zip: ZipFile,
  entries: readonly Entry[],
  packed: number,
  wanted: ReadonlySet<string>,
): Promise<CheckedZip> {
  const contents = new Map<string, Buffer>();
  let unpacked = 0;
  for (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const part: Buffer = chunk;
      unpacked += part.length;
      checkSize(unpacked, packed);
      if (wanted.has(entry.fileName)) chunks.push(part);
    }
    if (wanted.has(entry.fileName)) contents.set(entry.fileName, Buffer.concat(chunks));
  }
  return { names: new Set(entries.map((entry) => entry.fileName)), contents };
}
