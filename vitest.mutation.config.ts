/** The tests that `npm run mutation` runs: of rules alone, without a database, the same each time. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    setupFiles: ['tests/fixed-seed.ts'],
    include: [
      'src/*/rules.test.ts',
      'src/catalogue/{hidden-prices,rules-at-edges,model/units}.test.ts',
      'src/orders/model/{judge-lines,search-words}.test.ts',
      'src/platform/{money/money,fields/quantity-input}.test.ts',
      'src/tax/us-sales.test.ts',
      'packages/contract/server/authentication.test.ts',
      'packages/response-cache/{cache-key,fastify-plugin,purge-log,response-cache,response-store}.test.ts',
      'tests/purging.test.ts',
    ],
  },
})
