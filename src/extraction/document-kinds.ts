/** The kinds of documents that can be read, and the media types that name them. */
export type DocumentKind = 'text' | 'markdown' | 'html' | 'pdf' | 'docx';

interface KindFacts {
  readonly name: string;
  /** The first is the one we answer with. */
  readonly mediaTypes: readonly [string, ...string[]];
  readonly endings: readonly string[];
}

export const DOCUMENT_KINDS: Readonly<Record<DocumentKind, KindFacts>> = {
  text: { name: 'plain text', mediaTypes: ['text/plain'], endings: ['txt', 'text'] },
  markdown: {
    name: 'Markdown',
    mediaTypes: ['text/markdown', 'text/x-markdown'],
    endings: ['md', 'markdown', 'mdown'],
  },
  html: { name: 'HTML', mediaTypes: ['text/html', 'application/xhtml+xml'], endings: ['html', 'htm', 'xhtml'] },
  pdf: { name: 'PDF', mediaTypes: ['application/pdf', 'application/x-pdf'], endings: ['pdf'] },
  docx: {
    name: 'DOCX',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    endings: ['docx'],
  },
};

const KINDS = Object.keys(DOCUMENT_KINDS) as DocumentKind[];

/** Kind that a media type (without parameters, lower case) names; undefined when it names none of ours. */
export function kindOfMediaType(mediaType: string): DocumentKind | undefined {
  return KINDS.find((kind) => DOCUMENT_KINDS[kind].mediaTypes.includes(mediaType));
}

/** Kind that a file name's ending names; undefined when it names none of ours. */
export function kindOfFileName(fileName: string): DocumentKind | undefined {
  const ending = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : KINDS.find((kind) => DOCUMENT_KINDS[kind].endings.includes(ending));
}

/** What may be sent, for error messages. */
export function allowedKinds(): string {
  return KINDS.map((kind) => `${DOCUMENT_KINDS[kind].name} (${DOCUMENT_KINDS[kind].mediaTypes[0]})`).join(', ');
}
