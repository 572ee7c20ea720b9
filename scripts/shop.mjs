/**
 * `npm run shop -- <command>`: the shopkeeper's commands, which the shop itself implements.
 * Installs and builds what is missing.
 */
import { ensureReady } from './lib/build.mjs'
import { script } from './lib/command-error.mjs'
import { runShop } from './lib/run.mjs'

await script(async () => {
  await ensureReady()
  return runShop(['shop', ...process.argv.slice(2)], 'production')
})
