/** `npm run build`: the pages of the shop and the client that it serves, in build/. */
import { buildAgain } from './lib/build.mjs'
import { script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'

await script(async () => {
  await ensureInstalled('build')
  await buildAgain()
})
