/** How the tests run: which kinds there are, and the PostgreSQL that they share. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two: the database, and some tests' own servers, want their share of the machine too.
    maxWorkers: 2,
    projects: [
      {
        // Elements as in the build: without the stack of each, which React reads while it checks.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          include: ['{packages,src}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/{e2e,start}/**'],
          environment: 'node',
          globalSetup: ['tests/postgres/cluster.ts'],
          // A test that hangs is ended; one on a machine at a load of twenty is not.
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // What is polled for comes at once on a quiet machine, and late on a busy one.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/{e2e,start}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // As patient as the browser is.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
