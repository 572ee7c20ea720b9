/** How fast orders are placed, end to end, beside the same SQL alone; and how long a large cart takes. Subject `orders` of `npm run bench`. */
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { call, quantile, sustainLoad } from './load.mjs'
import { stopwatch } from './cpu-time.mjs'
import { createReport, printMachine } from './report.mjs'
import { startBenchShop } from './bench-shop.mjs'

const rounds = 3
const atOnce = 24

function demand({ status, body }, wanted) {
  if (status !== wanted)
    throw new CommandError(`${status} instead of ${wanted}: ${body.slice(0, 400)}`)
}

const contact = { address: '12 Foundry Road, Austin, TX 78701', poNumber: 'PO-4711' }
const addressOf = (buyer) => `10.0.${Math.floor(buyer / 250)}.${1 + (buyer % 250)}`
let orders = 0

function placeOrders({ origin, buyers, tools }) {
  return async (turn) => {
    const buyer = turn % buyers.length
    const { id } = tools[(turn * 7) % tools.length]
    const answer = await call(origin, '/addorder', {
      token: buyers[buyer],
      from: addressOf(buyer),
      key: `bench-order-${turn}`,
      body: { toolId: id, OrderQuentuty: 1 + (turn % 30), phoneNum: '555 0142', ...contact },
    })
    demand(answer, 201)
    orders += 1
    return answer.milliseconds
  }
}

async function measureOrders(stage) {
  const one = placeOrders(stage)
  let turn = 0
  // What the shop says to the database for an order, of every buyer once, while nothing else goes on.
  for (; turn < stage.buyers.length; turn += 1) {
    await stage.ask('record')
    await one(turn)
    await stage.ask('recorded')
  }
  turn += (await sustainLoad(one, { seconds: 2, atOnce, first: turn })).turns
  const shop = []
  const alone = []
  const times = []
  const processor = stopwatch(stage.pid)
  for (let round = 0; round < rounds; round += 1) {
    processor.start()
    const placed = await sustainLoad(one, { seconds: 5, atOnce, first: turn })
    processor.stop()
    turn += placed.turns
    shop.push(placed.perSecond)
    times.push(...placed.times)
    // Each order played again adds one to those that must be in the books.
    alone.push(await stage.ask('replay'))
  }
  return {
    shop: quantile(shop, 0.5),
    alone: quantile(alone, 0.5),
    half: quantile(times, 0.5),
    slow: quantile(times, 0.99),
    processor: {
      shop: processor.used.own / times.length,
      database: processor.used.children / times.length,
    },
  }
}

async function measureCart({ origin, buyers, tools }) {
  const [token] = buyers
  const lines = tools.map(({ id }) => ({ toolId: id, quantity: 2 }))
  demand(await call(origin, '/cart', { method: 'PUT', token, body: { how: 'set', lines } }), 200)
  const changes = []
  for (let turn = 0; turn < 200; turn += 1) {
    const answer = await call(origin, '/cart', {
      method: 'PUT',
      token,
      body: {
        how: 'set',
        lines: [{ toolId: tools[(turn * 37) % tools.length].id, quantity: 3 + (turn % 5) }],
      },
    })
    demand(answer, 200)
    changes.push(answer.milliseconds)
  }
  const placed = []
  for (let turn = 0; turn < 7; turn += 1) {
    const answer = await call(origin, '/orders', {
      token,
      key: `bench-cart-${turn}`,
      body: {
        lines: lines.map((line) => ({ ...line, unitPrice: '$10.00' })),
        phoneNum: '555 0142',
        ...contact,
      },
    })
    demand(answer, 201)
    orders += 1
    placed.push(answer.milliseconds)
  }
  const resolved = []
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await call(origin, '/order-pad', {
      body: { terms: tools.map(({ sku }) => sku) },
    })
    demand(answer, 200)
    resolved.push(answer.milliseconds)
  }
  return {
    changed: quantile(changes, 0.5),
    changedSlow: quantile(changes, 0.95),
    placed: quantile(placed, 0.5),
    resolved: quantile(resolved, 0.5),
  }
}

await script(async () => {
  const stage = await startBenchShop('shop.ts')
  try {
    printMachine('embedded PostgreSQL', 'load from the same machine')
    const placed = await measureOrders(stage)
    const cart = await measureCart(stage)
    console.log(
      `orders: ${placed.shop.toFixed(0)} a second over HTTP (half within ${placed.half.toFixed(1)} ms, 99 % within ${placed.slow.toFixed(1)} ms, ${atOnce} at once); the same SQL alone: ${placed.alone.toFixed(0)} a second`,
    )
    console.log(
      `processor time of an order: shop ${placed.processor.shop.toFixed(2)} ms, database ${placed.processor.database.toFixed(2)} ms`,
    )
    console.log(`cart: one line of 1,000 changed, 95 % within ${cart.changedSlow.toFixed(1)} ms`)
    const { ratio, code } = createReport()
    ratio('orders-per-second', placed.shop, 500)
    ratio('orders-beside-sql-alone', placed.shop / placed.alone, 0.35)
    ratio('cart-of-1000-placed', cart.placed, 1000, { atMost: true, unit: 'ms' })
    ratio('cart-line-changed', cart.changed, 30, { atMost: true, unit: 'ms' })
    ratio('order-pad-1000-lines', cart.resolved, 300, { atMost: true, unit: 'ms' })
    const books = await stage.ask('check')
    if (books.wrong.length > 0)
      throw new CommandError(`${books.wrong.length} levels are wrong after the run.`)
    if (books.orders < orders)
      throw new CommandError(
        `${orders} orders were acknowledged, and ${books.orders} are in the books.`,
      )
    console.log(
      `books: ${books.orders} orders, ${books.tools} levels, every level the sum of its movements`,
    )
    return code()
  } finally {
    await stage.stop()
  }
})
