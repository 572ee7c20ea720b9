/** A shop that answers requests, in a process of its own, until it is killed; says where it is. */
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { hashToken, newToken } from '../../src/accounts/sessions/access-token.server.ts'
import { createApp } from '../../src/app/app.server.ts'
import { createShop } from '../../src/app/shop.server.ts'
import { noDelivery } from '../../src/delivery/delivery-table.ts'
import { readConfig } from '../../src/platform/config/config.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'

const [dataDir = '', invoicing = ''] = process.argv.slice(2)
const port = await freePort()
const plenty = '9999999/60'
const config = readConfig({
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
  LIMIT_READS: plenty,
  LIMIT_ORDERS: plenty,
  LIMIT_DOCUMENTS: plenty,
})
const log = createLogger(config.logLevel)
const shop = await createShop(config, { log, statementTimeout: 15_000 })

async function person(email: string, role: Actor['role']): Promise<Actor> {
  const known = await shop.accounts.findUserId(email)
  const id =
    known ??
    (await shop.database.transact((tx) =>
      shop.accounts.importDemoUser(tx, {
        email,
        name: email,
        role,
        issuer: 'test',
        subject: email,
      }),
    ))
  return { id, email, name: email, role, permissions: ['owner'] }
}
async function issueToken({ id }: Actor): Promise<string> {
  const token = newToken()
  await sql`
    insert into access_tokens (hash, user_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${id}, now(), now(), now() + interval '10 hours')`.execute(
    shop.database.handle,
  )
  return token
}
const save = async (values: object): Promise<void> => {
  const { revision } = await shop.settings.read({ actor: admin }, {})
  await shop.settings.save({ actor: admin }, { revision, ...values })
}

const admin = await person('staff@example.com', 'admin')
const buyer = await person('buyer@example.com', 'customer')
await save({ country: 'DE' })
await save({ tax: 'vat', vatId: 'DE 123 456 789', backOrders: 'yes', invoicing })
if (!(await shop.delivery.charges({ actor: admin }, {})).charged) {
  const { revision } = await shop.delivery.charges({ actor: admin }, {})
  const germany = {
    name: 'Germany',
    countries: ['DE'],
    postcodes: '',
    basis: 'value' as const,
    // What is worth more is on request.
    steps: [{ upTo: 55_000, charge: 790 }],
    freeFrom: null,
    onRequest: false,
  }
  await shop.delivery.saveCharges(
    { actor: admin },
    { ...noDelivery, charged: true, zones: [germany], surcharges: [], revision },
  )
}
const tools = (await shop.search.list({ actor: undefined }, {})).map(({ id }) => id)
for (const price of tools.length === 0 ? [55, 333, 1000, 1999] : [])
  tools.push(
    (
      await shop.catalogue.add(
        { actor: admin },
        {
          name: `Hammer ${price}`,
          image: 'https://x.example/h.webp',
          price,
          stock: 300,
          description: 'Drives nails.',
          minimumQuantity: 1,
          taxClass: price === 333 ? 'reduced' : 'standard',
        },
      )
    ).insertedId,
  )

/** For which the buyer orders, and whose credit is judged at each order. */
async function openCompany(): Promise<string> {
  const [known] = await shop.companies.list({ actor: admin }, {})
  if (known) return known.id
  const { id } = await shop.companies.add(
    { actor: admin },
    {
      name: 'Trader',
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: 0,
      representative: '',
      notes: '',
      creditLimit: 100_000_000,
    },
  )
  await shop.companies.setMember({ actor: admin }, { id, email: buyer.email, role: 'owner' })
  return id
}

const company = await openCompany()
const app = await createApp({ shop, config, log })
await app.listen({ host: '127.0.0.1', port })
await shop.start()
const tokens = { staff: await issueToken(admin), buyer: await issueToken(buyer) }
writeSync(1, `ready ${JSON.stringify({ origin: config.origin, tools, tokens, company })}\n`)
