import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Timers } from '../timers.ts';
import { articleVersionHandlers } from './article-versions.ts';
import { authorHandlers } from './authors.ts';
import { blogJobHandlers } from './blog-jobs.ts';
import { blogHandlers } from './blogs.ts';
import { categoryHandlers } from './categories.ts';
import { connectionHandlers } from './connections.ts';
import { documentHandlers } from './documents.ts';
import { earlierBlogHandlers } from './earlier-blogs.ts';
import { evaluationHandlers } from './evaluations.ts';
import { imageHandlers } from './images.ts';
import { installationHandlers } from './installation.ts';
import { keyHandlers } from './keys.ts';
import { knowledgeHandlers } from './knowledge.ts';
import { outlineHandlers } from './outlines.ts';
import { publicationHandlers } from './publications.ts';
import { quotaHandlers } from './quota.ts';
import { sessionHandlers } from './sessions.ts';
import { siteHandlers } from './sites.ts';
import { tokenHandlers } from './token.ts';
import { userHandlers } from './users.ts';
import { webhookHandlers } from './webhooks.ts';

/** One handler for every available operation: one that is missing does not compile. */
export function createHandlers(parts: HttpParts, timers: Timers): Handlers {
  return {
    ...tokenHandlers(parts),
    ...siteHandlers(parts),
    ...authorHandlers(parts),
    ...categoryHandlers(parts),
    ...knowledgeHandlers(parts),
    ...documentHandlers(parts),
    ...imageHandlers(parts),
    ...blogHandlers(parts),
    ...blogJobHandlers(parts, timers),
    ...outlineHandlers(parts),
    ...articleVersionHandlers(parts),
    ...publicationHandlers(parts),
    ...connectionHandlers(parts),
    ...webhookHandlers(parts),
    ...quotaHandlers(parts),
    ...earlierBlogHandlers(parts),
    ...evaluationHandlers(parts),
    ...sessionHandlers(parts),
    ...userHandlers(parts),
    ...keyHandlers(parts),
    ...installationHandlers(parts),
  };
}
