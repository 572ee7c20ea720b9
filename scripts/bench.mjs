/**
 * `npm run bench`: what the shop can do, in figures, each beside its goal; with the load on the
 * same machine. `npm run bench -- orders` runs one subject; words that begin with `--` are passed
 * on to it.
 */
import { join } from 'node:path'
import { CommandError, script } from './lib/command-error.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, shopNode } from './lib/node.mjs'
import { run } from './lib/run.mjs'

/** Each subject is a program of its own, which ends with 0 when its goals are met. */
const subjects = {
  agents: 'bench/agents.ts',
  archive: 'bench/archive.ts',
  'by-sku': 'bench/by-sku.ts',
  changes: 'bench/changes.ts',
  documents: 'bench/documents.ts',
  idle: 'bench/idle.ts',
  import: 'bench/import.ts',
  intake: 'bench/intake.ts',
  memory: 'bench/memory.ts',
  orders: 'bench/orders.ts',
  overload: 'bench/overload.ts',
  pages: 'bench/pages.ts',
  palette: 'bench/palette.ts',
  prices: 'bench/prices.ts',
  purge: 'bench/purge.ts',
  race: 'bench/race.ts',
  reading: 'bench/reading.ts',
  scale: 'bench/scale.ts',
  size: 'bench/size.ts',
  webhooks: 'bench/webhooks.ts',
}

/** Takes an hour. */
const onlyWhenNamed = ['memory']

await script(async () => {
  const args = process.argv.slice(2)
  const options = args.filter((arg) => arg.startsWith('--'))
  const chosen = args.filter((arg) => !arg.startsWith('--'))
  const unknown = chosen.find((name) => !Object.hasOwn(subjects, name))
  if (unknown !== undefined)
    throw new CommandError(
      `There is no benchmark ${unknown}. Benchmarks: ${Object.keys(subjects).join(', ')}.`,
    )
  await ensureInstalled('all')
  let exitCode = 0
  for (const [name, file] of Object.entries(subjects)) {
    if (chosen.length > 0 ? !chosen.includes(name) : onlyWhenNamed.includes(name)) continue
    const { code } = await run(shopNode(), [join(root, file), ...options], { show: true })
    exitCode = Math.max(exitCode, code)
  }
  return exitCode
})
