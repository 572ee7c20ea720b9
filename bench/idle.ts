/**
 * What the built demo shop does while nobody asks for anything, for a minute: how often it wakes,
 * and the processor time that it takes. Subject `idle` of `npm run bench`, on Linux.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startTemporaryShop } from '../scripts/lib/temporary-shop.mjs'
import { cpuTime } from './cpu-time.ts'
import { createReport, printMachine } from './report.ts'

/** Milliseconds: what a start leaves to do is done by then. */
const settling = 30_000
/** Seconds. */
const measured = 60

/** How often each thread of a process, by its id, gave the processor back of its own accord. */
function wakeUpsOf(pid: number): ReadonlyMap<number, number> {
  const threads = readdirSync(`/proc/${pid}/task`).map(Number)
  return new Map(
    threads.map((id) => {
      const status = readFileSync(`/proc/${pid}/task/${id}/status`, 'utf8')
      return [id, Number(/^voluntary_ctxt_switches:\s+(\d+)$/m.exec(status)?.[1])]
    }),
  )
}

await script(async () => {
  if (process.platform !== 'linux')
    throw new CommandError('Wake-ups are read from /proc, on Linux.')
  await ensureBuilt()
  const shop = await startTemporaryShop({ LOG_LEVEL: 'warn' })
  try {
    await pause(settling)
    const [before, cpuBefore] = [wakeUpsOf(shop.pid), cpuTime(shop.pid)]
    await pause(measured * 1000)
    const [after, cpuAfter] = [wakeUpsOf(shop.pid), cpuTime(shop.pid)]
    const woken = (id: number): number => (after.get(id) ?? 0) - (before.get(id) ?? 0)
    const all = [...after.keys()].reduce((sum, id) => sum + woken(id), 0)
    printMachine(`load average ${loadavg()[0]?.toFixed(1)}`)
    const report = createReport()
    const atMost = { atMost: true } as const
    report.ratio('idle-wake-ups-a-second', woken(shop.pid) / measured, 10, atMost)
    report.ratio('idle-wake-ups-a-second-of-all-threads', all / measured, 20, atMost)
    const [own, database] = [cpuAfter.own - cpuBefore.own, cpuAfter.children - cpuBefore.children]
    report.ratio('idle-processor-time-a-minute', own, 600, { atMost: true, unit: ' ms' })
    report.ratio('idle-database-time-a-minute', database, 300, { atMost: true, unit: ' ms' })
    return report.exitCode()
  } finally {
    await shop.stop()
  }
})
