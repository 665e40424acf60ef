import process from 'node:process';

/** What a process has started. */
export interface Served<R> {
  /** Told to the parent. */
  readonly value: R;
  stop(): Promise<void>;
}

/** The child's side of `startChild`: takes the config, tells when it is ready, and ends when it is told or alone. */
export function serveParent<C, R>(start: (config: C) => Promise<Served<R>>): void {
  let served: Promise<Served<R>> | undefined;
  const end = async () => {
    await (await served)?.stop();
    process.exit(0);
  };
  process.on('message', (message: { config: C } | 'stop') => {
    if (message === 'stop') {
      void end();
      return;
    }
    served = start(message.config);
    served.then(
      ({ value }) => process.send?.({ ready: value }),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => void end());
  // Ctrl-C reaches the whole group: the parent decides when this process ends.
  process.on('SIGINT', () => undefined);
}
