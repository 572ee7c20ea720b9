/**
 * A list of 20,000 tools (`--rows`) read, checked and applied over HTTP, while buyers search, look
 * and order. Subject `import` of `npm run bench`.
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import type { JobDetail, JobState } from '../src/bulk/job-fields.ts'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { createCpuStopwatch } from './cpu-time.ts'
import { call, quantile, type CallOptions } from './load.ts'
import { memoryOf } from './process-memory.ts'
import { createReport, printMachine } from './report.ts'
import { elementFor } from './size-queries.ts'
import type { SampleTool, SizeCommands, SizeStage } from './size-shop.ts'

type Shop = BenchProcess<SizeStage, SizeCommands>
type Orders = NonNullable<SizeStage['orders']>

/** Tools and orders of the shop before. */
const [tools, orders] = ['1000', '1000']
/** Milliseconds between two requests of buyers: 20 a second. */
const interval = 50
/** Milliseconds between two looks at the job: as often as its page. */
const polling = 700
/** Milliseconds after which a step is given up. */
const longestStep = 300_000
const memorySampling = 100

const {
  values: { rows: rowsText },
} = parseArgs({ options: { rows: { type: 'string', default: '20000' } } })
const rowCount = Number(rowsText)

/** A supplier's list: what a tool must have, a ladder, a code, a picture by address. */
function listOf(count: number): string {
  const head = 'SKU;Name;Description;Image;Price;from 48;Pack;Minimum;Stock;Brand;Category;MPN'
  const rows = Array.from({ length: count }, (_, nth) =>
    [
      `IMP-${100_000 + nth}`,
      `Imported ${['Hammer', 'Wrench', 'Chisel', 'Pliers'][nth % 4]} ${nth} mm`,
      'Drop-forged, for the bench.',
      `https://pictures.example.com/${nth}.webp`,
      `${5 + (nth % 90)},50`,
      `${4 + (nth % 90)},95`,
      '12;12',
      String(nth % 500),
      `Brand ${nth % 40}`,
      `Category ${nth % 25}`,
      `M-${nth}`,
    ].join(';'),
  )
  return [head, ...rows].join('\n')
}

async function api<T>(shop: Shop, path: string, options: CallOptions): Promise<T> {
  const { status, body } = await call(shop.origin, path, options)
  if (status >= 300) throw new CommandError(`${status} for ${path}: ${body.slice(0, 400)}`)
  return JSON.parse(body)
}

/** One request of a buyer, each of its kinds in turns. @returns milliseconds */
async function buy(
  shop: Shop,
  { buyerToken }: Orders,
  sample: readonly SampleTool[],
  turn: number,
): Promise<number> {
  const tool = elementFor(sample, turn)
  const search = new URLSearchParams({ q: tool.name, limit: String(24 + (turn % 17)) })
  const requests: readonly (readonly [path: string, options: CallOptions])[] = [
    [`/api/tools?${search}`, { method: 'GET' }],
    [`/purchase?${new URLSearchParams({ q: tool.rareWord })}`, { method: 'GET' }],
    [`/tools/${tool.slug}`, { method: 'GET' }],
    [
      '/api/addorder',
      {
        token: buyerToken,
        key: `bench-import-${turn}`,
        body: {
          toolId: tool.id,
          OrderQuentuty: 1000,
          phoneNum: '555 0142',
          address: '1 Anvil Row, Smithtown',
        },
      },
    ],
  ]
  const [path, options] = elementFor(requests, turn)
  const never = { status: 503, milliseconds: 0 }
  const sent = call(shop.origin, path, { ...options, prefix: '' })
  const { status, milliseconds } = await sent.catch(() => never)
  // The shop had no time for it: no figure can be worse.
  return status >= 500 ? Number.POSITIVE_INFINITY : milliseconds
}

/** Buyers come at their own pace, whether the shop has answered or not. @returns stops them */
function sendBuyers(request: (turn: number) => Promise<number>) {
  const answers: Promise<number>[] = []
  const timer = setInterval(() => answers.push(request(answers.length)), interval)
  return async (): Promise<readonly number[]> => {
    clearInterval(timer)
    return Promise.all(answers)
  }
}

/** Waits until nobody works on a job. @returns it, and seconds since `start` */
async function settle(shop: Shop, token: string, id: string, expected: JobState) {
  const start = performance.now()
  while (performance.now() - start < longestStep) {
    // A shop that has no time for this question may go on with the job.
    const { status, body } = await call(shop.origin, `/bulk-jobs/${id}`, { method: 'GET', token })
    const seconds = (performance.now() - start) / 1000
    if (status === 200) {
      const job: JobDetail = JSON.parse(body)
      if (job.state === expected) return { job, seconds }
      if (!['checking', 'applying'].includes(job.state))
        throw new CommandError(`The job is ${job.state}: ${job.error}`)
    }
    await pause(polling)
  }
  throw new CommandError(`The job is not ${expected} after ${longestStep / 1000} s`)
}

