export interface RepeatingTask {
  /** No further round begins; resolves when the round that is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs a task now and then again and again, with a pause between the end of a round and the next: rounds never overlap.
 * @param onError told of a round that failed; the next one comes all the same
 */
export function repeat(pauseMs: number, task: () => Promise<void>, onError: (error: unknown) => void): RepeatingTask {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = run();
  async function run(): Promise<void> {
    try {
      await task();
    } catch (error) {
      onError(error);
    }
    if (stopped) return;
    timer = setTimeout(() => {
      round = run();
    }, pauseMs);
  }
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
