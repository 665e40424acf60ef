import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const shared = {
  environment: 'node',
  pool: 'threads',
  globalSetup: ['test/support/database-server.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Loading the product takes seconds, which 300 files need not pay one by one; it keeps no state in its modules.
  isolate: false,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          globalSetup: [...shared.globalSetup, 'test/support/bundle-threads.mjs'],
          setupFiles: ['test/support/start-bundled-threads.ts'],
          include: ['src/**/*.test.ts', 'console/src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'dist/**', 'test/faults/**'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          globalSetup: [...shared.globalSetup, 'test/faults/bundle-service.mjs'],
          include: ['test/faults/**/*.test.ts'],
          // They kill processes and wait for leases in real time: when the rest is done, and two files at a time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // Ten times what they need on an idle machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
