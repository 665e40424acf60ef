import type { DOCUMENT_FORMATS } from '../contract/choices.ts';
import { RequestError } from '../contract/errors.ts';
import type { DocumentIndex } from '../extraction/index-document.ts';
import type { PreparedDocument } from '../extraction/prepare-document.ts';
import { storableLine } from '../extraction/storable-text.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import {
  countDocuments,
  type DocumentChange,
  deleteDocument,
  findDocument,
  findDocumentByHash,
  insertDocument,
  lockAccountDocuments,
  type NewDocument,
  type StoredDocument,
  selectDocuments,
  updateDocument,
} from '../store/documents.ts';
import { deletePassages, insertPassages } from '../store/passages.ts';
import { type Page, type PageRequest, readPage } from '../store/read-page.ts';
import { inTransaction } from '../store/transaction.ts';
import { sha256Hex } from '../support/hash.ts';
import type { IdSource } from '../support/ids.ts';
import type { KnowledgeParts } from './knowledge-parts.ts';
import { isId, notFound } from './not-found.ts';
import { requireBrand, type Stores } from './stores.ts';

/** What its owner says about a document; what is missing is taken from the document itself. */
export interface GivenFacts {
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly publisher?: string | undefined;
  /** `2026`, `2026-03` or `2026-03-01`. */
  readonly date?: string | undefined;
  readonly licence?: string | undefined;
  readonly visibility?: 'public' | 'private' | undefined;
  readonly brandId?: string | undefined;
}

export type DocumentContent =
  | { readonly text: string; readonly format: (typeof DOCUMENT_FORMATS)[number] }
  | { readonly bytes: Uint8Array; readonly mediaType: string | undefined; readonly fileName: string | undefined };

export interface AddedDocument {
  readonly document: StoredDocument;
  /** False: the store had a document of the same bytes, and that one is returned as it is. */
  readonly created: boolean;
  /** English sentences: what was left out or looked odd. */
  readonly warnings: readonly string[];
}

/** Documents of one account; every method throws RequestError `not_found` for ids the account has not. */
export interface Documents {
  /**
   * Reads a document and stores it with its passages, both or neither.
   * @param limit documents the account may have
   * @throws RequestError `quota_exceeded`, or why the content can not be read, at the path `file` or `content`
   */
  addDocument(
    accountId: string,
    storeId: string,
    content: DocumentContent,
    given: GivenFacts,
    limit: number,
  ): Promise<AddedDocument>;
  listDocuments(accountId: string, storeId: string, page: PageRequest): Promise<Page<StoredDocument>>;
  getDocument(accountId: string, documentId: string): Promise<StoredDocument & { markdown: string }>;
  /** What is missing stays as it was. A new title makes the passages be indexed again. */
  updateDocument(accountId: string, documentId: string, change: GivenFacts): Promise<StoredDocument>;
  deleteDocument(accountId: string, documentId: string): Promise<void>;
  /** Documents the account has in all its stores. */
  countDocuments(accountId: string): Promise<number>;
}

const MEDIA_TYPES = { markdown: 'text/markdown', text: 'text/plain', html: 'text/html' } as const;

