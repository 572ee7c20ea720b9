/**
 * What the search box of every page costs while somebody types, with `--orders` orders (1,000,000
 * unless set), their invoices and their buyers: milliseconds of processor an answer. Subject
 * `palette` of `npm run bench`. `--keep=<folder>` keeps the filled shop there for the next time.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startBenchProcess } from './bench-process.ts'
import { createCpuStopwatch } from './cpu-time.ts'
import { call, quantile } from './load.ts'
import { createReport, printMachine } from './report.ts'
import { address, elementFor } from './size-queries.ts'
import type { SizeCommands, SizeStage } from './size-shop.ts'

const {
  values: { orders, keep },
} = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, keep: { type: 'string' } },
})

/** Milliseconds of processor that an answer may take, those of the database included. */
const goal = 50
const tools = '1000'
const warmUp = 10
const requests = 100
const commonWords = ['wrench', 'hammer', 'bigmail', 'screwdriver', 'set', 'ada', 'finn', 'pliers']

await script(async () => {
  await ensureBuilt()
  const shop = await startBenchProcess<SizeStage, SizeCommands>('size-shop.ts', {
    args: [tools, orders],
    folder: keep,
  })
  try {
    const { orders: stage } = shop
    if (!stage) throw new CommandError('The palette is measured with orders: --orders=1000000')
    printMachine('embedded PostgreSQL', 'load from the same machine')
    console.log(`${Number(orders).toLocaleString('en-US')} orders, of each an invoice`)
    await shop.run('indexDocuments')
    const { firstNumber, count, adminToken, buyerToken } = stage
    const numberFor = (turn: number) => firstNumber + ((turn * 7919) % count)
    const queries: readonly (readonly [string, string, (turn: number) => string])[] = [
      ['number', adminToken, (turn) => String(numberFor(turn))],
      ['document', adminToken, (turn) => `BENCH-${numberFor(turn)}`],
      ['po-number', adminToken, (turn) => `po-2025-${numberFor(turn) - firstNumber}`],
      ['common', adminToken, (turn) => elementFor(commonWords, turn)],
      ['beginning', adminToken, (turn) => elementFor(['ham', 'nav', 'cas', 'quin', 'ros'], turn)],
      ['name', adminToken, (turn) => elementFor(['navcas', 'morten', 'velros', 'quinbar'], turn)],
      ['two-letters', adminToken, (turn) => elementFor(['ad', 'be', 'wr', '10', 'po'], turn)],
      ['nothing', adminToken, (turn) => `xyzzy${turn}`],
      ['buyer', buyerToken, (turn) => elementFor([...commonWords, 'po-2025'], turn)],
    ]
    const { ratio, exitCode } = createReport()
    for (const [name, token, q] of queries) {
      const ask = async (turn: number): Promise<number> => {
        const path = address('/palette', { q: q(turn) })
        const { status, body, milliseconds } = await call(shop.origin, path, {
          method: 'GET',
          token,
        })
        if (status !== 200) throw new CommandError(`${name}: ${status}: ${body.slice(0, 400)}`)
        return milliseconds
      }
      for (let turn = 0; turn < warmUp; turn += 1) await ask(turn)
      const cpu = createCpuStopwatch(shop.pid)
      const times: number[] = []
      cpu.start()
      for (let turn = warmUp; turn < warmUp + requests; turn += 1) times.push(await ask(turn))
      cpu.stop()
      const used = (cpu.used.own + cpu.used.children) / requests
      console.log(
        `${name.padEnd(12)} half within ${quantile(times, 0.5).toFixed(0)} ms, 95 % within ` +
          `${quantile(times, 0.95).toFixed(0)} ms`,
      )
      ratio(`palette-${name}-processor`, used, goal, { atMost: true, unit: 'ms' })
    }
    return exitCode()
  } finally {
    await shop.stop()
  }
})
