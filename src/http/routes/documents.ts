import type { Document } from '../../contract/documents.ts';
import { ALL_LANGUAGES } from '../../contract/languages.ts';
import type { OPERATIONS } from '../../contract/operations.ts';
import type { StoredDocument } from '../../store/documents.ts';
import type { Call, Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';

type DocumentHandlers = Pick<
  Handlers,
  'listDocuments' | 'searchStore' | 'createDocument' | 'getDocument' | 'updateDocument' | 'deleteDocument'
>;

export function documentHandlers({ knowledge, quotas }: Pick<HttpParts, 'knowledge' | 'quotas'>): DocumentHandlers {
  return {
    async listDocuments({ accountId, query: { storeId, ...page } }) {
      const { entries, cursor } = await knowledge.listDocuments(accountId, storeId, page);
      return { data: { documents: entries.map(documentOf), next_cursor: cursor } };
    },

    async searchStore({ accountId, query: { storeId, q, limit } }) {
      const found = await knowledge.searchStore({ accountId, storeId, text: q, limit });
      return {
        data: {
          documents: found.map(({ document, passages }) => ({
            ...documentOf(document),
            passages: passages.map(({ headings, text }) => ({ headings, text })),
          })),
        },
      };
    },

    async createDocument(call) {
      const { storeId, content, facts } = newDocument(call);
      const { document, warnings } = await knowledge.addDocument(
        call.accountId,
        storeId,
        content,
        facts,
        quotas.documentLimit,
      );
      return { data: documentOf(document), ...withWarnings(call, warnings) };
    },

    async getDocument({ accountId, query }) {
      const document = await knowledge.getDocument(accountId, query.documentId);
      return { data: { ...documentOf(document), markdown: document.markdown } };
    },

    async updateDocument({ accountId, query, body }) {
      return { data: documentOf(await knowledge.updateDocument(accountId, query.documentId, body)) };
    },

    async deleteDocument({ accountId, query: { documentId } }) {
      await knowledge.deleteDocument(accountId, documentId);
      return { data: { document_id: documentId } };
    },
  };
}

type NewDocumentCall = Call<(typeof OPERATIONS)['createDocument']>;

function newDocument({ body, upload }: NewDocumentCall) {
  if (upload !== undefined) {
    const { storeId, ...facts } = upload.fields;
    return { storeId, facts, content: upload.file };
  }
  if (body === undefined) throw new Error('neither a body nor an upload was read');
  const { storeId, content, format, ...facts } = body;
  return { storeId, facts, content: { text: content, format } };
}

/** What was left out of a document is said in English only; a Chinese answer keeps to its general sentence. */
function withWarnings({ words }: NewDocumentCall, warnings: readonly string[]): { message?: string } {
  if (warnings.length === 0 || words.language !== 'en') return {};
  return { message: [words.done.createDocument, ...warnings].join(words.gap) };
}

function documentOf(document: StoredDocument): Document {
  const { id, storeId, brandId, mediaType, createdAt, title, url, publisher, date, licence, visibility, words } =
    document;
  return {
    document_id: id,
    store_id: storeId ?? '',
    brand_id: brandId,
    title,
    url,
    publisher,
    date,
    licence,
    visibility,
    language: ALL_LANGUAGES.find((code) => code === document.language) ?? null,
    media_type: mediaType,
    words,
    created_at: createdAt.toISOString(),
  };
}
