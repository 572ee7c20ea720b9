/** `npm start`: from a fresh clone to a running shop. Installs and builds what is missing, then hands over to the shop. */
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runShop } from './lib/run.mjs'
import { script } from './lib/command-error.mjs'

await script(async () => {
  await ensureInstalled('shop')
  await ensureBuilt()
  return runShop([], 'production')
})
