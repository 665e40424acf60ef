import { setMaxListeners } from 'node:events';

/**
 * Calls `react` once when the signal is aborted, at once if it is already.
 * @returns what takes the call back; to be used in any case, so that a long-lived signal gathers no listeners
 */
export function onAbort(signal: AbortSignal, react: () => void): () => void {
  if (signal.aborted) {
    react();
    return () => undefined;
  }
  // All requests of a job follow its one signal: more than ten listeners are no leak here.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', react, { once: true });
  return () => signal.removeEventListener('abort', react);
}
