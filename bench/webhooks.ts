/**
 * 10,000 messages that ten programs verify, beside buyers; and what an order costs when ten programs
 * want to be told of it. Subject `webhooks` of `npm run bench`.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { loadavg } from 'node:os'
import { Webhook } from 'standardwebhooks'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startBenchProcess, type BenchProcess } from './bench-process.ts'
import { createCpuStopwatch, type CpuTime } from './cpu-time.ts'
import { call, quantile, sustainLoad } from './load.ts'
import { createReport, printMachine } from './report.ts'
import type { OrdersCommands, OrdersStage } from './shop.ts'

type Shop = BenchProcess<OrdersStage, OrdersCommands>

const endpointCount = 10
/** Milliseconds between two requests of buyers: 20 a second. */
const interval = 50
/** Rounds of orders, half of them with endpoints, in turns. */
const rounds = 12
const ordersPerRound = 400

/** @throws CommandError for any other status */
async function request(
  { origin, keeper }: Shop,
  method: string,
  path: string,
  body?: object,
): Promise<string> {
  const key = crypto.randomUUID()
  const answer = await call(origin, path, { method, token: keeper, key, body })
  if (answer.status >= 300)
    throw new CommandError(`${answer.status} for ${path}: ${answer.body.slice(0, 400)}`)
  return answer.body
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The programs: each path verifies with its own secret. */
async function startReceiver() {
  const secrets = new Map<string, string>()
  const seen = new Set<string>()
  let wrong = 0
  let expected = Number.POSITIVE_INFINITY
  let onAll: () => void = () => undefined
  const server = createServer((message, response) => {
    void (async () => {
      const path = message.url ?? ''
      const body = await bodyOf(message)
      const { headers } = message
      const id = String(headers['webhook-id'])
      try {
        new Webhook(secrets.get(path) ?? '').verify(body, {
          'webhook-id': id,
          'webhook-timestamp': String(headers['webhook-timestamp']),
          'webhook-signature': String(headers['webhook-signature']),
        })
      } catch {
        wrong += 1
      }
      seen.add(`${path} ${id}`)
      response.writeHead(204).end()
      if (seen.size >= expected) onAll()
    })()
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    secrets,
    counts: () => ({ seen: seen.size, wrong }),
    all: (count: number) =>
      new Promise<void>((resolve) => {
        expected = count
        onAll = resolve
        if (seen.size >= count) resolve()
      }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** @returns the ids */
async function subscribe(shop: Shop, receiver: Receiver, events: readonly string[]) {
  const ids: string[] = []
  for (let nth = 0; nth < endpointCount; nth++) {
    const path = `/hook/${nth}`
    const body = await request(shop, 'POST', '/webhooks', {
      address: receiver.origin + path,
      events,
    })
    const { webhook, secret }: { webhook: { _id: string }; secret: string } = JSON.parse(body)
    receiver.secrets.set(path, secret)
    ids.push(webhook._id)
  }
  return async () => {
    for (const id of ids) await request(shop, 'DELETE', `/webhooks/${id}`)
  }
}

/** Buyers read lists at their own pace. @returns stops them, and answers their times */
function sendBuyers({ origin }: Shop) {
  const answers: Promise<number>[] = []
  const never = { milliseconds: Number.POSITIVE_INFINITY }
  const timer = setInterval(() => {
    const path = `/api/tools?q=hammer&limit=${24 + (answers.length % 17)}`
    answers.push(
      call(origin, path, { method: 'GET', prefix: '' })
        .catch(() => never)
        .then(({ milliseconds }) => milliseconds),
    )
  }, interval)
  return async (): Promise<readonly number[]> => {
    clearInterval(timer)
    return Promise.all(answers)
  }
}

/** Each tool's stock changes once: as many messages as tools for each program. */
async function measureDeliveries(shop: Shop, receiver: Receiver) {
  const unsubscribe = await subscribe(shop, receiver, ['stock.changed'])
  const deliveries = shop.tools.length * endpointCount
  const cpu = createCpuStopwatch(shop.pid)
  const stopBuyers = sendBuyers(shop)
  cpu.start()
  const start = performance.now()
  await request(shop, 'PUT', '/stock', {
    rows: shop.tools.map(({ sku }, nth) => ({ sku, Stock: 900_000 + nth })),
  })
  await receiver.all(deliveries)
  const seconds = (performance.now() - start) / 1000
  cpu.stop()
  const buyers = await stopBuyers()
  await unsubscribe()
  return { deliveries, seconds, buyers, cpu: cpu.used, ...receiver.counts() }
}

let nextOrder = 0

/** Processor time of so many orders, one of four at a time; nothing is sent meanwhile. */
async function measureOrders(shop: Shop, used: ReturnType<typeof createCpuStopwatch>) {
  const last = nextOrder + ordersPerRound
  used.start()
  await sustainLoad(
    async () => {
      const number = nextOrder++
      if (number >= last) return 0
      const { status, body, milliseconds } = await call(shop.origin, '/addorder', {
        token: shop.buyers[number % shop.buyers.length],
        from: `10.0.0.${1 + (number % shop.buyers.length)}`,
        key: `bench-order-${number}`,
        body: {
          toolId: shop.tools[(number * 7) % shop.tools.length]?.id,
          OrderQuentuty: 1 + (number % 30),
          phoneNum: '555 0142',
          address: '12 Foundry Road, Austin, TX 78701',
        },
      })
      if (status !== 201) throw new CommandError(`${status}: ${body.slice(0, 400)}`)
      return milliseconds
    },
    { seconds: 600, concurrency: 4, isDone: () => nextOrder >= last },
  )
  used.stop()
  nextOrder = last
}

const total = ({ own, children }: CpuTime): number => own + children
const perOrder = (used: CpuTime): number => total(used) / ((rounds / 2) * ordersPerRound)

/** The same orders with ten endpoints and without, in turns. @returns milliseconds of an order */
async function compareOrders(shop: Shop, receiver: Receiver) {
  const [alone, told] = [createCpuStopwatch(shop.pid), createCpuStopwatch(shop.pid)]
  await shop.run('holdWebhooks')
  await measureOrders(shop, createCpuStopwatch(shop.pid))
  for (let round = 0; round < rounds; round += 1) {
    // First one, then the other begins, so that neither always has the longer tables.
    const isTold = (round + (round >> 1)) % 2 === 1
    const unsubscribe = isTold ? await subscribe(shop, receiver, ['order.*']) : undefined
    await measureOrders(shop, isTold ? told : alone)
    await unsubscribe?.()
  }
  return { alone: perOrder(alone.used), told: perOrder(told.used) }
}

await script(async () => {
  const receiver = await startReceiver()
  const shop = await startBenchProcess<OrdersStage, OrdersCommands>('shop.ts', {
    args: ['webhooks', receiver.origin],
  })
  try {
    printMachine('embedded PostgreSQL', 'load and receivers on the same machine')
    const sent = await measureDeliveries(shop, receiver)
    const each = total(sent.cpu) / sent.deliveries
    console.log(
      `webhooks: ${sent.deliveries} messages in ${sent.seconds.toFixed(1)} s, ${sent.wrong} with a ` +
        `wrong signature; processor time of one ${each.toFixed(2)} ms ` +
        `(shop ${(sent.cpu.own / sent.deliveries).toFixed(2)}, database ` +
        `${(sent.cpu.children / sent.deliveries).toFixed(2)}), buyers included; ` +
        `${sent.buyers.length} lists of buyers meanwhile; load average ${loadavg()[0]?.toFixed(1)}`,
    )
    const orders = await compareOrders(shop, receiver)
    console.log(
      `an order: ${orders.alone.toFixed(2)} ms of processor without webhooks, ` +
        `${orders.told.toFixed(2)} ms with ${endpointCount} (${(rounds / 2) * ordersPerRound} each, in turns)`,
    )
    const { ratio, exitCode } = createReport()
    ratio('webhooks-per-second', sent.deliveries / sent.seconds, 500)
    ratio('webhooks-not-verified', sent.wrong, 0, { atMost: true })
    ratio('webhooks-buyers-p95', quantile(sent.buyers, 0.95), 100, { atMost: true, unit: 'ms' })
    ratio('order-with-ten-webhooks', orders.told / orders.alone, 1.05, { atMost: true })
    return exitCode()
  } finally {
    await shop.stop()
    receiver.close()
  }
})
