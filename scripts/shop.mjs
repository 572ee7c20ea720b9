/** `npm run shop -- <command>`: the shopkeeper's commands, which the shop itself knows; this only sees that it is installed and built. */
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runShop } from './lib/run.mjs'
import { script } from './lib/command-error.mjs'

await script(async () => {
  await ensureInstalled('shop')
  await ensureBuilt()
  return runShop(['shop', ...process.argv.slice(2)], 'production')
})
