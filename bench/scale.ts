/**
 * The same build with one worker and with several, loaded in turns: what workers bring, and what they
 * cost. Subject `scale` of `npm run bench`, on Linux; `--workers=4` says how many, one for each core by
 * default. Processor times are those of all processes of a shop, its database among them. `--wrk` loads
 * them with wrk instead, which leaves the shops nearly all of the machine.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startTemporaryShop } from '../scripts/lib/temporary-shop.mjs'
import { cpuTime } from './cpu-time.ts'
import { quantile } from './load.ts'
import type { LoadJob, LoadResult } from './race/load.ts'
import { asProgram } from './race/reads.ts'
import { startProgram } from './race/servers.ts'
import { createReport, printMachine } from './report.ts'
import { driveWithWrk } from './wrk.ts'

const {
  values: { workers: wanted, wrk },
} = parseArgs({
  options: {
    workers: { type: 'string', default: String(availableParallelism()) },
    wrk: { type: 'boolean', default: false },
  },
})

const settings = { LIMIT_READS: '9999999/60', LOG_LEVEL: 'warn', PAGE_CACHE: '0' }
const subjects = {
  list: ['/api/tools?limit=24'],
  search: ['hammer', 'wrench', 'steel', 'pliers'].map((q) => `/api/tools?limit=24&q=${q}`),
  page: ['/'],
}
const rounds = 9
const connections = 16
/** Seconds of load at a time. */
const seconds = 2
/** Fewer say nothing in ticks of ten milliseconds. */
const minRequests = 100
/** Seconds for each shop before anything counts: every worker compiles what it runs often. */
const warmUp = 10

type Figures = { readonly perSecond: number; readonly cpu: number }

await script(async () => {
  if (process.platform !== 'linux')
    throw new CommandError('Processor times are read from /proc, on Linux.')
  await ensureBuilt()
  const load = await startProgram<LoadJob, LoadResult>('race/load.ts')
  const drive = wrk ? driveWithWrk : load.send
  const shops = [
    await startTemporaryShop({ ...settings, WORKERS: '1' }),
    await startTemporaryShop({ ...settings, WORKERS: wanted }),
  ]
  const measure = async (
    { origin, pid }: (typeof shops)[number],
    paths: readonly string[],
    duration = seconds,
  ): Promise<Figures> => {
    const before = cpuTime(pid)
    let [count, perSecond] = [0, 0]
    while (count < minRequests) {
      const job = { origin, paths, headers: asProgram, connections, seconds: duration }
      const result = await drive(job)
      if (result.failed > 0) throw new CommandError(`${result.failed} requests failed.`)
      count += result.count
      perSecond = result.perSecond
    }
    const after = cpuTime(pid)
    const cpu = after.own - before.own + after.children - before.children
    return { perSecond, cpu: cpu / count }
  }
  try {
    printMachine(`one worker and ${wanted}`, wrk ? 'load by wrk' : 'load from the same machine')
    const report = createReport()
    for (const [name, paths] of Object.entries(subjects)) {
      for (const shop of shops) await measure(shop, paths, warmUp)
      const figures: Figures[][] = [[], []]
      for (let round = 0; round < rounds; round += 1)
        for (const [index, shop] of shops.entries())
          figures[index]?.push(await measure(shop, paths))
      const [one, several] = figures.map((all) => ({
        perSecond: quantile(
          all.map(({ perSecond }) => perSecond),
          0.5,
        ),
        cpu: quantile(
          all.map(({ cpu }) => cpu),
          0.5,
        ),
      }))
      if (!one || !several) continue
      console.log(
        `${name.padEnd(8)} a second ${one.perSecond.toFixed(0)} and ${several.perSecond.toFixed(0)}, ` +
          `processor ${one.cpu.toFixed(2)} and ${several.cpu.toFixed(2)} ms a request`,
      )
      report.ratio(`scale-${name}-requests-beside-one-worker`, several.perSecond / one.perSecond, 1)
      report.ratio(`scale-${name}-processor-beside-one-worker`, several.cpu / one.cpu, 1.1, {
        atMost: true,
      })
    }
    return report.exitCode()
  } finally {
    for (const { stop } of [...shops, load]) await stop()
  }
})
