/**
 * How fast lists, facets, searches and suggestions are answered from a catalogue of `--tools` tools
 * (100,000 unless set), and lists of `--orders` orders (1,000,000 unless set), over HTTP and by the database alone, and by which plans. Subject `size` of
 * `npm run bench`. `--keep=<folder>` keeps the filled shop there for the next time; `--plans`
 * writes docs/performance-plans.md; `--only=<name>` runs the requests whose names begin so.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { root } from '../scripts/lib/node.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { createCpuStopwatch } from './cpu-time.ts'
import { call, quantile } from './load.ts'
import type { ExplainedStatement } from './plans.ts'
import { createOrderQueries } from './order-queries.ts'
import { createReport, printMachine } from './report.ts'
import { createQueries, type Query } from './size-queries.ts'
import type { SizeCommands, SizeStage } from './size-shop.ts'

type SizeShop = BenchProcess<SizeStage, SizeCommands>
type Measurement = {
  /** milliseconds, one request after the other */ readonly sequential: readonly number[]
  /** milliseconds, several at once */ readonly concurrent: readonly number[]
  /** the number of the next request */ readonly nextTurn: number
  /** milliseconds of processor a request */ readonly cpu: {
    readonly shop: number
    readonly database: number
  }
}
type Result = Query &
  Measurement & {
    /** milliseconds of the same statements without the shop */ readonly sqlTimes: readonly number[]
    readonly explained: readonly (readonly ExplainedStatement[])[]
  }

const sequentialCount = 80
const concurrentCount = 160
const concurrency = 4
const recordedCount = 24
const defaultTools = 100_000

const {
  values: { tools, orders, keep, plans, only },
} = parseArgs({
  options: {
    tools: { type: 'string', default: String(defaultTools) },
    orders: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    plans: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

/** Sends a request. @returns milliseconds */
async function send(shop: SizeShop, query: Query, turn: number): Promise<number> {
  if (query.purged) await shop.run('purge')
  const path = query.path(turn)
  const { status, body, milliseconds } = await call(shop.origin, path, {
    prefix: '',
    method: query.body ? 'POST' : 'GET',
    body: query.body?.(turn),
    token: query.token,
  })
  // The database did not answer in time: no figure can be worse.
  if (status === 503) return Number.POSITIVE_INFINITY
  if (status !== 200 && status !== 302)
    throw new CommandError(`${query.name}: ${status} for ${path}: ${body.slice(0, 400)}`)
  return milliseconds
}

/** Each request differs: first one after the other, then several at once. */
async function measure(shop: SizeShop, query: Query): Promise<Measurement> {
  const [few, many] = query.purged ? [12, 0] : [sequentialCount, concurrentCount]
  let turn = 0
  for (; turn < 8; turn += 1) await send(shop, query, turn)
  const cpu = createCpuStopwatch(shop.pid)
  cpu.start()
  const sequential: number[] = []
  for (const end = turn + few; turn < end; turn += 1) sequential.push(await send(shop, query, turn))
  const concurrent: number[] = []
  const end = turn + many
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (turn < end) concurrent.push(await send(shop, query, turn++))
    }),
  )
  cpu.stop()
  const count = few + many
  return {
    sequential,
    concurrent,
    nextTurn: turn,
    cpu: { shop: cpu.used.own / count, database: cpu.used.children / count },
  }
}

/** The statements of some of these requests: how long they take alone, and by which plans. */
async function measureSql(
  shop: SizeShop,
  query: Query,
  first: number,
): Promise<Pick<Result, 'sqlTimes' | 'explained'>> {
  await shop.run('clearRecordings')
  for (let turn = first; turn < first + (query.purged ? 4 : recordedCount); turn += 1) {
    await shop.run('startRecording')
    await send(shop, query, turn)
    await shop.run('stopRecording')
  }
  return { sqlTimes: await shop.run('replay'), explained: await shop.run('explain') }
}

const formatTime = (milliseconds: number): string =>
  milliseconds.toFixed(milliseconds < 10 ? 1 : 0).padStart(5)

