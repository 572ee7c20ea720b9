/** Lists: whatever a caller sends as cursor or filter, a page is answered or the input refused. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/platform/access/endpoint.ts'
import { someOf } from '../effort.ts'
import { inputSchemaOf } from './arbitrary-values.ts'
import { encodeCursor } from '../../src/platform/paging.server.ts'
import { operations, startApi, type TestApi } from './api-under-test.ts'

let api: TestApi
/** Of another admin: nobody confirms, invoices and collects what they ordered themselves. */
let colleague: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  const { id: colleagueId } = await api.shop.person('Colleague', 'admin')
  colleague = { authorization: `Bearer ${await api.issueToken(colleagueId)}` }
  const { id: second } = await api.shop.tool({ name: 'Ball Hammer', category: 'Hammers' })
  for (const toolId of [api.toolId, second]) {
    await send('POST', '/api/addorder', {
      toolId,
      OrderQuentuty: 1,
      phoneNum: '+1 555 0100',
      address: '1 Anvil Row',
    })
    await send('POST', '/api/addreview', { review: 'Holds.', toolId, rating: 5 })
    await send('POST', `/api/stock/${api.toolId}`, {
      kind: 'received',
      quantity: 5,
      reason: 'Delivery',
    })
  }
  for (const { number } of (await read('/api/orders')).json<{ number: number }[]>()) {
    await send('POST', `/api/order/${number}/transitions`, { status: 'confirmed' }, 200, colleague)
    const invoice = { kind: 'invoice', size: 'a4' }
    await send('POST', `/api/order/${number}/documents`, invoice, 200, colleague)
  }
  for (const { _id: document } of (await read('/api/receivables')).json<{ _id: string }[]>())
    await pay(document)
})
afterAll(() => api.close())

beforeAll(async () => {
  for (const name of ['Anvil Works', 'Bolt Works'])
    await send('POST', '/api/companies', {
      name,
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: '$0.00',
      representative: '',
      notes: '',
    })
})

let webhook: string
beforeAll(async () => {
  const added = await api.app.inject({
    method: 'POST',
    url: '/api/webhooks',
    payload: { address: 'https://erp.example.com/hooks', events: ['order.*'] },
    headers: api.authorization('admin'),
  })
  webhook = added.json<{ webhook: { _id: string } }>().webhook._id
  for (let count = 0; count < 2; count++) await send('POST', `/api/webhooks/${webhook}/test`, {})
})

/** Two exports: the second has what came after the first. */
beforeAll(async () => {
  const month = new Date().toISOString().slice(0, 7)
  await send('POST', '/api/accounting-runs', { month })
  const [item] = (await read('/api/receivables')).json<{ _id: string }[]>()
  await pay(item?._id)
  await send('POST', '/api/accounting-runs', { month })
})

/** What is owed was due long ago, and buyers are reminded of it. */
beforeAll(async () => {
  const { revision } = (await read('/api/settings')).json<{ revision: number }>()
  const reminded = { revision, reminderDays: '7', paymentsSince: '2020-01-01' }
  await send('PUT', '/api/settings', reminded, 200)
  await sql`update receivables set due_date = '2026-01-01'`.execute(api.shop.database.handle)
})

beforeAll(async () => {
  const rows = ['ann', 'bob'].map((name) => ({
    company: 'Rivets',
    email: `${name}@rivets.example`,
  }))
  await send('POST', '/api/company-imports', { rows, apply: true }, 200)
})

/** Two tools that nobody has bought for long. */
beforeAll(async () => {
  for (const name of ['Brace', 'Trammel']) {
    const { id } = await api.shop.tool({ name, stock: 40 })
    await sql`update tools set created_at = '2020-01-01' where id = ${id}`.execute(
      api.shop.database.handle,
    )
  }
})

beforeAll(async () => {
  for (const quantity of [500, 900])
    await send('POST', '/api/quotes', { lines: [{ toolId: api.toolId, quantity }] })
})

/** Two notes of what is ordered from suppliers. */
beforeAll(async () => {
  for (const quantity of [12, 24])
    await send('POST', '/api/purchases', { toolId: api.toolId, quantity })
})

/** Two orders that came as files. */
beforeAll(async () => {
  await api.shop.tool({ name: 'Bradawl', sku: 'BRADAWL' })
  for (const quantity of [1, 2]) {
    await api.app.inject({
      method: 'POST',
      url: '/api/order-files/order.csv',
      payload: `SKU;Quantity\nBRADAWL;${quantity}\n`,
      headers: { ...api.authorization('admin'), 'content-type': 'application/octet-stream' },
    })
  }
})