/** Reads, checks and applies the list. @returns seconds of each step */
async function importList(shop: Shop, token: string) {
  const start = performance.now()
  const uploaded = await fetch(`${shop.origin}/api/bulk-files/list.csv`, {
    method: 'POST',
    body: listOf(rowCount),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  })
  const text = await uploaded.text()
  if (uploaded.status !== 201) throw new CommandError(`${uploaded.status}: ${text}`)
  const { id, mapping }: JobDetail = JSON.parse(text)
  const upload = (performance.now() - start) / 1000
  const options = { method: 'PUT', token, body: { supplier: '', mapping } }
  await api(shop, `/bulk-jobs/${id}/mapping`, options)
  const check = await settle(shop, token, id, 'checked')
  const { counts } = check.job
  if (counts.new !== rowCount) throw new CommandError(`Not all are new: ${JSON.stringify(counts)}`)
  await api(shop, `/bulk-jobs/${id}/apply`, { token, body: { kinds: ['new'] } })
  const apply = await settle(shop, token, id, 'applied')
  if (apply.job.counts.applied !== rowCount) throw new CommandError('Not all were applied')
  return { upload, check: check.seconds, apply: apply.seconds }
}

/** The last tool of the list by search, and its page. @returns milliseconds until both answered */
async function findLast(shop: Shop): Promise<number> {
  const start = performance.now()
  const sku = `IMP-${100_000 + rowCount - 1}`
  const found = await api<{ readonly slug: string }[]>(shop, `/tools?q=${sku}`, { method: 'GET' })
  if (!found[0]) throw new CommandError(`Search does not find ${sku}`)
  const path = `/tools/${found[0].slug}`
  const { status, body } = await call(shop.origin, path, { method: 'GET', prefix: '' })
  if (status !== 200 || !body.includes(sku)) throw new CommandError(`${path} is not its page`)
  return performance.now() - start
}

await script(async () => {
  await ensureBuilt()
  const shop = await startBenchProcess<SizeStage, SizeCommands>('size-shop.ts', {
    args: [tools, orders],
  })
  try {
    if (!shop.orders) throw new CommandError('The shop has no people')
    const { orders: people } = shop
    printMachine('embedded PostgreSQL', 'load from the same machine')
    console.log(`load average ${loadavg()[0]?.toFixed(1)} before`)
    const sample = await shop.run('sample')
    const request = (turn: number) => buy(shop, people, sample, turn)
    const stopBefore = sendBuyers(request)
    await pause(5000)
    const before = await stopBefore()
    const memoryBefore = memoryOf(shop)
    let memoryMost = memoryBefore
    const sampling = setInterval(() => {
      memoryMost = Math.max(memoryMost, memoryOf(shop))
    }, memorySampling)
    const stopBuyers = sendBuyers((turn) => request(turn + before.length))
    const cpu = createCpuStopwatch(shop.pid)
    cpu.start()
    const { upload, check, apply } = await importList(shop, people.adminToken)
    cpu.stop()
    const after = await findLast(shop)
    const meanwhile = await stopBuyers()
    clearInterval(sampling)
    console.log(
      `import: ${rowCount} rows read in ${upload.toFixed(1)} s, checked in ` +
        `${check.toFixed(1)} s, applied in ${apply.toFixed(1)} s; ${meanwhile.length} requests ` +
        `of buyers meanwhile, half within ${quantile(meanwhile, 0.5).toFixed(0)} ms ` +
        `(${quantile(before, 0.5).toFixed(0)} before), 95 % within ` +
        `${quantile(meanwhile, 0.95).toFixed(0)} ms (${quantile(before, 0.95).toFixed(0)} before)` +
        `; processor time of the shop ${(cpu.used.own / 1000).toFixed(1)} s, of the database ` +
        `${(cpu.used.children / 1000).toFixed(1)} s; load average ${loadavg()[0]?.toFixed(1)}`,
    )
    const { ratio, exitCode } = createReport()
    const atMost = (name: string, value: number, goal: number, unit: string) =>
      ratio(`import-${name}`, value, goal, { atMost: true, unit })
    atMost('dry-run', upload + check, 10, 's')
    atMost('applied', apply, 30, 's')
    atMost('buyers-p95', quantile(meanwhile, 0.95), 100, 'ms')
    atMost('memory', (memoryMost - memoryBefore) / 1e6, 300, 'MB')
    atMost('found-afterwards', after, 1000, 'ms')
    return exitCode()
  } finally {
    await shop.stop()
  }
})
