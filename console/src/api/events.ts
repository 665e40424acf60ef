import type { JobEvent } from '../../../src/contract/job-events.ts';
import { ENDED_STATES } from '../../../src/contract/job-states.ts';
import { addressOf } from './client.ts';

/** `waiting`: the connection is lost and the browser tries again by itself. */
export type StreamState = 'open' | 'waiting' | 'closed';

export interface EventReader {
  onEvent(event: JobEvent): void;
  onState(state: StreamState): void;
}

/** Before a stream that the service refused is opened again. */
const REOPEN_MS = 3_000;

/**
 * Follows a blog's job from its first event, and goes on after the last one when the connection was lost. It ends by
 * itself when the job has ended.
 * @returns ends it
 */
export function followBlog(blogId: string, reader: EventReader): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    source?.close();
    clearTimeout(timer);
  };
  const open = () => {
    const opened = new EventSource(addressOf('/v1/writing/blog/events', undefined, { blogId }));
    source = opened;
    opened.onopen = () => reader.onState('open');
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as JobEvent;
      reader.onEvent(event);
      if (event.kind === 'state' && ENDED_STATES.some((ended) => ended === event.state)) {
        close();
        reader.onState('closed');
      }
    };
    opened.onerror = () => {
      reader.onState('waiting');
      // A browser comes back by itself after a lost connection, but not after an answer that was an error.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, REOPEN_MS);
    };
  };
  open();
  return close;
}
