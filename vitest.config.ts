/** How the tests run: which kinds there are, and the PostgreSQL that they share. */
import { defineConfig } from 'vitest/config'
import { speakByRequest } from './vite.languages.ts'

/** Tests in which React draws: in one process there is one build of it, for development or not. */
const rendering = [
  'src/branding/branding.test.ts',
  'src/catalogue/components/*.test.ts',
  'src/product-admin/product-admin.test.ts',
  'src/received-orders/components/*.test.ts',
  'src/settings/{currency,front-page,shop-name}.test.ts',
  'src/shell/deferred-hydration.test.ts',
  'tests/contracts/{content-policy,purge}.test.ts',
  'tests/pseudo-language.test.ts',
]

/**
 * Hundreds of processes share a machine that may be busy: in CI, and only there, a test that failed
 * is run once more. What passed only then is named at the end of the run, with why it failed.
 */
const retry = process.env['CI'] ? 1 : 0

/** How much property tests draw, and what; a cheaper hash of passwords. */
const setupFiles = ['tests/setup.ts', 'tests/quick-hashes.ts']

const shared = {
  environment: 'node',
  retry,
  globalSetup: ['tests/postgres/cluster.ts'],
  // A test that hangs is ended; one on a machine at a load of twenty is not.
  testTimeout: 60_000,
  hookTimeout: 90_000,
  // What is polled for comes at once on a quiet machine, and late on a busy one.
  expect: { poll: { timeout: 15_000 } },
}

export default defineConfig({
  test: {
    // Two: the database, and some tests' own servers, want their share of the machine too.
    maxWorkers: 2,
    projects: [
      {
        plugins: [speakByRequest()],
        test: {
          ...shared,
          name: 'unit',
          include: ['{packages,src}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/{e2e,start}/**', ...rendering],
          setupFiles,
          // One process for many files reads the shop's modules once: a third of the time.
          isolate: false,
        },
      },
      {
        // Elements as in the build: without the stack of each, which React reads while it checks.
        oxc: { jsx: { development: false } },
        // What is imported by its address has one.
        test: { ...shared, name: 'rendering', include: rendering, css: { include: [/\?url/] } },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/{e2e,start}/**/*.test.ts'],
          environment: 'node',
          // Journeys of several files share a browser's tab (tests/e2e/kept-contexts.ts).
          isolate: false,
          globalSetup: ['tests/e2e/global-setup.ts'],
          testTimeout: 180_000,
          // Hooks start shops, and are not repeated.
          hookTimeout: 300_000,
          retry,
          // As patient as the browser is.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
