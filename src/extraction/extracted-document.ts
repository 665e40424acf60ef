import type { DeclaredType } from './detect-kind.ts';

/** A file as it came in. */
export interface ExtractionInput extends DeclaredType {
  readonly bytes: Uint8Array;
  /** Where it was fetched, when it was; relative links are resolved against it. */
  readonly url?: string | undefined;
}

/** What a document says about itself; undefined: it says nothing. */
export interface DocumentFacts {
  title?: string | undefined;
  author?: string | undefined;
  publisher?: string | undefined;
  /** `2026`, `2026-03` or `2026-03-01`. */
  date?: string | undefined;
  /** As the document names it: a code of ours, a BCP 47 tag, or anything. */
  language?: string | undefined;
  url?: string | undefined;
  licence?: string | undefined;
  visibility?: 'public' | 'private' | undefined;
}

/** A document as Markdown, with what it says about itself. All text is storable (see `storable-text.ts`). */
export interface ExtractedDocument extends DocumentFacts {
  markdown: string;
  mediaType: string;
  /** English sentences for the person who sent it: what was left out or looked odd. */
  warnings: string[];
}