export function createDocuments(parts: KnowledgeParts, stores: Stores): Documents {
  const { db, extractor, clock, ids } = parts;

  async function getDocument(accountId: string, documentId: string): Promise<StoredDocument & { markdown: string }> {
    const document = isId(documentId) ? await findDocument(db, accountId, documentId) : undefined;
    if (document === undefined) throw notFound('document', 'documentId', documentId);
    return document;
  }

  return {
    getDocument,
    countDocuments: (accountId) => countDocuments(db, accountId),

    async addDocument(accountId, storeId, content, given, limit) {
      await stores.getStore(accountId, storeId);
      if (given.brandId !== undefined) await requireBrand(parts, accountId, storeId, given.brandId);
      const bytes = 'text' in content ? Buffer.from(content.text, 'utf8') : content.bytes;
      const contentHash = sha256Hex(bytes);
      const known = await findDocumentByHash(db, accountId, storeId, contentHash);
      if (known !== undefined) return { document: known, created: false, warnings: [] };
      refuseBeyond(limit, await countDocuments(db, accountId));
      const declared =
        'text' in content ? { mediaType: `${MEDIA_TYPES[content.format]}; charset=utf-8` } : fileDeclaration(content);
      const input = { bytes, ...declared, title: storableLine(given.title) };
      const prepared = await atPath('text' in content ? 'content' : 'file', extractor.prepare(input));
      const document: NewDocument = {
        ...documentOf(prepared, given),
        id: ids.next('document'),
        storeId,
        contentHash,
        libraryPath: null,
        createdAt: clock.now(),
      };
      return inTransaction(db, async (trx) => {
        await lockAccountDocuments(trx, accountId);
        const same = await findDocumentByHash(trx, accountId, storeId, contentHash);
        if (same !== undefined) return { document: same, created: false, warnings: [] };
        refuseBeyond(limit, await countDocuments(trx, accountId));
        await storeDocument(trx, ids, accountId, document, prepared.index);
        return { document: withoutText(document), created: true, warnings: prepared.document.warnings };
      });
    },

    async listDocuments(accountId, storeId, page) {
      await stores.getStore(accountId, storeId);
      return readPage(page, (part) => selectDocuments(db, accountId, storeId, part));
    },

    async updateDocument(accountId, documentId, given) {
      const before = await getDocument(accountId, documentId);
      const storeId = before.storeId ?? '';
      if (given.brandId !== undefined) await requireBrand(parts, accountId, storeId, given.brandId);
      const change = changeOf(given);
      if (Object.keys(change).length === 0) return withoutText(before);
      const { markdown, language, title } = { ...before, ...change };
      const renamed = title !== before.title;
      const index = renamed ? await extractor.index({ markdown, title, language: language ?? undefined }) : undefined;
      return inTransaction(db, async (trx) => {
        const after = await updateDocument(trx, accountId, documentId, change);
        if (after === undefined) throw notFound('document', 'documentId', documentId);
        if (index !== undefined) {
          await deletePassages(trx, documentId);
          await insertPassages(trx, { documentId, accountId, storeId }, withIds(ids, index));
        }
        return after;
      });
    },

    async deleteDocument(accountId, documentId) {
      const gone = isId(documentId) && (await deleteDocument(db, accountId, documentId));
      if (!gone) throw notFound('document', 'documentId', documentId);
    },
  };
}

/** Document and passages, in the transaction of the caller. */
export async function storeDocument(
  trx: DatabaseTransaction,
  ids: IdSource,
  accountId: string | null,
  document: NewDocument,
  index: DocumentIndex,
): Promise<void> {
  await insertDocument(trx, accountId, document);
  const owner = { documentId: document.id, accountId, storeId: document.storeId };
  await insertPassages(trx, owner, withIds(ids, index));
}

/** What is known about a document: what its owner says goes before what it says itself. */
export function documentOf({ document, index }: PreparedDocument, given: GivenFacts) {
  return {
    brandId: given.brandId ?? null,
    title: document.title,
    url: given.url ?? document.url ?? null,
    publisher: storableLine(given.publisher) ?? document.publisher ?? null,
    date: given.date ?? document.date ?? null,
    licence: storableLine(given.licence) ?? document.licence ?? null,
    visibility: given.visibility ?? document.visibility ?? 'public',
    language: index.language ?? null,
    mediaType: document.mediaType,
    markdown: document.markdown,
    words: index.words,
  } as const;
}

function withIds(ids: IdSource, index: DocumentIndex) {
  return index.passages.map((passage) => ({ ...passage, id: ids.next('passage') }));
}

function withoutText({
  id,
  storeId,
  brandId,
  title,
  url,
  publisher,
  date,
  licence,
  ...rest
}: StoredDocument): StoredDocument {
  const { visibility, language, mediaType, words, createdAt } = rest;
  return {
    id,
    storeId,
    brandId,
    title,
    url,
    publisher,
    date,
    licence,
    visibility,
    language,
    mediaType,
    words,
    createdAt,
  };
}

function changeOf({ title, url, publisher, date, licence, visibility, brandId }: GivenFacts): DocumentChange {
  const change = {
    title: storableLine(title),
    url,
    publisher: storableLine(publisher),
    date,
    licence: storableLine(licence),
    visibility,
    brandId,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function fileDeclaration({ mediaType, fileName }: { mediaType: string | undefined; fileName: string | undefined }) {
  return { mediaType, fileName: storableLine(fileName) };
}

function refuseBeyond(limit: number, count: number): void {
  if (count < limit) return;
  throw new RequestError(
    'quota_exceeded',
    `The account has ${count} documents; allowed: ${limit}. Delete some, or ask the operator for more.`,
  );
}

/** The extractor speaks of a file; where the text stood in the body, the error points there. */
async function atPath(path: 'content' | 'file', reading: Promise<PreparedDocument>): Promise<PreparedDocument> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof RequestError) || path === 'file') throw error;
    const reason = error.details[0]?.message ?? error.message;
    const details = [{ path, message: reason }];
    throw new RequestError(error.code, `The content can not be read: ${reason}`, { details, cause: error });
  }
}
