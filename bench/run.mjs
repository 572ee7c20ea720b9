/** The bench itself: the shop in a process of its own, the load from this one, and each figure beside its goal. Started by `npm run bench`. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, shopNode } from '../scripts/lib/node.mjs'
import { Stop, script } from '../scripts/lib/stop.mjs'
import { call, quantile, sustain } from './load.mjs'

const rounds = 3
const atOnce = 24

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** The shop in a process of its own; `ask` sends it a word and waits for the answer. */
async function openStage() {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-bench-'))
  const shop = fork(join(root, 'bench/shop.ts'), [join(folder, 'data'), String(await freePort())], { execPath: shopNode(), env: { ...process.env, NODE_ENV: 'production' } })
  const ended = once(shop, 'exit')
  const answerTo = async (question) => {
    for (;;) {
      const [answer] = await Promise.race([once(shop, 'message'), ended.then(([code]) => { throw new Stop(`The shop ended with ${code}; what it said stands above.`) })])
      if (answer.question === question) return answer.value
    }
  }
  const stop = async () => {
    shop.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const stage = await answerTo('stage')
  return { ...stage, stop, ask: (question) => { const answer = answerTo(question); shop.send(question); return answer } }
}

function demand({ status, body }, wanted) {
  if (status !== wanted) throw new Stop(`${status} instead of ${wanted}: ${body.slice(0, 400)}`)
}

const contact = { address: '12 Foundry Road, Austin, TX 78701', poNumber: 'PO-4711' }
const addressOf = (buyer) => `10.0.${Math.floor(buyer / 250)}.${1 + (buyer % 250)}`
let orders = 0

function placeOrders({ origin, buyers, tools }) {
  return async (turn) => {
    const buyer = turn % buyers.length
    const { id } = tools[(turn * 7) % tools.length]
    const answer = await call(origin, '/addorder', { token: buyers[buyer], from: addressOf(buyer), key: `bench-order-${turn}`, body: { toolId: id, OrderQuentuty: 1 + (turn % 30), phoneNum: '555 0142', ...contact } })
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
  turn += (await sustain(one, { seconds: 2, atOnce, first: turn })).turns
  const shop = []
  const alone = []
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const placed = await sustain(one, { seconds: 5, atOnce, first: turn })
    turn += placed.turns
    shop.push(placed.perSecond)
    times.push(...placed.times)
    // Each order played again adds one to those that must be in the books.
    alone.push(await stage.ask('replay'))
  }
  return { shop: quantile(shop, 0.5), alone: quantile(alone, 0.5), half: quantile(times, 0.5), slow: quantile(times, 0.99) }
}

async function measureCart({ origin, buyers, tools }) {
  const [token] = buyers
  const lines = tools.map(({ id }) => ({ toolId: id, quantity: 2 }))
  demand(await call(origin, '/cart', { method: 'PUT', token, body: { how: 'set', lines } }), 200)
  const changes = []
  for (let turn = 0; turn < 200; turn += 1) {
    const answer = await call(origin, '/cart', { method: 'PUT', token, body: { how: 'set', lines: [{ toolId: tools[(turn * 37) % tools.length].id, quantity: 3 + (turn % 5) }] } })
    demand(answer, 200)
    changes.push(answer.milliseconds)
  }
  const placed = []
  for (let turn = 0; turn < 7; turn += 1) {
    const answer = await call(origin, '/orders', { token, key: `bench-cart-${turn}`, body: { lines: lines.map((line) => ({ ...line, unitPrice: '$10.00' })), phoneNum: '555 0142', ...contact } })
    demand(answer, 201)
    orders += 1
    placed.push(answer.milliseconds)
  }
  const resolved = []
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await call(origin, '/order-pad', { body: { terms: tools.map(({ sku }) => sku) } })
    demand(answer, 200)
    resolved.push(answer.milliseconds)
  }
  return { changed: quantile(changes, 0.5), changedSlow: quantile(changes, 0.95), placed: quantile(placed, 0.5), resolved: quantile(resolved, 0.5) }
}

let missed = 0
function ratio(what, value, goal, { atMost = false, unit = '' } = {}) {
  const met = atMost ? value <= goal : value >= goal
  if (!met) missed += 1
  console.log(`ratio ${what} ${value.toFixed(value < 10 ? 2 : 0)}${unit} ${atMost ? '<=' : '>='}${goal}${unit} ${met ? 'met' : 'missed'}`)
}

await script(async () => {
  const stage = await openStage()
  try {
    console.log(`machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, embedded PostgreSQL, load from the same machine`)
    const placed = await measureOrders(stage)
    const cart = await measureCart(stage)
    console.log(`orders: ${placed.shop.toFixed(0)} a second over HTTP (half within ${placed.half.toFixed(1)} ms, 99 % within ${placed.slow.toFixed(1)} ms, ${atOnce} at once); the same SQL alone: ${placed.alone.toFixed(0)} a second`)
    console.log(`cart: one line of 1,000 changed, 95 % within ${cart.changedSlow.toFixed(1)} ms`)
    ratio('orders-per-second', placed.shop, 500)
    ratio('orders-beside-sql-alone', placed.shop / placed.alone, 0.35)
    ratio('cart-of-1000-placed', cart.placed, 1000, { atMost: true, unit: 'ms' })
    ratio('cart-line-changed', cart.changed, 30, { atMost: true, unit: 'ms' })
    ratio('order-pad-1000-lines', cart.resolved, 300, { atMost: true, unit: 'ms' })
    const books = await stage.ask('check')
    if (books.wrong.length > 0) throw new Stop(`${books.wrong.length} levels are wrong after the run.`)
    if (books.orders < orders) throw new Stop(`${orders} orders were acknowledged, and ${books.orders} are in the books.`)
    console.log(`books: ${books.orders} orders, ${books.tools} levels, every level the sum of its movements`)
    return missed === 0 ? 0 : 1
  } finally {
    await stage.stop()
  }
})
