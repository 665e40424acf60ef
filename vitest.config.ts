import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const shared = {
  environment: 'node',
  pool: 'threads',
  globalSetup: ['test/support/database-server.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'dist/**', 'test/faults/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          globalSetup: [...shared.globalSetup, 'test/faults/bundle-service.mjs'],
          include: ['test/faults/**/*.test.ts'],
          // They kill processes and measure leases in real time: one after another, when the rest is done.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 90_000,
        },
      },
    ],
  },
});
