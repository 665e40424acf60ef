import { z } from 'zod';
import { DOCUMENT_FORMATS, VISIBILITIES } from './choices.ts';
import { ALL_LANGUAGES } from './languages.ts';
import { defineOperation } from './operation.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { choice, codePoints, countInQuery, identifier, label, optional, webAddress } from './primitives.ts';

const documentQuery = z.strictObject({ documentId: z.string().min(1).meta({ description: 'Document' }) });

const partialDate = z
  .string()
  .regex(
    /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'must be a year, a month or a day: 2026, 2026-03 or 2026-03-01',
  );

const facts = {
  url: optional(webAddress()).meta({ description: 'Address the article may link to; missing: cited by title' }),
  publisher: optional(label()).meta({ description: 'Who published it' }),
  date: optional(partialDate).meta({ description: 'When it was published: 2026, 2026-03 or 2026-03-01' }),
  licence: optional(label()).meta({ description: 'Terms it may be used under' }),
  brandId: optional(identifier()).meta({ description: 'Brand of the store it belongs to' }),
  visibility: optional(z.enum(VISIBILITIES)).meta({
    description:
      '`private`: supports sentences and stands in the report, never named in the article; missing: what the front matter says, else `public`',
  }),
};

const storeId = identifier().meta({ description: 'Knowledge store it goes into' });

const CreateDocumentBody = z
  .strictObject({
    storeId,
    title: optional(label()).meta({ description: 'Title; missing: found in the content' }),
    content: z.string().min(1).meta({ description: 'The text itself' }),
    format: choice(DOCUMENT_FORMATS, 'markdown').meta({ description: 'What `content` is' }),
    ...facts,
  })
  .meta({ id: 'CreateDocumentBody', description: 'A new document' });

const UploadDocumentFields = z
  .strictObject({
    storeId,
    title: optional(label()).meta({ description: 'Title; missing: found in the file' }),
    ...facts,
  })
  .meta({ id: 'UploadDocumentFields', description: 'A document as a file: text, markdown, HTML, PDF or DOCX' });

/** A missing field stays as it was. */
const UpdateDocumentBody = z
  .strictObject({
    title: optional(label()).meta({ description: 'New title' }),
    ...facts,
    visibility: optional(z.enum(VISIBILITIES)).meta({ description: 'New visibility' }),
  })
  .meta({ id: 'UpdateDocumentBody', description: 'What changes about a document; what is missing stays as it was' });

const documentFields = {
  document_id: z.string().meta({ description: 'Document' }),
  store_id: z.string().meta({ description: 'Knowledge store it stands in' }),
  brand_id: z.string().nullable().meta({ description: 'Brand it belongs to' }),
  title: z.string().meta({ description: 'Its title' }),
  url: z.string().nullable().meta({ description: 'Address the article may link to' }),
  publisher: z.string().nullable().meta({ description: 'Who published it' }),
  date: z.string().nullable().meta({ description: 'When it was published' }),
  licence: z.string().nullable().meta({ description: 'Terms it may be used under' }),
  visibility: z.enum(VISIBILITIES).meta({ description: 'Whether the article may name it' }),
  language: z.enum(ALL_LANGUAGES).nullable().meta({ description: 'Language found; null when it could not be told' }),
  media_type: z.string().meta({ description: 'Kind of file it came as' }),
  words: z.number().int().nonnegative().meta({ description: 'Words read from it' }),
  created_at: z.iso.datetime().meta({ description: 'When it was added' }),
};

const Document = z.object(documentFields).meta({ id: 'Document', description: 'A document of a knowledge store' });
export type Document = z.infer<typeof Document>;

const DocumentWithText = z
  .object({ ...documentFields, markdown: z.string().meta({ description: 'The text as it was read, in markdown' }) })
  .meta({ id: 'DocumentWithText', description: 'A document with its text' });

const FoundDocument = z
  .object({
    ...documentFields,
    passages: z
      .array(
        z.object({
          headings: z.array(z.string()).meta({ description: 'Headings above it, outermost first' }),
          text: z.string().meta({ description: 'The passage' }),
        }),
      )
      .meta({ description: 'Up to three passages that bear most on the question, the best first' }),
  })
  .meta({ id: 'FoundDocument', description: 'A document of a knowledge store that bears on a question' });
export type FoundDocument = z.infer<typeof FoundDocument>;

