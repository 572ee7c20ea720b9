/** `npm run dev`: the shop from its sources, pages reloading as they are edited. */
import { ensureInstalled } from './lib/install.mjs'
import { runShop } from './lib/run.mjs'
import { script } from './lib/command-error.mjs'

await script(async () => {
  await ensureInstalled('all')
  return runShop(['dev', ...process.argv.slice(2)], 'development')
})
