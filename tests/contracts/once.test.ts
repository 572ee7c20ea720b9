/**
 * Every operation that declares an idempotency key is done once under it: the same three times at
 * the same moment is the first answer three times, and another body is refused.
 */
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { up } from '../../migrations/0450_idempotency_keys.ts'
import { createApp } from '../../src/app/app.server.ts'
import { createLogger } from '../../src/platform/http/log.server.ts'
import type { Actor } from '../../src/platform/access/endpoint.ts'
import { startCardProvider } from '../card-provider.ts'
import { openTestShop } from '../shop.ts'
import { operations, requestFor } from './api-under-test.ts'
import { rowsOf } from './capability-rows.ts'
import { purgeTable } from './purge-table.ts'
import { fill, tokenOf, type PurgeShop } from './purge-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const idempotent = operations.map(([, endpoint]) => endpoint).filter((it) => it.idempotent)

/** Another body for each: what is said under a key that stands for something else. */
const others: Readonly<Record<string, object>> = {
  ...rowsOf(({ otherBodies }) => otherBodies),
  'POST /addorder': { OrderQuentuty: 3 },
  'POST /orders': { note: 'Other words' },
  'POST /orders/on-behalf': { note: 'Other words' },
  'POST /quotes': { message: 'Can you deliver on Monday?' },
  'POST /order/:number/shipments': { note: 'Other words' },
  'POST /card-payments/:id/refunds': { amount: '4.00' },
  'POST /payments': { reference: 'Other words' },
  'POST /refunds': { reference: 'Other words' },
  'POST /stock/:toolId': { reason: 'Other words' },
  'PUT /stock': { rows: [{ sku: 'RW-8', Stock: 8 }] },
  'PUT /prices': { rows: [{ sku: 'RW-8', price: '13.80' }] },
  'PUT /tools': { rows: [{ sku: 'RW-8', price: '14.80' }] },
  'POST /documents/:id/credit-notes': { reason: 'Other words' },
  'POST /order/:number/returns': { reason: 'Other words' },
  'POST /staff-invitations': { permissions: ['money'] },
  'POST /companies/:id/invitations': { role: 'owner' },
  'POST /company-invitations': { ids: [crypto.randomUUID()] },
}

type Sent = { readonly route: string; readonly actor: Actor | undefined; readonly input: unknown }

async function open() {
  const cards = await startCardProvider()
  const limits = { LIMIT_ORDERS: '9999/60', LIMIT_QUOTES: '9999/60', LIMIT_DOCUMENTS: '9999/60' }
  const mails = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'shop@example.com' }
  const shop = await openTestShop({ ...limits, ...mails, ...cards.env })
  const app = await createApp({ shop, config: shop.config, log: createLogger('error') })
  const fixture = await fill(shop)
  const send = async ({ route, actor, input }: Sent, key: string | null = crypto.randomUUID()) => {
    const endpoint = operations.find(([, it]) => it.route === route)?.[1]
    if (!endpoint) throw new Error(`There is no ${route}`)
    const request = requestFor(endpoint, input)
    const { 'idempotency-key': _, ...unkeyed } = request.headers
    const bearer = actor ? { authorization: `Bearer ${await tokenOf(shop.database, actor)}` } : {}
    const headers = { ...unkeyed, ...bearer, ...(key === null ? {} : { 'idempotency-key': key }) }
    const answer = await app.inject({ ...request, headers })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  const unused = async () => {
    throw new Error('Nothing is read from a cache here')
  }
  const purgeShop: PurgeShop = {
    shop,
    fixture,
    cards,
    call: async (route, actor, input) => (await send({ route, actor, input })).body,
    readFirst: unused,
    readSecond: unused,
    readFresh: unused,
    secondIsNotified: unused,
    close: async () => {
      await app.close()
      await shop.close()
      await cards.close()
    },
  }
  return { ...purgeShop, send }
}

let it: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  it = await open()
})
afterAll(() => it.close())

