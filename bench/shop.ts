/**
 * The shop of the subjects `orders` and `documents`, in a process of its own: real server, real embedded database,
 * buyers and tools; and the same SQL replayed without the shop.
 */
import { randomUUIDv7 } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { hashToken, newToken } from '../src/accounts/access-token.server.ts'
import { createApp } from '../src/app/app.server.ts'
import { createShop } from '../src/app/shop.server.ts'
import { readConfig } from '../src/platform/config.server.ts'
import { statementTimeouts } from '../src/platform/database.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { serveCommands, unlimitedSettings } from './bench-process.ts'
import { createRecorder, replay, type Recording } from './replay.ts'

/** What the load generator must know. */
export type OrdersStage = {
  readonly origin: string
  /** access tokens of buyers */ readonly buyers: readonly string[]
  readonly tools: readonly { readonly id: string; readonly sku: string }[]
}

const buyerCount = 64
const toolCount = 1000

const [dataDir = '', port = '', mode = ''] = process.argv.slice(2)
const config = readConfig({ DATA_DIR: dataDir, PORT: port, ...unlimitedSettings })
const recorder = createRecorder()
const log = createLogger(config.logLevel)
// Statements have time: the bench shows how fast the shop is, not whether this machine is busy.
const shop = await createShop(config, { log, statementTimeout: 30_000 })
const app = await createApp({ shop, config, log })
await app.listen({ host: config.host, port: config.port })
const takeRefusalTimes = recordRefusals(app.server)

const now = new Date()
const skus = Array.from({ length: toolCount }, (_, row) => `BNCH-${1000 + row}`)
const ids = await shop.database.transact((tx) =>
  shop.catalogue.importDemoTools(
    tx,
    skus.map((sku, row) => ({
      sku,
      name: `Bench Hammer ${row}`,
      brand: 'Brackmoor',
      category: 'Hammers',
      family: '',
      image: 'https://pictures.example.com/hammer.webp',
      description: 'Drives nails.',
      keywords: '',
      price: 1000,
      minimumQuantity: 1,
      packSize: 1,
      stock: 1_000_000,
      priceBreaks: [{ from: 24, price: 900 }],
      specs: [],
    })),
    now,
  ),
)
const buyers: string[] = []
for (let row = 0; row < buyerCount; row += 1) {
  const email = `buyer${row}@example.com`
  const id = await shop.database.transact((tx) =>
    shop.accounts.importDemoUser(tx, {
      email,
      name: `Buyer ${row}`,
      role: 'customer',
      issuer: 'bench',
      subject: email,
    }),
  )
  const token = newToken()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${id}, ${now}, ${now}, ${expiresAt})`.execute(shop.database.handle)
  buyers.push(token)
}

const keeperId = await shop.database.transact((tx) =>
  shop.accounts.importDemoUser(tx, {
    email: 'keeper@example.com',
    name: 'Keeper',
    role: 'admin',
    issuer: 'bench',
    subject: 'keeper',
  }),
)

// For overload the limits are part of what is measured.
if (mode === 'as-in-production') shop.database.setStatementTimeout(statementTimeouts.request)

const recordings: Recording[] = []

/** Records how long each answer 503 took. @returns takes what was recorded */
function recordRefusals(server: Server): () => readonly number[] {
  let times: number[] = []
  server.prependListener('request', (_, response: ServerResponse) => {
    const arrivedAt = performance.now()
    response.once('finish', () => {
      if (response.statusCode === 503) times.push(performance.now() - arrivedAt)
    })
  })
  return () => {
    const taken = times
    times = []
    return taken
  }
}

const commands = {
  /** Records all statements until `stopRecording`. One order at a time, or they mix. */
  startRecording: async (): Promise<void> => recorder.start(),
  stopRecording: async (): Promise<void> => {
    recordings.push(recorder.stop())
  },
  /**
   * Replays the recorded orders on as many connections as the shop has, as fast as they go.
   * @returns orders a second
   */
  replay: async (): Promise<number> =>
    replay(shop.database.connection, recordings, {
      connections: 10,
      seconds: 5,
      newId: randomUUIDv7,
    }),
  /** Confirms every placed order. @returns their numbers */
  confirm: async (): Promise<readonly number[]> => {
    const keeper = {
      id: keeperId,
      name: 'Keeper',
      email: 'keeper@example.com',
      role: 'admin',
    } as const
    const placed = await shop.orders.all({ actor: keeper }, { status: 'placed' })
    const numbers = placed.map(({ number }) => number)
    await shop.orders.steps({ actor: keeper }, { numbers, status: 'confirmed' })
    return numbers
  },
  /** Milliseconds from the arrival to the end of each refusal since the last call. */
  refusalTimes: async (): Promise<readonly number[]> => takeRefusalTimes(),
  /** Whether every stock level is the sum of its movements, and how many orders there are. */
  check: async () => {
    const {
      rows: [row],
    } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(
      shop.database.handle,
    )
    return { ...(await shop.stock.check()), orders: row?.orders ?? 0 }
  },
}
export type OrdersCommands = typeof commands

const end = () =>
  void app
    .close()
    .then(() => shop.close())
    .then(() => process.exit(0))
process.on('SIGTERM', end)
// The load generator has ended, however that came about.
process.on('disconnect', end)
serveCommands(
  {
    origin: config.origin,
    buyers,
    tools: skus.map((sku) => ({ id: ids.get(sku) ?? '', sku })),
  } satisfies OrdersStage,
  commands,
)
