/**
 * The built shop under an even, mixed load for an hour (`--minutes`): how much memory its process
 * holds, each minute. Subject `memory` of `npm run bench`, which runs it only when it is named.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { call, quantile, type CallOptions } from './load.ts'
import { createReport, printMachine } from './report.ts'
import { elementFor } from './size-queries.ts'
import type { SampleTool, SizeCommands, SizeStage } from './size-shop.ts'

type Shop = BenchProcess<SizeStage, SizeCommands>
type Orders = NonNullable<SizeStage['orders']>
type Request = readonly [path: string, options: CallOptions]

/** Tools and orders of the shop before. */
const [tools, orders] = ['5000', '5000']
/** Milliseconds between two requests: 25 a second, whether the shop has answered or not. */
const interval = 40
/** Milliseconds between two figures. */
const sampling = 60_000
/** Bytes of a page of memory, in which Linux counts. */
const bytesPerPage = 4096

const {
  values: { minutes: minutesText },
} = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const minutes = Number(minutesText)

/** What buyers, visitors and staff ask for, each in turns and each time for something else. */
function requestsAt(turn: number, { buyerToken, adminToken }: Orders, tool: SampleTool): Request[] {
  const get: CallOptions = { method: 'GET' }
  const search = new URLSearchParams({ q: `${tool.name} ${turn}` })
  const order: CallOptions = {
    token: buyerToken,
    key: `bench-memory-${turn}`,
    body: {
      toolId: tool.id,
      OrderQuentuty: 48,
      phoneNum: '555 0142',
      address: '1 Anvil Row, Smithtown',
    },
  }
  return [
    ['/', get],
    [`/purchase?${search}`, get],
    [`/tools/${tool.slug}`, get],
    [`/api/tools?${search}&limit=${24 + (turn % 60)}`, get],
    [`/api/tools?cursor=${encodeURIComponent(tool.cursors['name'] ?? '')}&sort=name`, get],
    ['/api/addorder', order],
    [`/api/orders?q=${encodeURIComponent(tool.rareWord)}`, { ...get, token: adminToken }],
    ['/api/addresses', { ...get, token: buyerToken }],
  ]
}

/** Sends requests at an even pace. @returns ends it, and says how many were answered, and how */
function sendLoad(shop: Shop, people: Orders, sample: readonly SampleTool[]) {
  const counts = new Map<number, number>()
  const open = new Set<Promise<void>>()
  let turn = 0
  const countAnswer = async (answer: ReturnType<typeof call>): Promise<void> => {
    const { status } = await answer.catch(() => ({ status: 0 }))
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  const timer = setInterval(() => {
    const requests = requestsAt(turn, people, elementFor(sample, turn))
    const [path, options] = elementFor(requests, turn)
    turn += 1
    const counted = countAnswer(call(shop.origin, path, { ...options, prefix: '' }))
    open.add(counted)
    void counted.finally(() => open.delete(counted))
  }, interval)
  return async (): Promise<ReadonlyMap<number, number>> => {
    clearInterval(timer)
    await Promise.all(open)
    return counts
  }
}

/** Megabytes that the shop's process holds (resident set). */
function memoryOf({ pid }: Shop): number {
  if (process.platform !== 'linux') throw new CommandError('Memory is read from /proc, on Linux.')
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * bytesPerPage) / 1e6
}

await script(async () => {
  await ensureBuilt()
  const shop = await startBenchProcess<SizeStage, SizeCommands>('size-shop.ts', {
    args: [tools, orders],
  })
  try {
    if (!shop.orders) throw new CommandError('The shop has no people')
    printMachine('embedded PostgreSQL', 'load from the same machine')
    console.log(`${memoryOf(shop).toFixed(0)} MB after the start`)
    const stop = sendLoad(shop, shop.orders, await shop.run('sample'))
    const figures: number[] = []
    for (let minute = 1; minute <= minutes; minute += 1) {
      await pause(sampling)
      figures.push(memoryOf(shop))
      const figure = figures.at(-1)?.toFixed(0)
      console.log(`minute ${minute}: ${figure} MB, load average ${loadavg()[0]?.toFixed(1)}`)
    }
    console.log(`answers by status: ${JSON.stringify(Object.fromEntries(await stop()))}`)
    const third = Math.ceil(figures.length / 3)
    const medianOf = (part: readonly number[]) => quantile(part, 0.5)
    const [middle, last] = [figures.slice(third, -third), figures.slice(-third)]
    const { ratio, exitCode } = createReport()
    ratio('memory-most', Math.max(...figures), 640, { atMost: true, unit: 'MB' })
    ratio('memory-last-third-beside-middle', medianOf(last) / medianOf(middle), 1.1, {
      atMost: true,
    })
    return exitCode()
  } finally {
    await shop.stop()
  }
})
