import { JobError } from '../contract/errors.ts';
import type { RunningJob } from '../jobs/job-handler.ts';
import { ParkedJob } from '../jobs/parked-job.ts';
import type { KeptOrder } from '../orders/kept-order.ts';
import type { OutlineRules } from '../orders/outlines.ts';
import type { Database } from '../store/database.ts';
import { findOutline, isProposalOf, keepProposal } from '../store/outlines.ts';
import type { Clock } from '../support/clock.ts';
import type { OutlineApproval, ProposedOutline, WantedOutline } from '../writing/outline-approval/outline-approval.ts';
import { placeholderIn } from '../writing/placeholders/placeholder-in.ts';
import { titleWords } from '../writing/similar-title/title-words.ts';

/** The approval of a job's outline, and how the job waits for it. */
interface JobOutline {
  /** Undefined: the site does not want any. */
  readonly approval: OutlineApproval | undefined;
  /** Does the work. @throws ParkedJob when it ended because the outline waits; JobError 553 when it has waited too long */
  orWaiting<T>(work: () => Promise<T>): Promise<T>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** How long an outline may wait. */
  readonly days: number;
}

const DAY_MS = 86_400_000;

export const outlineRules: OutlineRules = { placeholderIn, titleWords };

export function jobOutline(job: RunningJob, { site }: Pick<KeptOrder, 'site'>, parts: Parts): JobOutline {
  if (!site.outlineApproval) return { approval: undefined, orWaiting: (work) => work() };
  // What ends the run crosses the border of a thread and comes back as a plain error.
  let end: ParkedJob | JobError | undefined;
  return {
    approval: {
      async approved(proposed) {
        const found = await approvedOr(job, proposed, parts);
        if (!(found instanceof Error)) return found;
        end = found;
        throw found;
      },
    },
    async orWaiting(work) {
      try {
        return await work();
      } catch (error) {
        throw end ?? error;
      }
    },
  };
}

async function approvedOr(
  { id: jobId, rootId, accountId }: RunningJob,
  { sections: proposal, ...facts }: ProposedOutline,
  { db, clock, days }: Parts,
): Promise<WantedOutline | ParkedJob | JobError> {
  const known = await findOutline(db, rootId);
  const same = known !== undefined && isProposalOf(known, proposal) ? known : undefined;
  if (same !== undefined && same.approvedAt !== null) return { title: same.title, sections: same.sections };
  const now = clock.now().getTime();
  const waitUntil = same?.jobId === jobId ? same.waitUntil : new Date(now + days * DAY_MS);
  const retryAfterMs = waitUntil.getTime() - now;
  if (retryAfterMs <= 0) {
    return new JobError('553', `The outline was not approved within ${days} days. Retry, and approve it in time.`);
  }
  return new ParkedJob({
    retryAfterMs,
    reason:
      `Waits until its outline of ${proposal.length} sections is approved at /v1/writing/blog/outline/approve, ` +
      `until ${waitUntil.toISOString()} at the latest`,
    forPerson: {
      does: 'outline-approval',
      keep: (trx) => keepProposal(trx, { rootId, accountId, jobId, ...facts, proposal, waitUntil }),
    },
  });
}
