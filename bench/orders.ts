/**
 * How fast orders are placed, end to end, beside the same SQL alone; and how long a large cart
 * takes. Subject `orders` of `npm run bench`.
 */
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { createCpuStopwatch } from './cpu-time.ts'
import { call, quantile, sustainLoad, type CallResult } from './load.ts'
import { createReport, printMachine } from './report.ts'
import type { OrdersCommands, OrdersStage } from './shop.ts'

type OrdersShop = BenchProcess<OrdersStage, OrdersCommands>

const rounds = 3
const concurrency = 24
const contact = { address: '12 Foundry Road, Austin, TX 78701', poNumber: 'PO-4711' }

/** How many orders the shop has acknowledged. */
let acknowledged = 0

/** @throws CommandError when the shop answered otherwise */
function requireStatus({ status, body }: CallResult, expected: number): void {
  if (status !== expected)
    throw new CommandError(`${status} instead of ${expected}: ${body.slice(0, 400)}`)
}

/** The element at that place, beginning again at the end. */
function cycle<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length]
  if (element === undefined) throw new Error('An empty list')
  return element
}

const addressOf = (buyer: number): string => `10.0.${Math.floor(buyer / 250)}.${1 + (buyer % 250)}`

/** Where orders go once tax and delivery are charged, so that each zone is looked for. */
const destinations = ['10115', '26548', '50667', '80331'].map((postcode) => ({
  country: 'DE',
  postcode,
}))
/** The number of the next order; all rounds count on. */
let nextOrder = 0

/** Places the order of that number. @returns milliseconds */
async function placeOrder(
  { origin, buyers, tools }: OrdersShop,
  number: number,
  isCharged: boolean,
): Promise<number> {
  const result = await call(origin, '/addorder', {
    token: cycle(buyers, number),
    from: addressOf(number % buyers.length),
    key: `bench-order-${number}`,
    body: {
      toolId: cycle(tools, number * 7).id,
      OrderQuentuty: 1 + (number % 30),
      phoneNum: '555 0142',
      ...contact,
      ...(isCharged ? cycle(destinations, number) : {}),
    },
  })
  requireStatus(result, 201)
  acknowledged += 1
  return result.milliseconds
}

async function measureOrders(shop: OrdersShop, isCharged: boolean) {
  const place = (number: number) => placeOrder(shop, number, isCharged)
  // Records the statements of one order of every buyer, while nothing else goes on.
  for (let recorded = 0; recorded < shop.buyers.length; recorded += 1) {
    await shop.run('startRecording')
    await place(nextOrder)
    await shop.run('stopRecording')
    nextOrder += 1
  }
  nextOrder += (await sustainLoad(place, { seconds: 2, concurrency, first: nextOrder })).turns
  const throughput: number[] = []
  const replayed: number[] = []
  const times: number[] = []
  const cpu = createCpuStopwatch(shop.pid)
  for (let round = 0; round < rounds; round += 1) {
    cpu.start()
    const load = await sustainLoad(place, { seconds: 5, concurrency, first: nextOrder })
    cpu.stop()
    nextOrder += load.turns
    throughput.push(load.perSecond)
    times.push(...load.times)
    // Each replayed order adds one to those that must be in the database.
    replayed.push(await shop.run('replay'))
  }
  return {
    perSecond: quantile(throughput, 0.5),
    replayedPerSecond: quantile(replayed, 0.5),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    statements: await shop.run('statements'),
    cpu: { shop: cpu.used.own / times.length, database: cpu.used.children / times.length },
  }
}

/** Repeats a call. @returns milliseconds of each */
async function repeat(
  count: number,
  expected: number,
  makeCall: (turn: number) => Promise<CallResult>,
): Promise<readonly number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const result = await makeCall(turn)
    requireStatus(result, expected)
    times.push(result.milliseconds)
  }
  return times
}

/** A cart, an order and an order pad of a thousand lines. */
async function measureCart({ origin, buyers, tools }: OrdersShop) {
  const token = buyers[0]
  const lines = tools.map(({ id }) => ({ toolId: id, quantity: 2 }))
  const putCart = (changed: readonly { toolId: string; quantity: number }[]) =>
    call(origin, '/cart', { method: 'PUT', token, body: { how: 'set', lines: changed } })
  requireStatus(await putCart(lines), 200)
  const changes = await repeat(200, 200, (turn) =>
    putCart([{ toolId: cycle(tools, turn * 37).id, quantity: 3 + (turn % 5) }]),
  )
  const placements = await repeat(7, 201, (turn) =>
    call(origin, '/orders', {
      token,
      key: `bench-cart-${turn}`,
      body: {
        lines: lines.map((line) => ({ ...line, unitPrice: '$10.00' })),
        phoneNum: '555 0142',
        ...contact,
      },
    }),
  )
  acknowledged += placements.length
  const resolutions = await repeat(20, 200, () =>
    call(origin, '/order-pad', { body: { terms: tools.map(({ sku }) => sku) } }),
  )
  return {
    changeP50: quantile(changes, 0.5),
    changeP95: quantile(changes, 0.95),
    placementP50: quantile(placements, 0.5),
    resolutionP50: quantile(resolutions, 0.5),
  }
}

