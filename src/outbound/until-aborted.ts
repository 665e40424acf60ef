import { onAbort } from './on-abort.ts';

/**
 * Waits for something that can't be taken back, but no longer than until the signal: then its outcome is left unread.
 * @throws what `work` throws, or the signal's reason
 */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  let release: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    release = onAbort(signal, () => reject(signal.reason));
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    release();
  }
}
