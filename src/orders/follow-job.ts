import type { JobEvent } from '../contract/job-events.ts';
import { ENDED_STATES, type JobState } from '../contract/job-states.ts';
import type { Database } from '../store/database.ts';
import { JOB_EVENT_CHANNEL, readJobEventNotice, selectJobEvents } from '../store/job-events.ts';
import { jobHasEnded } from '../store/jobs.ts';
import type { Notifications } from '../store/notifications.ts';
import { deferred } from '../support/deferred.ts';

export interface FollowPorts {
  readonly db: Database;
  readonly notifications: Notifications;
}

export interface FollowOptions {
  /** `seq` of the last event the reader has; 0: from the beginning. */
  readonly after?: number;
  readonly signal?: AbortSignal;
}

const EVENTS_A_READ = 200;

/**
 * The events of a job after `after`, those that stand and then those to come, each once and in order. Ends after the
 * event that tells the job's end, or when the signal fires. The caller has made sure that the job is the reader's.
 */
export async function* followJob(
  { db, notifications }: FollowPorts,
  jobId: string,
  { after = 0, signal }: FollowOptions = {},
): AsyncGenerator<JobEvent, void, void> {
  let seq = after;
  let ended = false;
  let wake = deferred();
  const news = () => wake.resolve();
  const unsubscribe = notifications.subscribe(
    JOB_EVENT_CHANNEL,
    (payload) => {
      if (readJobEventNotice(payload)?.jobId === jobId) news();
    },
    // Whatever was said while the connection was away is read from the table.
    news,
  );
  signal?.addEventListener('abort', news, { once: true });
  try {
    while (signal?.aborted !== true) {
      const waiting = wake.promise;
      const events = await selectJobEvents(db, jobId, seq, EVENTS_A_READ);
      for (const event of events) {
        seq = event.seq;
        yield event;
        if (tellsTheEnd(event)) return;
      }
      if (events.length > 0) continue;
      if (ended) return;
      // The end may have been told, and its events removed, before this reader came: one more look, then it is over.
      ended = await jobHasEnded(db, jobId);
      if (ended) continue;
      await waiting;
      wake = deferred();
    }
  } finally {
    signal?.removeEventListener('abort', news);
    unsubscribe();
  }
}

function tellsTheEnd(event: JobEvent): boolean {
  return event.kind === 'state' && (ENDED_STATES as readonly (string | undefined)[]).includes(event.state as JobState);
}