/** Orders of each company, placed in turns. */
const companyOrders = 150

/** Orders of a company with a credit limit that has ordered often, beside one that has not. */
async function measureCompanies(shop: OrdersShop) {
  const companies = await shop.run('openCompanies')
  const place = async ({ company, token }: typeof companies.few, turn: number) => {
    const result = await call(shop.origin, '/addorder', {
      token,
      company,
      key: `bench-company-${company.slice(-8)}-${turn}`,
      body: {
        toolId: cycle(shop.tools, turn).id,
        OrderQuentuty: 2,
        phoneNum: '555 0142',
        ...contact,
        ...cycle(destinations, turn),
      },
    })
    requireStatus(result, 201)
    acknowledged += 1
    return result.milliseconds
  }
  const { few, many } = companies
  for (const company of [few, many]) await place(company, 0)
  await shop.run('repeatOrders')
  const times = { few: new Array<number>(), many: new Array<number>() }
  for (let turn = 1; turn <= companyOrders; turn += 1) {
    times.few.push(await place(few, turn))
    times.many.push(await place(many, turn))
  }
  const [fewP50, manyP50] = [quantile(times.few, 0.5), quantile(times.many, 0.5)]
  console.log(
    `an order of a company with ${few.orders} orders: ${fewP50.toFixed(2)} ms; ` +
      `with ${many.orders}: ${manyP50.toFixed(2)} ms (medians of ${companyOrders}, in turns)`,
  )
  return manyP50 / fewP50
}

/** @throws CommandError when an acknowledged order is missing or a stock level is wrong */
async function checkBooks(shop: OrdersShop): Promise<void> {
  const { wrong, orders, tools } = await shop.run('check')
  if (wrong.length > 0) throw new CommandError(`${wrong.length} levels are wrong after the run.`)
  if (orders < acknowledged)
    throw new CommandError(
      `${acknowledged} orders were acknowledged, and ${orders} are in the books.`,
    )
  console.log(`books: ${orders} orders, ${tools} levels, every level the sum of its movements`)
}

/** @throws CommandError when an order bears neither tax nor delivery */
async function requireCharges(shop: OrdersShop): Promise<void> {
  const { body } = await call(shop.origin, '/addorder', {
    token: shop.buyers[0],
    key: `bench-order-${nextOrder}`,
    body: {
      toolId: shop.tools[0]?.id,
      OrderQuentuty: 2,
      phoneNum: '555 0142',
      ...contact,
      ...destinations[0],
    },
  })
  acknowledged += 1
  nextOrder += 1
  // Two for $20.00 weigh 900 g: $4.90 to Berlin, and 19 % of both.
  for (const part of ['"charge":"$4.90"', '"gross":"$29.63"'])
    if (!body.includes(part)) throw new CommandError(`No ${part} in ${body.slice(0, 800)}`)
}

type Measured = Awaited<ReturnType<typeof measureOrders>>

function printOrders(how: string, measured: Measured): void {
  const { perSecond, replayedPerSecond, p50, p99, statements, cpu } = measured
  console.log(
    `orders, ${how}: ${perSecond.toFixed(0)} a second over HTTP (half within ` +
      `${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms, ${concurrency} at once); ` +
      `the same SQL alone: ${replayedPerSecond.toFixed(0)} a second, ` +
      `ratio ${(perSecond / replayedPerSecond).toFixed(2)}`,
  )
  console.log(
    `such an order: ${statements} statements, processor time of the shop ${cpu.shop.toFixed(2)} ms, ` +
      `database ${cpu.database.toFixed(2)} ms`,
  )
}

await script(async () => {
  const shop = await startBenchProcess<OrdersStage, OrdersCommands>('shop.ts')
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    printOrders('plain', await measureOrders(shop, false))
    await shop.run('chargeTaxAndDelivery')
    const orders = await measureOrders(shop, true)
    await requireCharges(shop)
    printOrders('with tax and delivery', orders)
    const cart = await measureCart(shop)
    console.log(`cart: one line of 1,000 changed, 95 % within ${cart.changeP95.toFixed(1)} ms`)
    const companies = await measureCompanies(shop)
    const { ratio, exitCode } = createReport()
    // Both with tax and delivery.
    ratio('orders-per-second', orders.perSecond, 1000)
    ratio('orders-beside-sql-alone', orders.perSecond / orders.replayedPerSecond, 0.5)
    ratio('cart-of-1000-placed', cart.placementP50, 1000, { atMost: true, unit: 'ms' })
    ratio('cart-line-changed', cart.changeP50, 30, { atMost: true, unit: 'ms' })
    ratio('order-of-company-30000-beside-30', companies, 1.2, { atMost: true })
    ratio('order-pad-1000-lines', cart.resolutionP50, 300, { atMost: true, unit: 'ms' })
    await checkBooks(shop)
    return exitCode()
  } finally {
    await shop.stop()
  }
})
