/**
 * The calls of the specification, point 7, answer alike in a shop as it comes and in one with
 * everything for trade customers on: companies, price lists, limits, back-orders, a ceiling for
 * newcomers, payments, reminders. Who buys for themselves notices none of it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange, idTokenOf, signUp } from './identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from './identity/listening-shop.ts'

type Answer = { readonly status: number; readonly body: unknown }
type Person = { readonly id: string; readonly email: string; readonly token: string }

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
/** The row of a list that has this value. */
const rowOf = (list: unknown, name: string, value: unknown): unknown =>
  Array.isArray(list) ? list.find((row) => fieldOf(row, name) === value) : undefined

/** Makes all that is for trade customers count, beside buyers who buy for themselves. */
async function switchAllOn({ shop }: ListeningShop, member: Person): Promise<void> {
  const actor = await shop.person('Tara Trade', 'admin')
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save(
    { actor },
    {
      revision,
      newcomerMaxOrder: '500',
      newcomerMaxShare: '50',
      backOrders: 'yes',
      paymentsSince: '2026-01-01',
      paymentTerms: 'net 30',
      overdueDays: '5',
      reminderDays: '7, 21',
      invoicing: 'when-shipped',
      whoMayOrder: 'everybody',
    },
  )
  const list = await shop.prices.addList({ actor }, { name: 'Trade', base: null })
  await shop.tool({ name: 'Trade Hammer', brand: 'Tradewell', sku: 'TRADE-1' })
  const row = { target: 'brand' as const, name: 'Tradewell', percentOff: 50 }
  await shop.prices.addRow({ actor }, { listId: list.id, ...row })
  const { id } = await shop.companies.add(
    { actor },
    {
      name: 'Trade Ltd',
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: '',
      minimumOrder: 100_000,
      representative: '',
      notes: '',
      priceList: list.id,
      creditLimit: 0,
    },
  )
  await shop.companies.setMember({ actor }, { id, email: member.email, role: 'buyer' })
  await shop.customerPartNumbers.add({ actor }, { id, number: 'Hammer', sku: 'TRADE-1' })
  const limits = { orderLimit: 0, monthLimit: 0 }
  await shop.companies.setLimits({ actor }, { id, userId: member.id, ...limits })
}

describe.each([
  ['as it comes', false],
  ['with everything for trade customers on', true],
])('a shop %s', (_, isOn) => {
  let site: ListeningShop
  let admin: Person
  let buyer: Person
  let toolId: string

  const enter = async (isAdmin: boolean): Promise<Person> => {
    const { visitor, person } = await signUp(site)
    const { token } = await exchange(site, person.email, await idTokenOf(visitor))
    if (isAdmin) await site.shop.accounts.grantAdminRole(person.email)
    const id = (await site.shop.accounts.findUserId(person.email)) ?? ''
    return { id, email: person.email, token }
  }
  const call = async (
    route: string,
    { token }: { readonly token?: string } = {},
    body?: unknown,
  ): Promise<Answer> => {
    const [method = '', path = ''] = route.split(' ')
    const response = await fetch(`${site.origin}/api${path}`, {
      method,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  beforeAll(async () => {
    site = await listeningShop({ LIMIT_ORDERS: '1000/60' })
    admin = await enter(true)
    buyer = await enter(false)
    if (isOn) await switchAllOn(site, buyer)
  })
  afterAll(() => site.close())

  test('POST /additems adds a tool, GET /tools and GET /tools/{id} answer it', async () => {
    const tool = {
      name: 'Claw Hammer',
      price: '$12.50',
      minimum_quantity: 5,
      Stock: 40,
      description: 'Drives nails.',
      image: 'https://pictures.example.com/hammer.webp',
    }
    const added = await call('POST /additems', admin, tool)
    expect(added.status).toBe(201)
    toolId = String(fieldOf(added.body, 'insertedId'))
    const { body: list } = await call('GET /tools')
    expect(rowOf(list, '_id', toolId)).toMatchObject({ ...tool, _id: toolId })
    expect((await call(`GET /tools/${toolId}`, buyer)).body).toMatchObject(tool)
  })

  test('POST /addorder places an order at the price of the tool, and takes its stock', async () => {
    const contact = { phoneNum: '+1 512 555 0142', address: '418 Mill Street, Austin' }
    const order = { toolId, email: buyer.email, name: 'Ada Vise', OrderQuentuty: 10, ...contact }
    const placed = await call('POST /addorder', buyer, order)
    expect(placed).toMatchObject({
      status: 201,
      body: { email: buyer.email, OrderQuentuty: 10, ...contact, total: '$125.00' },
    })
    expect(fieldOf(placed.body, 'onHold')).toBeUndefined()
    expect(fieldOf((await call(`GET /tools/${toolId}`)).body, 'Stock')).toBe(30)
    const id = fieldOf(placed.body, '_id')
    const expected = { _id: id, email: buyer.email, OrderQuentuty: 10, ...contact }
    const own = await call(`GET /orders/${encodeURIComponent(buyer.email)}`, buyer)
    expect(rowOf(own.body, '_id', id)).toMatchObject(expected)
    expect(rowOf((await call('GET /orders', admin)).body, '_id', id)).toMatchObject(expected)
    expect(await call(`DELETE /orders/${String(id)}`, admin)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
  })

  test('more than is in stock is refused', async () => {
    const wanted = { toolId, OrderQuentuty: 1000, phoneNum: '+1 512 555 0142', address: 'Austin' }
    expect(await call('POST /addorder', buyer, wanted)).toMatchObject({
      status: 409,
      body: { type: 'out-of-stock' },
    })
  })

  test('POST /addreview adds a review, which GET /reviews answers', async () => {
    const review = { email: buyer.email, name: 'Ada Vise', review: 'It drives nails.' }
    expect((await call('POST /addreview', buyer, review)).status).toBe(201)
    expect(rowOf((await call('GET /reviews')).body, 'review', review.review)).toMatchObject({
      name: 'Ada Vise',
    })
  })

  test('PUT /user/{email} promotes, GET /users lists, DELETE /users/{id} deletes', async () => {
    const path = encodeURIComponent(buyer.email)
    expect(fieldOf((await call(`GET /users/${path}`, buyer)).body, 'role')).not.toBe('admin')
    expect((await call(`PUT /user/${path}`, admin, { role: 'admin' })).status).toBe(200)
    expect((await call(`GET /users/${path}`, admin)).body).toMatchObject({ role: 'admin' })
    expect(rowOf((await call('GET /users', admin)).body, '_id', buyer.id)).toMatchObject({
      email: buyer.email,
      role: 'admin',
    })
    expect(await call(`DELETE /users/${buyer.id}`, admin)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
  })

  test('DELETE /tools/{id} deletes the tool', async () => {
    expect(await call(`DELETE /tools/${toolId}`, admin)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
    expect(rowOf((await call('GET /tools')).body, '_id', toolId)).toBeUndefined()
  })
})
