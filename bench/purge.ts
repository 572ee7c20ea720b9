/**
 * How long after a write another instance still answers what was cached before. Subject `purge` of
 * `npm run bench`; the same process is purged before the write is answered.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { script } from '../scripts/lib/command-error.mjs'
import { startBenchProcess } from './bench-process.ts'
import { quantile } from './load.ts'
import type { PurgeCommands, PurgeStage } from './purge-instance.ts'
import { createReport, printMachine } from './report.ts'

const writes = 200

await script(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-bench-'))
  const start = (...args: readonly string[]) =>
    startBenchProcess<PurgeStage, PurgeCommands>('purge-instance.ts', { folder, args })
  const writer = await start('own')
  const reader = await start('attach')
  try {
    printMachine('embedded PostgreSQL', 'two instances, one database')
    const times: number[] = []
    for (let turn = 0; turn < writes; turn += 1) {
      const purged = reader.run('nextPurge')
      const answered = await writer.run('write')
      times.push(Math.max(0, (await purged) - answered))
    }
    const [half, most, worst] = [0.5, 0.99, 1].map((part) => quantile(times, part))
    console.log(
      `purge: another instance ${half?.toFixed(1)} ms after the write was answered ` +
        `(99 % within ${most?.toFixed(1)} ms, all within ${worst?.toFixed(1)} ms, ${writes} writes)`,
    )
    const { ratio, exitCode } = createReport()
    ratio('purge-of-another-instance', most ?? 0, 250, { atMost: true, unit: 'ms' })
    return exitCode()
  } finally {
    await reader.stop()
    await writer.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