let company: string
/** Two orders for a company of the caller. */
beforeAll(async () => {
  const headers = api.authorization('admin')
  const record = {
    name: 'Orderers',
    address: '',
    vatId: '',
    taxNumber: '',
    taxStatus: 'standard',
    terms: '',
    minimumOrder: '$0.00',
    representative: '',
    notes: '',
  }
  const added = await api.app.inject({
    method: 'POST',
    url: '/api/companies',
    payload: record,
    headers,
  })
  company = added.json<{ _id: string }>()._id
  const member = { email: 'admin@example.com', role: 'owner' }
  await send('PUT', `/api/companies/${company}/members`, member, 200)
  for (const OrderQuentuty of [1, 2]) {
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: '/api/addorder',
      payload: { toolId: api.toolId, OrderQuentuty, phoneNum: '+1 555 0100', address: '1 Row' },
      headers: { ...headers, 'x-company': company, 'idempotency-key': crypto.randomUUID() },
    })
    if (statusCode !== 201) throw new Error(`${statusCode} ${body}`)
  }
})

/** Tools that have no German texts. */
beforeAll(async () => {
  const { revision } = (await read('/api/settings')).json<{ revision: number }>()
  await send('PUT', '/api/settings', { languages: 'de', revision }, 200)
})

/** Two part numbers of that company. */
beforeAll(async () => {
  await api.shop.tool({ name: 'Gimlet', sku: 'GIMLET' })
  for (const number of ['MJ-40', 'MJ-41'])
    await send('POST', `/api/companies/${company}/part-numbers`, { number, sku: 'GIMLET' })
})

/** Two back-orders, each of a tool of which there is one. */
beforeAll(async () => {
  const { revision } = (await read('/api/settings')).json<{ revision: number }>()
  await send('PUT', '/api/settings', { backOrders: 'yes', revision }, 200)
  for (const name of ['Scarce Hammer', 'Scarce Pliers']) {
    const { id: toolId } = await api.shop.tool({ name, stock: 1 })
    await send('POST', '/api/addorder', {
      toolId,
      OrderQuentuty: 2,
      backOrder: true,
      phoneNum: '+1 555 0100',
      address: '1 Anvil Row',
    })
  }
})

let priceList: string
beforeAll(async () => {
  const added = await api.app.inject({
    method: 'POST',
    url: '/api/price-lists',
    payload: { name: 'Joiners', base: null },
    headers: api.authorization('admin'),
  })
  priceList = added.json<{ _id: string }>()._id
  for (const name of ['Plane', 'Chisel']) {
    await api.shop.tool({ name, sku: name, brand: name })
    const row = { target: 'brand', name, percentOff: 5 }
    await send('POST', `/api/price-lists/${priceList}/rows`, row)
  }
})

/** Two attempts to pay by card. */
beforeAll(async () => {
  await sql`
    insert into card_payments (
      id, provider, order_number, user_id, cents, currency, state, created_at, expires_at,
      next_check_at
    )
    select gen_random_uuid(), 'stripe', 1, gen_random_uuid(), 100, 'USD', 'expired',
      now() - hours * interval '1 hour', now(), now()
    from generate_series(1, 2) as hours`.execute(api.shop.database.handle)
})

/** Two reviews are hidden, and the shop is named twice: two rows for two more lists. */
beforeAll(async () => {
  for (const name of ['Hidden Hammer', 'Hidden Pliers']) {
    const { id: toolId } = await api.shop.tool({ name })
    await send('POST', '/api/addreview', { review: 'Out of sight.', toolId, rating: 1 })
    const [review] = (await read(`/api/reviews?tool=${toolId}`)).json<{ _id: string }[]>()
    const hidden = { state: 'hidden', reason: 'A test.' }
    await send('PUT', `/api/reviews/${review?._id}/state`, hidden, 200)
  }
  for (const name of ['Ada & Sons', 'Ada & Daughters']) {
    const { revision } = (await read('/api/settings')).json<{ revision: number }>()
    await send('PUT', '/api/settings', { name, revision }, 200)
  }
})

async function send(
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
  expectedStatus = 201,
  caller: Readonly<Record<string, string>> = api.authorization('admin'),
): Promise<void> {
  const { statusCode, body } = await api.app.inject({
    method,
    url,
    payload,
    headers: { ...caller, 'idempotency-key': crypto.randomUUID() },
  })
  expect(statusCode, body).toBe(expectedStatus)
}

const pay = (document: string | undefined) =>
  send(
    'POST',
    '/api/payments',
    {
      paidOn: '2020-11-20',
      amount: '1.00',
      method: 'cash',
      // Two with the same would be asked about.
      reference: crypto.randomUUID(),
      allocations: [{ document, amount: '1.00' }],
    },
    201,
    colleague,
  )

const paged = operations.filter(([, { paged: isPaged }]) => isPaged)

/** The queries of an operation that have cursors of their own: each sort order, and a search. */
function queriesOf(endpoint: Endpoint): Record<string, string>[] {
  const { properties = {} } = inputSchemaOf(endpoint)
  const { sort } = properties
  const sorts = typeof sort === 'object' ? (sort.enum ?? []) : []
  // It has no list without a state.
  if (endpoint.route === 'GET /reviews/moderated') return [{ state: 'hidden' }]
  return [
    {},
    ...(endpoint.route === 'GET /tools' ? [{ q: 'hammer' }] : []),
    ...sorts.map((order) => ({ sort: String(order) })),
  ]
}

