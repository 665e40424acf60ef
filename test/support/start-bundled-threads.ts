import { inject } from 'vitest';
import { startThreadsFrom } from '../../src/support/thread-entry-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the entries of worker threads, and of their bundles. */
    bundledThreads: readonly (readonly [entry: string, bundle: string])[];
  }
}

startThreadsFrom(new Map(inject('bundledThreads').map(([entry, bundle]) => [entry, new URL(bundle)])));
