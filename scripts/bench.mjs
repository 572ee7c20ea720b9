/**
 * `npm run bench`: how fast orders are placed, end to end over HTTP with everything checked, beside what the database alone
 * does for the same SQL in the same run; and how long a large cart takes. The load comes from the same machine.
 */
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root, shopNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'
import { script } from './lib/stop.mjs'

await script(async () => {
  await ensureInstalled('all')
  return (await run(shopNode(), [join(root, 'bench/run.mjs')], { show: true })).code
})