const addressOf = ({ route }: Endpoint, query: Record<string, string>): string =>
  `/api${(route.split(' ')[1] ?? '')
    .replace(':toolId', api.toolId)
    .replace(':listId', priceList)
    .replace('/webhooks/:id', `/webhooks/${webhook}`)
    .replace('/companies/:id', `/companies/${company}`)
    .replace(':email', 'admin@example.com')}?${new URLSearchParams(query).toString()}`

const read = (url: string) => api.app.inject({ url, headers: api.authorization('admin') })

const cursorIn = (link: unknown): string | undefined =>
  /[?&]cursor=([\w-]+)/.exec(typeof link === 'string' ? link : '')?.[1]

const extremes: readonly unknown[] = [
  ...[0, -1, 1, 0.5, 1e308, 5e-324].flatMap((number) => [number, -number]),
  ...[31, 32, 53, 63, 64].flatMap((bits) => [2 ** bits - 1, 2 ** bits, -(2 ** bits)]),
  // The ends of a Date, of PostgreSQL's timestamps, of years with four digits.
  8.64e15,
  9.224e15,
  253_402_300_799_999,
  253_402_300_800_000,
  -210_866_803_200_000,
  -210_866_803_200_001,
  -62_135_596_800_001,
  -8.64e15,
  -8.64e15 - 1,
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(400),
  'x'.repeat(401),
  "'",
  '%',
  '\u{10ffff}',
  'infinity',
  '-infinity',
  'NaN',
  'epoch',
  '294277-01-01',
  '4714-01-01 BC',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '9223372036854775808',
  null,
  true,
  [],
  {},
]

const variants = (values: readonly unknown[]): unknown[] => [
  ...values.flatMap((_, index) => extremes.map((extreme) => values.with(index, extreme))),
  // Two at once: a page of a cursor is compared with all its values.
  ...(values.length > 1
    ? extremes.map((extreme) => values.map((value, index) => (index === 0 ? value : extreme)))
    : []),
  ...extremes.map((extreme) => values.map(() => extreme)),
  ...extremes,
  [...values, 0],
  values.slice(1),
]

describe('a well-formed cursor with extreme values', () => {
  let turn = 0
  test.each(paged)('%s: lists a page or is refused', { timeout: 120_000 }, async (_, endpoint) => {
    for (const query of queriesOf(endpoint)) {
      const first = await read(addressOf(endpoint, { ...query, limit: '1' }))
      const cursor = cursorIn(first.headers.link)
      expect(cursor, `a second page of ${addressOf(endpoint, query)}`).toBeDefined()
      const values: unknown = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString())
      if (!Array.isArray(values)) throw new Error(`no cursor: ${JSON.stringify(values)}`)
      turn += 1
      for (const forged of someOf(variants(values), turn)) {
        const forgedCursor = Buffer.from(JSON.stringify(forged)).toString('base64url')
        const url = addressOf(endpoint, { ...query, cursor: forgedCursor, limit: '2' })
        const { statusCode, body } = await read(url)
        expect([200, 422], `${JSON.stringify(forged)}: ${body}`).toContain(statusCode)
      }
    }
    expect(api.logged.map((line) => line.slice(0, 300))).toEqual([])
  })

  test('goes on where it says: the last moment with four digits is before all reviews', async () => {
    const [, list] = paged.find(([name]) => name === 'reviews.list') ?? []
    if (!list) throw new Error('no such operation')
    const id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    const pageAfter = async (time: number) =>
      (await read(addressOf(list, { cursor: encodeCursor([time, id]) }))).json<unknown[]>().length
    expect([await pageAfter(253_402_300_799_999), await pageAfter(0)]).toEqual([2, 0])
  })
})

describe('a filter given twice', () => {
  test.each(['/api/tools', '/api/tools?sort=price', '/api/tools?q=hammer'])(
    '%s lists each tool once',
    async (list) => {
      const address = `${list}${list.includes('?') ? '&' : '?'}`
      const names = async (filter: string) =>
        (await read(`${address}${filter}`)).json<{ name: string }[]>().map(({ name }) => name)
      expect(await names('category=Hammers')).toEqual(['Ball Hammer'])
      expect(await names('category=Hammers&category=Hammers')).toEqual(['Ball Hammer'])
      expect(await names('category=Hammers&category=%20Hammers%20')).toEqual(['Ball Hammer'])
    },
  )

  test('counts once towards the values that may be selected', async () => {
    const sameValues = Array.from({ length: 25 }, () => 'category=Hammers').join('&')
    expect((await read(`/api/tools?${sameValues}`)).statusCode).toBe(200)
    const values = Array.from({ length: 21 }, (_, index) => `category=${index}`).join('&')
    expect((await read(`/api/tools?${values}`)).statusCode).toBe(422)
  })
})
