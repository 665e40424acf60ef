/** How much one document may ask of us. */
export const LIMITS = {
  /** Bytes of the file. */
  bytes: 20 * 1024 * 1024,
  /** Characters of the Markdown that comes out. */
  characters: 2_000_000,
  /** Depth of HTML elements; browsers stop at 512 as well. Above some thousands, article finding takes minutes. */
  htmlDepth: 512,
  /** HTML elements of one page; the largest pages people read have some 30,000. */
  htmlElements: 100_000,
  /** Characters of one JSON-LD block, and nodes looked at in all of them. */
  jsonLdBlock: 1_000_000,
  jsonLdNodes: 2_000,
  pdfPages: 1_000,
  zipEntries: 2_000,
  /** Bytes of all entries of a DOCX together, unpacked. */
  zipBytes: 64 * 1024 * 1024,
  /** Unpacked to packed size; looked at above `zipRatioFrom` bytes only, as small repetitive parts pack very well. */
  zipRatio: 200,
  zipRatioFrom: 8 * 1024 * 1024,
  /** Characters of the YAML block before a Markdown document. */
  frontMatter: 16 * 1024,
} as const;
