import { crc32, deflateRawSync } from 'node:zlib';

export interface TinyEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Unpacked size written into the archive instead of the true one. */
  readonly claimedSize?: number;
  readonly encrypted?: boolean;
}

/** A ZIP archive, deflated, as small programs write it. */
export function tinyZip(entries: readonly TinyEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);
    const header = commonHeader(entry, content, packed.length, name.length);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), header, name, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, Buffer.alloc(10), uint32(offset), name);
    offset += 4 + header.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** The 26 bytes that local header and central directory share. */
function commonHeader(entry: TinyEntry, content: Buffer, packedSize: number, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(entry.encrypted === true ? 1 : 0, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packedSize, 14);
  header.writeUInt32LE(entry.claimedSize ?? content.length, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A Word document. @param body inner XML of `w:body` */
export function tinyDocx(body: string, core = ''): Buffer {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  const styles =
    '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>';
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return tinyZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: relations },
    { name: 'word/document.xml', content: document },
    { name: 'word/styles.xml', content: styles },
    ...(core === '' ? [] : [{ name: 'docProps/core.xml', content: `<cp:coreProperties>${core}</cp:coreProperties>` }]),
  ]);
}

/** One paragraph for `tinyDocx`. */
export function wordParagraph(text: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`;
}
