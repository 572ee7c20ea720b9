/**
 * 10,000 tools, prices and stock levels that another system writes by SKU over HTTP, while buyers
 * look. Subject `by-sku` of `npm run bench`.
 */
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import type { SkuAnswer } from '../src/bulk/by-sku/contract.ts'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { call, quantile } from './load.ts'
import { createReport, printMachine } from './report.ts'
import type { SizeCommands, SizeStage } from './size-shop.ts'

type Shop = BenchProcess<SizeStage, SizeCommands>

const rowCount = 10_000
/** Milliseconds between two requests of buyers: 20 a second. */
const interval = 50

const skuOf = (nth: number) => `ERP-${100_000 + nth}`
const rowsOf = (row: (nth: number) => object) =>
  Array.from({ length: rowCount }, (_, nth) => ({ sku: skuOf(nth), ...row(nth) }))

/** Buyers read lists and pages at their own pace. @returns stops them, and answers their times */
function sendBuyers(shop: Shop) {
  const answers: Promise<number>[] = []
  const never = { milliseconds: Number.POSITIVE_INFINITY }
  const timer = setInterval(() => {
    const path = `/api/tools?q=hammer&limit=${24 + (answers.length % 17)}`
    answers.push(
      call(shop.origin, path, { method: 'GET', prefix: '' })
        .catch(() => never)
        .then(({ milliseconds }) => milliseconds),
    )
  }, interval)
  return async (): Promise<readonly number[]> => {
    clearInterval(timer)
    return Promise.all(answers)
  }
}

/** @returns seconds until all rows were written */
async function put(
  shop: Shop,
  token: string,
  path: string,
  outcome: 'new' | 'changed',
  rows: readonly object[],
): Promise<number> {
  const start = performance.now()
  const { status, body } = await call(shop.origin, path, {
    method: 'PUT',
    token,
    key: randomUUID(),
    body: { rows },
  })
  const seconds = (performance.now() - start) / 1000
  if (status !== 200) throw new CommandError(`${status} for ${path}: ${body.slice(0, 400)}`)
  const { counts }: SkuAnswer = JSON.parse(body)
  if (counts[outcome] !== rowCount)
    throw new CommandError(`${path}: not all are ${outcome}: ${JSON.stringify(counts)}`)
  return seconds
}

await script(async () => {
  await ensureBuilt()
  const shop = await startBenchProcess<SizeStage, SizeCommands>('size-shop.ts', {
    args: ['1000', '1000'],
  })
  try {
    if (!shop.orders) throw new CommandError('The shop has no people')
    const { adminToken: token } = shop.orders
    printMachine('embedded PostgreSQL', 'load from the same machine')
    const stopBefore = sendBuyers(shop)
    await pause(3000)
    const before = await stopBefore()
    const stopBuyers = sendBuyers(shop)
    const tools = await put(
      shop,
      token,
      '/tools',
      'new',
      rowsOf((nth) => ({
        name: `Imported ${['Hammer', 'Wrench', 'Chisel', 'Pliers'][nth % 4]} ${nth} mm`,
        description: 'Drop-forged, for the bench.',
        image: `https://pictures.example.com/${nth}.webp`,
        price: `${5 + (nth % 90)}.50`,
        minimum_quantity: 12,
        pack_size: 12,
        Stock: 0,
      })),
    )
    const prices = await put(
      shop,
      token,
      '/prices',
      'changed',
      rowsOf((nth) => ({ price: `${6 + (nth % 90)}.75` })),
    )
    const stock = await put(
      shop,
      token,
      '/stock',
      'changed',
      rowsOf((nth) => ({ Stock: 1 + (nth % 500) })),
    )
    const meanwhile = await stopBuyers()
    console.log(
      `by SKU: ${rowCount} tools added in ${tools.toFixed(1)} s, prices changed in ` +
        `${prices.toFixed(1)} s, stock set in ${stock.toFixed(1)} s; ${meanwhile.length} lists of ` +
        `buyers meanwhile, 95 % within ${quantile(meanwhile, 0.95).toFixed(0)} ms ` +
        `(${quantile(before, 0.95).toFixed(0)} before); load average ${loadavg()[0]?.toFixed(1)}`,
    )
    const { ratio, exitCode } = createReport()
    ratio('by-sku-stock', stock, 3, { atMost: true, unit: 's' })
    ratio('by-sku-buyers-p95', quantile(meanwhile, 0.95), 100, { atMost: true, unit: 'ms' })
    return exitCode()
  } finally {
    await shop.stop()
  }
})
