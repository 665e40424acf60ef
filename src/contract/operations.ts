import { articleVersionOperations } from './article-versions.ts';
import { authorOperations } from './authors.ts';
import { blogJobOperations } from './blog-jobs.ts';
import { blogOperations } from './blog-operations.ts';
import { categoryOperations } from './categories.ts';
import { connectionOperations } from './connections.ts';
import { documentOperations } from './documents.ts';
import { earlierBlogOperations } from './earlier-operations.ts';
import { eeatOperations } from './eeat.ts';
import { installationOperations } from './installation.ts';
import { keyOperations } from './keys.ts';
import { knowledgeOperations } from './knowledge.ts';
import { knowledgeImageOperations } from './knowledge-images.ts';
import type { Operation } from './operation.ts';
import { outlineOperations } from './outlines.ts';
import { publicationOperations } from './publications.ts';
import { publishingInfoOperations } from './publishing-info.ts';
import { quotaOperations } from './quota.ts';
import { sessionOperations } from './sessions.ts';
import { siteOperations } from './sites.ts';
import { tokenOperations } from './token.ts';
import { userOperations } from './user-operations.ts';
import { webhookOperations } from './webhooks.ts';

/** Every operation by its id; routes, the OpenAPI document and the reference pages are made from this table. */
export const OPERATIONS = {
  ...tokenOperations,
  ...siteOperations,
  ...authorOperations,
  ...categoryOperations,
  ...publishingInfoOperations,
  ...connectionOperations,
  ...knowledgeOperations,
  ...documentOperations,
  ...knowledgeImageOperations,
  ...blogOperations,
  ...blogJobOperations,
  ...outlineOperations,
  ...articleVersionOperations,
  ...publicationOperations,
  ...webhookOperations,
  ...quotaOperations,
  ...earlierBlogOperations,
  ...eeatOperations,
  ...sessionOperations,
  ...userOperations,
  ...keyOperations,
  ...installationOperations,
} satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;

/** Every operation in the order of the table. */
export function allOperations(): { readonly id: OperationId; readonly operation: Operation }[] {
  const all = Object.entries(OPERATIONS) as [OperationId, Operation][];
  return all.map(([id, operation]) => ({ id, operation }));
}
