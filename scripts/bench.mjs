/**
 * `npm run bench`: what the shop can do, in figures, each beside its goal; with the load on the same machine.
 * `npm run bench -- orders` runs one subject; words that begin with `--` are handed on to it.
 */
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root, shopNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'
import { CommandError, script } from './lib/command-error.mjs'

/** Each subject is a program of its own, which ends with 0 when its goals are met. */
const subjects = {
  orders: 'bench/orders.mjs',
  race: 'bench/race.mjs',
  size: 'bench/size.mjs',
}

await script(async () => {
  const words = process.argv.slice(2)
  const options = words.filter((word) => word.startsWith('--'))
  const named = words.filter((word) => !word.startsWith('--'))
  const unknown = named.find((name) => !Object.hasOwn(subjects, name))
  if (unknown !== undefined)
    throw new CommandError(
      `There is no subject ${unknown}. Subjects: ${Object.keys(subjects).join(', ')}.`,
    )
  await ensureInstalled('all')
  let worst = 0
  for (const [name, file] of Object.entries(subjects)) {
    if (named.length > 0 && !named.includes(name)) continue
    const { code } = await run(shopNode(), [join(root, file), ...options], { show: true })
    worst = Math.max(worst, code)
  }
  return worst
})
