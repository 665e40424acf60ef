import { authorOperations } from './authors.ts';
import { blogJobOperations } from './blog-jobs.ts';
import { blogOperations } from './blog-operations.ts';
import { documentOperations } from './documents.ts';
import { earlierBlogOperations } from './earlier-operations.ts';
import { eeatOperations } from './eeat.ts';
import { knowledgeOperations } from './knowledge.ts';
import { knowledgeImageOperations } from './knowledge-images.ts';
import type { Operation } from './operation.ts';
import { publishingInfoOperations } from './publishing-info.ts';
import { quotaOperations } from './quota.ts';
import { siteOperations } from './sites.ts';
import { tokenOperations } from './token.ts';

/** Every operation by its id; routes, the OpenAPI document and the reference pages are made from this table. */
export const OPERATIONS = {
  ...tokenOperations,
  ...siteOperations,
  ...authorOperations,
  ...publishingInfoOperations,
  ...knowledgeOperations,
  ...documentOperations,
  ...knowledgeImageOperations,
  ...blogOperations,
  ...blogJobOperations,
  ...quotaOperations,
  ...earlierBlogOperations,
  ...eeatOperations,
} satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;

/** Ids of operations that are there now; the others are brought by a later issue and are no routes yet. */
export type AvailableOperationId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['availability'] extends 'now' ? Id : never;
}[OperationId];

/** The available operations in the order of the table. */
export function availableOperations(): { readonly id: AvailableOperationId; readonly operation: Operation }[] {
  const all = Object.entries(OPERATIONS) as [OperationId, Operation][];
  return all.flatMap(([id, operation]) => (isAvailable(id, operation) ? [{ id, operation }] : []));
}

function isAvailable(id: OperationId, operation: Operation): id is AvailableOperationId {
  return operation.availability === 'now';
}
