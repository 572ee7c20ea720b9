/**
 * `npm run mutation`: changes the rules in hundreds of places, one at a time, and fails when the tests
 * notice fewer than nine of ten changes. It takes minutes, so it is no part of `npm test`.
 */
import { join } from 'node:path'
import { script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, shopNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

await script(async () => {
  await ensureInstalled('all')
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { code } = await run(shopNode(), [stryker, 'run', ...process.argv.slice(2)], { show: true })
  return code
})
