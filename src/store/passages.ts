import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { jsonText } from './json-text.ts';

export interface NewPassage {
  readonly id: string;
  readonly headings: readonly string[];
  readonly text: string;
  /** Search tokens, each once. */
  readonly tokens: readonly string[];
}

/** Whose documents are searched: those of an account, beside the operator's library. */
export interface SearchScope {
  readonly accountId: string;
  /** Undefined: all stores of the account; empty: the library alone. */
  readonly storeIds?: readonly string[] | undefined;
  /** Whether the operator's library is searched as well; it is unless this is false. */
  readonly library?: boolean | undefined;
  /** Documents of other brands are left out; those of no brand are not. */
  readonly brandId?: string | undefined;
}

export interface Candidate {
  readonly documentId: string;
  readonly language: string | null;
  readonly ordinal: number;
  /** The searched tokens that the passage holds. */
  readonly matched: readonly string[];
}

export interface PassageOfDocument {
  readonly id: string;
  readonly documentId: string;
  readonly ordinal: number;
  readonly headings: string[];
  readonly text: string;
}

const ROWS_AT_ONCE = 500;

/** Stores the passages of a document in the order given. */
export async function insertPassages(
  trx: DatabaseTransaction,
  owner: { documentId: string; accountId: string | null; storeId: string | null },
  passages: readonly NewPassage[],
): Promise<void> {
  for (let start = 0; start < passages.length; start += ROWS_AT_ONCE) {
    const rows = passages
      .slice(start, start + ROWS_AT_ONCE)
      .map((passage, index) => ({ ...passage, ordinal: start + index }));
    await sql`
      insert into passage (id, document_id, account_id, store_id, ordinal, headings, text, tokens)
      select id, ${owner.documentId}, ${owner.accountId}, ${owner.storeId}, ordinal, headings, text, array_to_tsvector(tokens)
      from jsonb_to_recordset(${jsonText(rows)}::jsonb) as p(id text, ordinal integer, headings text[], text text, tokens text[])
    `.execute(trx);
  }
}

export async function deletePassages(trx: DatabaseTransaction, documentId: string): Promise<void> {
  await trx.deleteFrom('passage').where('document_id', '=', documentId).execute();
}

/**
 * Passages that hold any of the tokens, those with most of them first, with the tokens they hold.
 * @param limit passages at most
 */
export async function findCandidates(
  db: Database,
  scope: SearchScope,
  tokens: readonly string[],
  limit: number,
): Promise<Candidate[]> {
  const wanted = [...tokens];
  const query = anyOf(tokens);
  const { rows } = await sql<Candidate>`
    select found.document_id as "documentId", found.language, found.ordinal,
      array(select lexeme from unnest(found.tokens) where lexeme = any(${wanted}::text[])) as matched
    from (
      select passage.document_id, passage.ordinal, passage.tokens, document.language
      from passage join document on document.id = passage.document_id
      where passage.tokens @@ ${query}::tsquery and ${inScope(scope)}
      order by ts_rank(passage.tokens, ${query}::tsquery) desc, passage.id
      limit ${limit}
    ) as found`.execute(db);
  return rows;
}

function inScope({ accountId, storeIds, library = true, brandId }: SearchScope) {
  const ofStore = storeIds === undefined ? sql`true` : sql`passage.store_id = any(${[...storeIds]}::text[])`;
  const ofBrand =
    brandId === undefined ? sql`true` : sql`(document.brand_id is null or document.brand_id = ${brandId})`;
  const ofLibrary = library ? sql`passage.account_id is null` : sql`false`;
  return sql`(${ofLibrary} or (passage.account_id = ${accountId} and ${ofStore} and ${ofBrand}))`;
}

/** A `tsquery` in its own notation: every token quoted, so that nothing in it is read as an operator. */
function anyOf(tokens: readonly string[]): string {
  return tokens.map((token) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');
}

/** Passages of documents, in order; `ordinals` of a document limits them where given. */
export async function selectPassages(
  db: Database,
  documents: readonly { readonly id: string; readonly from: number; readonly to: number }[],
): Promise<PassageOfDocument[]> {
  const { rows } = await sql<PassageOfDocument>`
    select passage.id, passage.document_id as "documentId", passage.ordinal, passage.headings, passage.text
    from passage
    join jsonb_to_recordset(${jsonText(documents)}::jsonb) as wanted(id text, "from" integer, "to" integer)
      on passage.document_id = wanted.id and passage.ordinal between wanted."from" and wanted."to"
    order by passage.document_id, passage.ordinal`.execute(db);
  return rows;
}
