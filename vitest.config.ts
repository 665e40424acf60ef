import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const shared = {
  environment: 'node',
  pool: 'threads',
  globalSetup: ['test/support/database-server.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'console/src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'dist/**', 'test/faults/**'],
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
          // Nothing of the product runs in the tests themselves, and loading it takes seconds.
          isolate: false,
          sequence: { groupOrder: 1 },
          // Ten times what they need on an idle machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