/** Prepares the first row of a route. @returns what it sends */
async function requestOf(route: string): Promise<Sent> {
  const row = purgeTable.find((purgeCase) => purgeCase.route === route)
  if (!row) throw new Error(`${route} has no row`)
  let sent: Sent | undefined
  const write = await row.begin({
    ...it,
    call: async (called, actor, input) => {
      if (called !== route) return it.call(called, actor, input)
      sent = { route, actor, input }
      return {}
    },
  })
  await write()
  if (!sent) throw new Error(`${route} was not called`)
  return sent
}

test('another body is known for every operation with a key', () => {
  expect(idempotent.map(({ route }) => route).toSorted()).toEqual(Object.keys(others).toSorted())
})

describe.each(idempotent)('$route', ({ route, status = 200 }) => {
  test('three times at once is the first answer three times; another body is refused', async () => {
    const request = await requestOf(route)
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => it.send(request, key)))
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
    const [first] = answers
    expect(answers).toEqual([first, first, first])
    expect(await it.send(request, key)).toEqual(first)
    const input = Object.assign({}, request.input, others[route])
    const refused = await it.send({ ...request, input }, key)
    expect([refused.status, refused.body['type']]).toEqual([422, 'key-reused'])
  })
})

const optional = idempotent.filter((endpoint) => endpoint.idempotent === 'optional')

describe.each(optional)('$route, where a key may be missing', ({ route, status = 200 }) => {
  const entries = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entries`.execute(it.shop.database.handle)
    return rows[0]?.count ?? 0
  }
  // A second return finds something to send back: the order has a piece more than the first takes.
  test('without a key each call does it; with one, only the first', async () => {
    const request = await requestOf(route)
    const before = await entries()
    expect((await it.send(request, null)).status).toBe(status)
    expect(await entries()).toBe(before + 1)
    const key = crypto.randomUUID()
    for (let times = 0; times < 3; times += 1)
      expect((await it.send(request, key)).status).toBe(status)
    expect(await entries()).toBe(before + 2)
  })

  test('a malformed key is refused', async () => {
    const { status: refused, body } = await it.send(await requestOf(route), 'short')
    expect([refused, body['type']]).toEqual([422, 'not-valid'])
  })
})

describe('beside the release before', () => {
  const payment = (answer: { body: Record<string, unknown> }) => String(answer.body['_id'])

  test('a key that one of its instances has written finds what was done', async () => {
    const request = await requestOf('POST /payments')
    const first = await it.send(request)
    const key = crypto.randomUUID()
    await sql`
      insert into payments (
        id, user_id, company_id, customer, paid_on, cents, currency, method, reference, actor_id,
        actor_name, recorded_at, idempotency_key, body_hash
      )
      select gen_random_uuid(), user_id, company_id, customer, paid_on, cents, currency, method,
        reference, actor_id, actor_name, recorded_at, ${key}, body_hash
      from payments where id = ${payment(first)}`.execute(it.shop.database.handle)
    const found = await it.send(request, key)
    expect(found.status).toBe(201)
    expect(payment(found)).not.toBe(payment(first))
    const again = await it.send(request, key)
    expect(payment(again)).toBe(payment(found))
    const input = Object.assign({}, request.input, { reference: 'Other words' })
    expect((await it.send({ ...request, input }, key)).status).toBe(422)
  })

  test('an upgrade takes over the keys that are there', async () => {
    const { handle } = it.shop.database
    const request = await requestOf('POST /payments')
    const quote = await requestOf('POST /quotes')
    const key = crypto.randomUUID()
    const before = [await it.send(request, key), await it.send(quote, key)]
    const tables = ['payments', 'shipments', 'allowances', 'stock_movements', 'card_refunds']
    for (const table of [...tables, 'quotes'])
      await sql`drop function ${sql.ref(`keep_key_of_${table}`)} cascade`.execute(handle)
    await sql`drop table idempotency_keys`.execute(handle)
    await up(handle as Kysely<unknown>)
    expect([await it.send(request, key), await it.send(quote, key)]).toEqual(before)
  })
})
