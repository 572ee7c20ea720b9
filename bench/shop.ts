/** The shop under the bench, in a process of its own: real server, real embedded database, buyers and tools; and the same SQL replayed without the shop. */
import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken, newToken } from '../src/accounts/access-token.server.ts'
import { createApp } from '../src/app/app.server.ts'
import { readConfig } from '../src/platform/config.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { createShop } from '../src/app/shop.server.ts'
import { recorder, replay, type Recorded } from './replay.ts'

/** What the load generator must know. */
export type Stage = {
  readonly origin: string
  readonly buyers: readonly string[]
  readonly tools: readonly { readonly id: string; readonly sku: string }[]
}

const buyersWanted = 64
const toolsWanted = 1000

const [dataDir = '', port = ''] = process.argv.slice(2)
const endless = '9999999/60'
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: port,
  DEMO: 'off',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  LIMIT_READS: endless,
  LIMIT_LOGIN: endless,
  LIMIT_SIGNUP: endless,
  LIMIT_RESET: endless,
  LIMIT_ORDERS: endless,
  LIMIT_REVIEWS: endless,
})
const recording = recorder()
const log = createLogger(config.logLevel)
// Statements have time: how fast the shop is shall be seen, not whether this machine is busy.
const shop = await createShop(config, { log, statementTimeout: 30_000 })
const app = await createApp({ shop, config, log })
await app.listen({ host: config.host, port: config.port })

const at = new Date()
const skus = Array.from({ length: toolsWanted }, (_, row) => `BNCH-${1000 + row}`)
const ids = await shop.database.transact((tx) =>
  shop.catalogue.bringDemo(
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
    at,
  ),
)
const buyers: string[] = []
for (let row = 0; row < buyersWanted; row += 1) {
  const email = `buyer${row}@example.com`
  const id = await shop.database.transact((tx) =>
    shop.accounts.bringDemo(tx, {
      email,
      name: `Buyer ${row}`,
      role: 'customer',
      issuer: 'bench',
      subject: email,
    }),
  )
  const token = newToken()
  await sql`insert into access_tokens (hash, user_id, created_at, used_at, expires_at) values (${hashToken(token)}, ${id}, ${at}, ${at}, ${new Date(at.getTime() + 3_600_000)})`.execute(
    shop.database.handle,
  )
  buyers.push(token)
}

const samples: Recorded[] = []

/** What the load generator may ask for. */
const answers: Readonly<Record<string, () => Promise<unknown>>> = {
  /** Records the statements of everything that happens until `recorded`. One order at a time, or they mix. */
  record: async () => recording.start(),
  recorded: async () => samples.push(recording.stop()),
  /** Plays the recorded orders again, as fast as as many connections as the shop has can. @returns orders a second */
  replay: async () =>
    replay(shop.database.connection, samples, { connections: 10, seconds: 5, newId: randomUUIDv7 }),
  /** Whether the books are right, and how many orders stand in them. */
  check: async () => {
    const {
      rows: [row],
    } = await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(
      shop.database.handle,
    )
    return { ...(await shop.stock.check()), orders: row?.orders ?? 0 }
  },
}

process.on('message', (question) => {
  const answer = typeof question === 'string' ? answers[question] : undefined
  if (!answer) throw new Error('Nobody can answer that')
  void answer().then((value) => process.send?.({ question, value }))
})
const end = () =>
  void app
    .close()
    .then(() => shop.close())
    .then(() => process.exit(0))
process.on('SIGTERM', end)
// Whoever asked is gone, however that came about.
process.on('disconnect', end)
process.send?.({
  question: 'stage',
  value: {
    origin: config.origin,
    buyers,
    tools: skus.map((sku) => ({ id: ids.get(sku) ?? '', sku })),
  } satisfies Stage,
})
