import { threadEntryUrl } from '../../support/thread-entry-url.ts';
import { ThreadDiedError, ThreadPool, ThreadTimeoutError } from '../../support/thread-pool.ts';
import { PictureError } from '../picture-error.ts';
import type { EncodedPicture } from './encoded-picture.ts';

const TIME_LIMIT_MS = 15_000;

/** Works on pictures outside the event loop, in a thread that is ended when a picture takes too long. */
export class PictureThreads {
  readonly #pool: ThreadPool;

  constructor({ size }: { readonly size: number }) {
    this.#pool = new ThreadPool(threadEntryUrl(import.meta.url, './picture-thread'), {
      size,
      reviveError: ({ name, message }) => (name === 'PictureError' ? new PictureError(message) : undefined),
    });
  }

  /** @throws PictureError; see `reencode` */
  reencode(bytes: Uint8Array, signal: AbortSignal): Promise<EncodedPicture> {
    return this.#run('reencode', bytes, signal);
  }

  /** Of a picture that is shown elsewhere. @throws PictureError; see `checkPicture` */
  check(bytes: Uint8Array, signal: AbortSignal): Promise<void> {
    return this.#run('check', bytes, signal);
  }

  /** A cover of our own; the same seed gives the same picture. */
  drawCover(seed: string, signal: AbortSignal): Promise<EncodedPicture> {
    return this.#run('draw', seed, signal);
  }

  async #run<T>(task: string, input: unknown, signal: AbortSignal): Promise<T> {
    try {
      return await this.#pool.run(task, input, { signal, timeoutMs: TIME_LIMIT_MS });
    } catch (error) {
      if (!(error instanceof ThreadTimeoutError || error instanceof ThreadDiedError)) throw error;
      throw new PictureError('it takes too long or too much memory to be decoded', { cause: error });
    }
  }

  /** Starts the thread ahead of need: while pictures are searched, it gets ready to decode them. */
  warm(): void {
    this.#pool.warm();
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
