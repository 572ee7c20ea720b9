/**
 * `npm start`: from a fresh clone to a running shop. Installs and builds what is missing, then runs
 * the shop.
 */
import { ensureReady } from './lib/build.mjs'
import { script } from './lib/command-error.mjs'
import { runShop } from './lib/run.mjs'

await script(async () => {
  await ensureReady()
  return runShop([], 'production')
})
