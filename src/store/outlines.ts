import { type Selectable, sql } from 'kysely';
import type { Language } from '../contract/languages.ts';
import { stableStringify } from '../support/hash.ts';
import type { DatabaseTransaction, Queryable } from './database.ts';
import { jsonText } from './json-text.ts';
import type { OutlineRow } from './tables.ts';

/** A section as proposed. */
export interface ProposedPart {
  /** `s1`, `s2` ... in order. */
  readonly id: string;
  readonly heading: string;
  readonly points: readonly string[];
}

/** A section as it is to be written. */
export interface OutlinePart {
  /** Of the proposal; null for one that was added. */
  readonly id: string | null;
  readonly heading: string;
  readonly points: readonly string[];
}

export interface NewOutline {
  readonly rootId: string;
  readonly accountId: string;
  readonly jobId: string;
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly titleMayChange: boolean;
  readonly sectionsMayBeAdded: boolean;
  readonly proposal: readonly ProposedPart[];
  /** When the job stops waiting. */
  readonly waitUntil: Date;
}

/** The outline of an article and its retries: what stands once it is approved, and may be changed until then. */
export interface StoredOutline extends NewOutline {
  readonly sections: readonly OutlinePart[];
  readonly edited: boolean;
  readonly approvedAt: Date | null;
}

/** @returns undefined when none was proposed in this chain of retries */
export async function findOutline(q: Queryable, rootId: string): Promise<StoredOutline | undefined> {
  const row = await q.selectFrom('outline').selectAll().where('root_id', '=', rootId).executeTakeFirst();
  return row === undefined ? undefined : outlineOf(row);
}

/** Takes the row for the rest of the transaction. */
export async function lockOutline(trx: DatabaseTransaction, rootId: string): Promise<StoredOutline | undefined> {
  const query = trx.selectFrom('outline').selectAll().where('root_id', '=', rootId).forUpdate();
  const row = await query.executeTakeFirst();
  return row === undefined ? undefined : outlineOf(row);
}

/** Whether an outline was proposed with just these sections. */
export function isProposalOf(
  { proposal }: Pick<StoredOutline, 'proposal'>,
  sections: readonly ProposedPart[],
): boolean {
  return stableStringify(proposal) === stableStringify(sections);
}

/**
 * Keeps an outline that waits for approval. What was edited of the same proposal before, by a job of the same chain,
 * is kept; what was approved of it stands.
 */
export async function keepProposal(trx: DatabaseTransaction, outline: NewOutline): Promise<void> {
  const earlier = await lockOutline(trx, outline.rootId);
  const isSame = earlier !== undefined && isProposalOf(earlier, outline.proposal);
  if (isSame && earlier.approvedAt !== null) return;
  const kept = isSame && earlier.edited ? earlier : { ...outline, sections: outline.proposal, edited: false };
  const row = {
    account_id: outline.accountId,
    job_id: outline.jobId,
    language: outline.language,
    subject: outline.subject,
    title: kept.title,
    title_may_change: outline.titleMayChange,
    sections_may_be_added: outline.sectionsMayBeAdded,
    proposal: jsonText(outline.proposal),
    sections: jsonText(kept.sections),
    edited: kept.edited,
    wait_until: outline.waitUntil,
    approved_at: null,
  };
  await trx
    .insertInto('outline')
    .values({ root_id: outline.rootId, ...row })
    .onConflict((conflict) => conflict.column('root_id').doUpdateSet(row))
    .execute();
}

/** Replaces what is to be written. */
export async function changeOutline(
  trx: DatabaseTransaction,
  rootId: string,
  { title, sections }: Pick<StoredOutline, 'title' | 'sections'>,
): Promise<void> {
  await trx
    .updateTable('outline')
    .set({ title, sections: jsonText(sections), edited: true })
    .where('root_id', '=', rootId)
    .execute();
}

/** @returns when */
export async function approveOutline(trx: DatabaseTransaction, rootId: string): Promise<Date | null> {
  const row = await trx
    .updateTable('outline')
    .set({ approved_at: sql<Date>`clock_timestamp()` })
    .where('root_id', '=', rootId)
    .returning('approved_at as approvedAt')
    .executeTakeFirstOrThrow();
  return row.approvedAt;
}

function outlineOf(row: Selectable<OutlineRow>): StoredOutline {
  return {
    rootId: row.root_id,
    accountId: row.account_id,
    jobId: row.job_id,
    language: row.language,
    subject: row.subject,
    title: row.title,
    titleMayChange: row.title_may_change,
    sectionsMayBeAdded: row.sections_may_be_added,
    proposal: row.proposal as readonly ProposedPart[],
    sections: row.sections as readonly OutlinePart[],
    edited: row.edited,
    waitUntil: row.wait_until,
    approvedAt: row.approved_at,
  };
}
