import type { Handlers } from '../call.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Timers } from '../timers.ts';
import { authorHandlers } from './authors.ts';
import { blogJobHandlers } from './blog-jobs.ts';
import { blogHandlers } from './blogs.ts';
import { documentHandlers } from './documents.ts';
import { earlierBlogHandlers } from './earlier-blogs.ts';
import { evaluationHandlers } from './evaluations.ts';
import { imageHandlers } from './images.ts';
import { knowledgeHandlers } from './knowledge.ts';
import { quotaHandlers } from './quota.ts';
import { siteHandlers } from './sites.ts';
import { tokenHandlers } from './token.ts';

/** One handler for every available operation: one that is missing does not compile. */
export function createHandlers(parts: HttpParts, timers: Timers): Handlers {
  return {
    ...tokenHandlers(parts),
    ...siteHandlers(parts),
    ...authorHandlers(parts),
    ...knowledgeHandlers(parts),
    ...documentHandlers(parts),
    ...imageHandlers(parts),
    ...blogHandlers(parts),
    ...blogJobHandlers(parts, timers),
    ...quotaHandlers(parts),
    ...earlierBlogHandlers(parts),
    ...evaluationHandlers(parts),
  };
}
