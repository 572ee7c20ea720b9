/** `npm run dev`: the shop from its sources; pages reload as they are edited. */
import { script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runShop } from './lib/run.mjs'

await script(async () => {
  await ensureInstalled('all')
  return runShop(['dev', ...process.argv.slice(2)], 'development')
})
