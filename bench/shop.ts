/**
 * The shop of the subjects `orders`, `documents`, `archive` and `webhooks`, in a process of its own: real server, real embedded database,
 * buyers and tools; and the same SQL replayed without the shop.
 */
import { randomUUIDv7 } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { hashToken, newToken } from '../src/accounts/sessions/access-token.server.ts'
import { createApp } from '../src/app/app.server.ts'
import { createShop } from '../src/app/shop.server.ts'
import { readConfig } from '../src/platform/config/config.server.ts'
import { statementTimeouts } from '../src/platform/database.server.ts'
import { createLogger } from '../src/platform/http/log.server.ts'
import { serveCommands, unlimitedSettings } from './bench-process.ts'
import { createRecorder, replay, type Recording } from './replay.ts'

/** What the load generator must know. */
export type OrdersStage = {
  readonly origin: string
  /** access tokens of buyers */ readonly buyers: readonly string[]
  /** that of the shopkeeper, who has just proved who they are */ readonly keeper: string
  readonly tools: readonly { readonly id: string; readonly sku: string }[]
}

const buyerCount = 64
const toolCount = 1000

const [dataDir = '', port = '', mode = '', receiver = ''] = process.argv.slice(2)
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: port,
  WEBHOOK_TEST_ORIGINS: receiver,
  ...unlimitedSettings,
})
const recorder = createRecorder()
const log = createLogger(config.logLevel)
// Statements have time: the bench shows how fast the shop is, not whether this machine is busy.
const shop = await createShop(config, { log, statementTimeout: 30_000 })
const app = await createApp({ shop, config, log })
await app.listen({ host: config.host, port: config.port })
// It hears of changes, as in production: settings and delivery charges are read once, not each time.
await shop.start()
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
/** An access token of a person who has just proved who they are. */
async function issueToken(userId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at, proved_at)
    values (${hashToken(token)}, ${userId}, ${now}, ${now}, ${expiresAt}, ${now})`.execute(
    shop.database.handle,
  )
  return token
}

async function newBuyer(name: string) {
  const email = `${name}@example.com`
  const buyer = { email, name, role: 'customer', issuer: 'bench', subject: email } as const
  const id = await shop.database.transact((tx) => shop.accounts.importDemoUser(tx, buyer))
  return { id, email }
}
const buyers: string[] = []
for (let row = 0; row < buyerCount; row += 1)
  buyers.push(await issueToken((await newBuyer(`buyer${row}`)).id))

const keeperId = await shop.database.transact((tx) =>
  shop.accounts.importDemoUser(tx, {
    email: 'keeper@example.com',
    name: 'Keeper',
    role: 'admin',
    issuer: 'bench',
    subject: 'keeper',
  }),
)

const keeperToken = await issueToken(keeperId)
const keeper = {
  id: keeperId,
  name: 'Keeper',
  email: 'keeper@example.com',
  role: 'admin',
  permissions: ['owner'],
} as const

/** A wholesaler's table: by weight, dearer far away, free from a value, with a surcharge. */
const deliveryCharges = {
  charged: true,
  zones: [
    { name: 'Berlin', postcodes: '10000-14999', charges: [490, 990] },
    { name: 'Islands', postcodes: '18565, 25846-25997, 26465-26757', charges: [1990, 4990] },
    { name: 'Germany', postcodes: '', charges: [790, 1990] },
  ].map(({ name, postcodes, charges: [light = 0, heavy = 0] }) => ({
    name,
    countries: ['DE'],
    postcodes,
    basis: 'weight' as const,
    steps: [
      { upTo: 5000, charge: light },
      { upTo: 31_500, charge: heavy },
    ],
    freeFrom: 100_000,
    onRequest: false,
  })),
  surcharges: [{ label: 'Heavy goods', amount: 1500, above: 20_000 }],
  otherCountries: 'on-request' as const,
  collection: '',
  usualWeight: 450,
}

/** Switches tax and delivery charges on, for a shop in Germany. */
async function chargeTaxAndDelivery(): Promise<void> {
  for (const values of [{ country: 'DE' }, { tax: 'vat' as const, vatId: 'DE 123 456 789' }]) {
    const { revision } = await shop.settings.read({ actor: keeper }, {})
    await shop.settings.save({ actor: keeper }, { revision, ...values })
  }
  const { revision } = await shop.delivery.charges({ actor: keeper }, {})
  await shop.delivery.saveCharges({ actor: keeper }, { revision, ...deliveryCharges })
}

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
  /** From now on orders bear tax and delivery; what was recorded before is forgotten. */
  chargeTaxAndDelivery: async (): Promise<void> => {
    await chargeTaxAndDelivery()
    recordings.length = 0
  },
  /** Records all statements until `stopRecording`. One order at a time, or they mix. */
  startRecording: async (): Promise<void> => recorder.start(),
  stopRecording: async (): Promise<void> => {
    recordings.push(recorder.stop())
  },
  /** How many statements an order is. */
  statements: async (): Promise<number> => recordings.at(-1)?.length ?? 0,
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
  /**
   * Two companies with a credit limit: one that has ordered often, one that has not. Each older
   * order is a copy of the first, one every fifty minutes.
   */
  openCompanies: async () => {
    const open = async (orders: number) => {
      const { id: company } = await shop.companies.add(
        { actor: keeper },
        {
          name: `With ${orders}`,
          address: '',
          vatId: '',
          taxNumber: '',
          terms: '',
          taxStatus: 'standard',
          minimumOrder: 0,
          representative: '',
          notes: '',
          creditLimit: 90_000_000_000,
        },
      )
      const { id, email } = await newBuyer(`member${orders}`)
      await shop.companies.setMember({ actor: keeper }, { id: company, email, role: 'buyer' })
      return { company, orders, token: await issueToken(id) }
    }
    return { few: await open(30), many: await open(30_000) }
  },
  /** Repeats the one order of each of these companies, as often as it is called. */
  repeatOrders: async (): Promise<void> => {
    shop.database.setStatementTimeout(600_000)
    await sql`
      with copies as (
        insert into orders select copy.* from orders
        join companies on companies.id = orders.company_id
        cross join generate_series(2, replace(companies.name, 'With ', '')::int) as nth
        cross join lateral jsonb_populate_record(orders, jsonb_build_object(
          'id', gen_random_uuid(), 'number', nextval('order_numbers') + 0 * nth,
          'placed_at', orders.placed_at - nth * interval '50 minutes', 'idempotency_key', gen_random_uuid()
        )) as copy
        returning id, company_id
      )
      insert into order_lines
      select copy.* from copies
      join orders on orders.company_id = copies.company_id
      join order_lines on order_lines.order_id = orders.id
      cross join lateral jsonb_populate_record(
        order_lines, jsonb_build_object('order_id', copies.id)
      ) as copy
    `.execute(shop.database.handle)
    await sql`analyze orders, order_lines, company_debt_parts`.execute(shop.database.handle)
    shop.database.setStatementTimeout(30_000)
  },
  /** From now on nothing is made of what happens, nor sent, until `sendWebhooks`. */
  holdWebhooks: async (): Promise<void> => {
    await shop.webhooks.fanOut.close()
    await shop.webhooks.deliveryRunner.close()
  },
  sendWebhooks: async (): Promise<void> => {
    await shop.webhooks.fanOut.start()
    await shop.webhooks.deliveryRunner.start()
  },
  /** Confirms every placed order. @returns their numbers */
  confirm: async (): Promise<readonly number[]> => {
    const placed = await shop.orders.all({ actor: keeper }, { status: 'placed' })
    const numbers = placed.map(({ number }) => number)
    await shop.orders.steps({ actor: keeper }, { numbers, status: 'confirmed' })
    return numbers
  },
  /** 10,000 packing slips of a month, each with the file of the one document that was drawn. */
  fillMonth: async () => {
    const [documents, month] = [10_000, '2026-09']
    await sql`
      with copies as (
        insert into documents (kind, series, number, issue_date, content, issued_at)
        select 'packing-slip', 'BNCH', nth, day, content, day + interval '10 hours'
        from documents cross join generate_series(1, ${documents}::int) as nth
        cross join lateral (select ${`${month}-01`}::date + nth % 28 as day) as days
        returning id
      )
      insert into document_files (document_id, format, bytes, sha256, drawn_at)
      select copies.id, format, bytes, sha256, drawn_at
      from copies cross join document_files`.execute(shop.database.handle)
    const { rows } = await sql<{ bytes: number }>`
      select length(bytes) as bytes from document_files limit 1`.execute(shop.database.handle)
    return { documents, month, fileBytes: rows[0]?.bytes ?? 0 }
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
    keeper: keeperToken,
    tools: skus.map((sku) => ({ id: ids.get(sku) ?? '', sku })),
  } satisfies OrdersStage,
  commands,
)
