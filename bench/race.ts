/**
 * The shop beside a bare server and beside a tutorial's shop, in one run, in turns. Subject `race`
 * of `npm run bench`. What counts is processor time a request, of the process and of the database
 * together: it holds still on a machine that others use too. `--plots` draws the figures again into
 * docs/plots; `--quick` runs one round with ten connections; `--only=api-list,api-tool` some reads;
 * `--before=FOLDER` races the build in another folder of the project, too, which makes every
 * answer.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { printMachine } from './report.ts'
import { drawPlots } from './race/plots.ts'
import { race, type RaceOptions } from './race/race-read.ts'
import { createReads, type Read } from './race/reads.ts'
import { printRatios, printRead } from './race/report-race.ts'
import type { RaceResult } from './race/results.ts'
import { startContestants, type Contestants } from './race/servers.ts'

const {
  values: { quick, plots, only, before },
} = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    plots: { type: 'boolean', default: false },
    only: { type: 'string' },
    before: { type: 'string' },
  },
})

/** Requests of a round, so that ticks of ten milliseconds say something. */
const measured: RaceOptions = { rounds: quick ? 1 : 3, minRequests: 200 }
/** Before anything counts: until everything is compiled and cached. */
const warmUp: RaceOptions = { rounds: 1, minRequests: 2000 }
const connectionCounts = quick ? [10] : [10, 50]

async function raceAll(
  contestants: Contestants,
  reads: readonly Read[],
): Promise<readonly RaceResult[]> {
  for (const read of reads) await race(contestants, read, 10, warmUp)
  const results: RaceResult[] = []
  for (const connections of connectionCounts) {
    for (const read of reads) {
      const figures = await race(contestants, read, connections, measured)
      const result = { ...read, connections, figures }
      printRead(result)
      results.push(result)
    }
  }
  return results
}

await script(async () => {
  if (process.platform !== 'linux')
    throw new CommandError('The race reads processor times from /proc, which only Linux has.')
  await ensureBuilt()
  const contestants = await startContestants(before)
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    console.log(
      'shop: as built; uncached: the same with PAGE_CACHE=0, so that every answer is made; raw: ' +
        'node:http sending the same bytes; rival: Express and pg. Processor: process + database, ' +
        'a request.',
    )
    const names = only?.split(',')
    const reads = (await createReads(contestants.database)).filter(
      ({ name }) => names?.includes(name) ?? true,
    )
    const results = await raceAll(contestants, reads)
    const exitCode = printRatios(results)
    if (plots) drawPlots(results)
    return exitCode
  } finally {
    await contestants.stop()
  }
})
