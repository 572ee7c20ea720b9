/**
 * `npm run mutation`: changes the rules, one place at a time, and counts how many changes the tests
 * beside them notice. See docs/performance.md, "Tests".
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [
    'src/{accounts,audit,cards,cart,catalogue,checklist,delivery,documents}/rules.ts',
    'src/{orders,payments,pictures,prices,reviews,stock,tax}/rules.ts',
    'src/orders/model/{judge-lines,search-words}.ts',
    'src/catalogue/{tool-terms,writing/tool-changes.server}.ts',
    'src/reviews/purge-reviews.server.ts',
    'src/platform/money/money.ts',
    'packages/contract/server/authentication.server.ts',
    'packages/response-cache/{cache-key,purge-log.server,purge-notifications.server}.ts',
    'packages/response-cache/{response-cache,response-store}.server.ts',
  ],
  coverageAnalysis: 'perTest',
  // What runs when a module is loaded (tables, patterns) is changed too, but for every such change all
  // tests would run in a process of their own: they are most of the time and few of the changes.
  ignoreStatic: true,
  // The compiler, written in Go, has no API by which Stryker could rewrite it.
  tsconfigFile: 'none.json',
  ignorePatterns: ['build', 'docs', 'public'],
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