const FOUND = { max: 20, byDefault: 10 } as const;

const common = { auth: 'token', tag: 'Knowledge', envelope: 'v1' } as const;
const sample = {
  document_id: 'document_01',
  store_id: 'store_01',
  brand_id: null,
  title: 'How a heat pump is sized',
  url: 'https://example.com/sizing',
  publisher: 'Example Energy Agency',
  date: '2026-03',
  licence: 'CC BY 4.0',
  visibility: 'public',
  language: 'en',
  media_type: 'text/markdown',
  words: 11,
  created_at: '2026-11-02T09:31:00.000Z',
};
const text = '# How a heat pump is sized\n\nThe heat loss decides.';

export const documentOperations = {
  listDocuments: defineOperation({
    ...common,
    summary: 'List the documents of a knowledge store',
    description: 'Newest first.',
    method: 'GET',
    path: '/v1/knowledge/documents',
    query: z.strictObject({ storeId: z.string().min(1).meta({ description: 'Knowledge store' }), ...pageQuery }),
    response: z.object({ documents: z.array(Document).meta({ description: 'One page' }), next_cursor: nextCursor }),
    errors: ['not_found'],
    examples: [
      { summary: 'One page', query: { storeId: 'store_01' }, response: { documents: [sample], next_cursor: null } },
    ],
  }),
  searchStore: defineOperation({
    ...common,
    summary: 'Search a knowledge store',
    description: `The documents that bear on a question as articles search for it, the most relevant first, at most ${FOUND.max}.`,
    method: 'GET',
    path: '/v1/knowledge/search',
    query: z.strictObject({
      storeId: z.string().min(1).meta({ description: 'Knowledge store' }),
      q: codePoints(1, 300).meta({ description: 'What is looked for: a few words, or a question' }),
      limit: countInQuery('Documents at most', FOUND),
    }),
    response: z.object({ documents: z.array(FoundDocument).meta({ description: 'The best first' }) }),
    errors: ['not_found'],
    examples: [
      {
        summary: 'One document bears on it',
        query: { storeId: 'store_01', q: 'size of a heat pump' },
        response: {
          documents: [{ ...sample, passages: [{ headings: [], text: 'The heat loss decides.' }] }],
        },
      },
    ],
  }),
  createDocument: defineOperation({
    ...common,
    summary: 'Add a document',
    description:
      'As JSON, or as `multipart/form-data` with the text fields and one `file` of at most 20 MiB (text, markdown, HTML, PDF, DOCX).',
    method: 'POST',
    path: '/v1/knowledge/documents',
    body: CreateDocumentBody,
    multipart: UploadDocumentFields,
    response: Document,
    errors: ['not_found', 'quota_exceeded'],
    examples: [
      {
        summary: 'A document as markdown',
        body: {
          storeId: 'store_01',
          content: text,
          url: 'https://example.com/sizing',
          publisher: 'Example Energy Agency',
          date: '2026-03',
          licence: 'CC BY 4.0',
        },
        response: sample,
      },
    ],
  }),
  getDocument: defineOperation({
    ...common,
    summary: 'Read a document',
    method: 'GET',
    path: '/v1/knowledge/document',
    query: documentQuery,
    response: DocumentWithText,
    errors: ['not_found'],
    examples: [
      { summary: 'With its text', query: { documentId: 'document_01' }, response: { ...sample, markdown: text } },
    ],
  }),
  updateDocument: defineOperation({
    ...common,
    summary: 'Change what is known about a document',
    method: 'PUT',
    path: '/v1/knowledge/documents',
    query: documentQuery,
    body: UpdateDocumentBody,
    response: Document,
    errors: ['not_found'],
    examples: [
      {
        summary: 'Hide it from readers',
        query: { documentId: 'document_01' },
        body: { visibility: 'private' },
        response: { ...sample, visibility: 'private' },
      },
    ],
  }),
  deleteDocument: defineOperation({
    ...common,
    summary: 'Delete a document',
    method: 'DELETE',
    path: '/v1/knowledge/documents',
    query: documentQuery,
    response: z.object({ document_id: z.string().meta({ description: 'The document that was deleted' }) }),
    errors: ['not_found'],
    examples: [{ summary: 'Gone', query: { documentId: 'document_01' }, response: { document_id: 'document_01' } }],
  }),
};