function printResult({ name, sequential, concurrent, sqlTimes, cpu }: Result): void {
  const formatTimes = (times: readonly number[]) =>
    times.length === 0
      ? '    -     -'
      : `${formatTime(quantile(times, 0.5))} ${formatTime(quantile(times, 0.95))}`
  const columns = [sequential, concurrent, sqlTimes].map(formatTimes)
  const processor = `${formatTime(cpu.shop)} ${formatTime(cpu.database)}`
  console.log(`${name.padEnd(24)} ${[...columns, processor].join('   ')}`)
}

const formatCount = (count: string): string => Number(count).toLocaleString('en-US')

/** Lines of a plan beside what is done. */
const bookkeeping =
  /^\s*(Buffers|Storage|Index Searches|Heap Blocks|Buckets|Batches|Sort Method|Planning|Memory)\b/

/** Writes the longest plan of each kind of request, with its statement. */
function writePlans(results: readonly Result[]): void {
  const sections = results.flatMap(({ name, explained }) => {
    const heaviest = explained.flat().toSorted((a, b) => b.plan.length - a.plan.length)[0]
    if (!heaviest) return []
    const statement = heaviest.text.trim().replaceAll(/\n\s*/g, '\n')
    const plan = heaviest.plan.filter((line) => !bookkeeping.test(line)).join('\n')
    return [`## ${name}\n\n\`\`\`sql\n${statement}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\`\n`]
  })
  const head =
    '# Plans\n\nThis page shows PostgreSQL’s plan for the heaviest statement of each kind of ' +
    `query, with ${formatCount(tools)} tools. The page was written by ` +
    `\`npm run bench -- size --tools=${tools} --plans\`; see [performance.md](performance.md).\n\n`
  writeFileSync(join(root, 'docs/performance-plans.md'), head + sections.join('\n'))
}

/** Prints each figure beside its goal, and the statements that read whole tables. */
function printRatios(results: readonly Result[]): 0 | 1 {
  const { ratio, exitCode } = createReport()
  for (const { name, goal, sequential } of results) {
    if (!goal) continue
    const limit = Number(tools) > defaultTools ? goal[1] : goal[0]
    ratio(`${name}-p95`, quantile(sequential, 0.95), limit, { atMost: true, unit: 'ms' })
  }
  const scans = results.flatMap(({ name, explained, ofAllTools = false }) =>
    explained
      .flat()
      .flatMap(({ tableScans, text }) => tableScans.map((table) => ({ name, table, text })))
      .filter(({ table }) => !ofAllTools || !['tools', 'stock_levels'].includes(table)),
  )
  const distinct = new Map(scans.map((scan) => [`${scan.name} ${scan.table}`, scan]))
  for (const { name, table, text } of distinct.values())
    console.log(`${name} reads ${table} row by row: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  ratio('whole-tables-read', scans.length, 0, { atMost: true })
  return exitCode()
}

await script(async () => {
  await ensureBuilt()
  const shop = await startBenchProcess<SizeStage, SizeCommands>('size-shop.ts', {
    args: [tools, orders],
    folder: keep,
  })
  try {
    const count = `${formatCount(tools)} tools`
    printMachine('embedded PostgreSQL', 'load from the same machine', count)
    if (shop.filled) console.log(`filled in ${shop.seconds.toFixed(0)} s`)
    if (shop.orders)
      console.log(`${formatCount(orders)} orders of 5 lines in ${shop.orderSeconds.toFixed(0)} s`)
    const sample = await shop.run('sample')
    const queries = [
      ...createQueries(sample),
      ...(shop.orders ? createOrderQueries(shop.orders, sample) : []),
    ].filter(({ name }) => only === undefined || name.startsWith(only))
    console.log(
      `milliseconds (half within, 95 % within)   one at a time   ${concurrency} at once   ` +
        'SQL alone   processor of shop, database',
    )
    const results: Result[] = []
    for (const query of queries) {
      const times = await measure(shop, query)
      const result = { ...query, ...times, ...(await measureSql(shop, query, times.nextTurn)) }
      printResult(result)
      results.push(result)
    }
    const code = printRatios(results)
    if (plans) writePlans(results)
    return code
  } finally {
    await shop.stop()
  }
})
