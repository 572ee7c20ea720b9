/** Each change of a record reaches those who follow: whatever a service writes, a trigger notes. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { decode } from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serializeOutput } from '../../packages/contract/server/response-output.server.ts'
import { copyFromZero, createFollower, sorted } from '../../tests/changes-follower.ts'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'
import { catalogueContract } from '../catalogue/contract.ts'
import type { EditedRecord } from '../catalogue/taxonomy/records-contract.ts'
import { ordersContract } from '../orders/contract.ts'
import { eventPayloads } from '../webhooks/events.ts'
import { eventFamilies } from '../webhooks/rules.ts'

// It waits for each of fifty changes, which a busy machine passes on late.
vi.setConfig({ testTimeout: 240_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** What a form would send to save a record as it is. */
const changeOf = ({
  id: _id,
  picture: _picture,
  tools: _tools,
  formerSlugs: _formerSlugs,
  brand: _brand,
  ...fields
}: EditedRecord) => fields

describe('each change of a record reaches who follows', () => {
  const state = {
    tool: '',
    order: 0,
    orderId: '',
    document: '',
    payment: '',
    quote: '',
    company: '',
    member: '',
    category: '',
    list: '',
    row: '',
    customer: '',
  }
  const staff = () => ({ actor: shop.admin })
  const actions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a tool is added', async () => (state.tool = (await shop.tool({ name: 'Saw' })).id)],
    [
      'pieces are received',
      () =>
        shop.stock.record(
          { actor: shop.admin, idempotencyKey: randomUUID() },
          { toolId: state.tool, kind: 'received', quantity: 20, reason: 'Delivery' },
        ),
    ],
    [
      'its SKU changes',
      () =>
        sql`update tools set sku = 'NEW-SKU', revision = revision + 1 where id = ${state.tool}`.execute(
          shop.database.handle,
        ),
    ],
    [
      'it costs more',
      () =>
        shop.bulkJobs.setPrices(
          { actor: shop.admin, idempotencyKey: randomUUID() },
          { rows: [{ sku: 'NEW-SKU', price: '11.00' }] },
        ),
    ],
    [
      'it is rated',
      () => shop.database.transact((tx) => shop.catalogue.addRating(tx, state.tool, 1, 5)),
    ],
    ['it is archived', () => shop.catalogue.remove(staff(), { id: state.tool })],
    ['it is restored', () => shop.catalogue.restore(staff(), { id: state.tool })],
    [
      'it is ordered',
      async () => {
        const order = await shop.placeCart([{ toolId: state.tool, quantity: 10 }])
        Object.assign(state, { order: order.number, orderId: order.insertedId })
      },
    ],
    ['the order is confirmed', () => shop.transition(state.order, 'confirmed')],
    [
      'a part of it is shipped',
      () =>
        shop.shipments.create(
          { actor: shop.admin, idempotencyKey: randomUUID() },
          { number: state.order, lines: [{ line: 1, quantity: 4 }], parcels: [] },
        ),
    ],
    [
      'an invoice is issued',
      async () => {
        await shop.documents.issue(staff(), { number: state.order, kind: 'invoice', size: 'a4' })
        const [document] = await shop.documents.list(staff(), { order: state.order })
        state.document = document?.id ?? ''
      },
    ],
    [
      'it is sent by post',
      () => shop.documents.noteDelivery(staff(), { id: state.document, how: 'By post' }),
    ],
    [
      'the rest is shipped',
      () =>
        shop.shipments.create(
          { actor: shop.admin, idempotencyKey: randomUUID() },
          { number: state.order, parcels: [{ trackingNumber: '1Z 7', trackingLink: '' }] },
        ),
    ],
    [
      'its tracking is corrected',
      () =>
        shop.orders.correctTracking(staff(), {
          number: state.order,
          trackingNumber: '1Z 8',
          trackingLink: '',
        }),
    ],
    [
      'the parcels are corrected',
      async () => {
        const { shipments } = await shop.shipments.list(staff(), { number: state.order })
        await shop.shipments.correctParcels(staff(), {
          id: shipments[0]?.id ?? '',
          parcels: [{ trackingNumber: '1Z 9', trackingLink: '' }],
        })
      },
    ],
    [
      'the invoice is paid',
      async () => {
        const [item] = await shop.payments.openItems(staff(), {})
        const { id } = await shop.payments.record(
          { actor: shop.admin, idempotencyKey: randomUUID() },
          {
            paidOn: '2026-11-27',
            amount: 1500,
            method: 'transfer',
            allocations: [{ document: item?.id ?? '', amount: 1500 }],
          },
        )
        state.payment = id
      },
    ],
    ['the payment is taken back', () => shop.payments.undo(staff(), { id: state.payment })],
    [
      'a quote is asked for',
      async () => {
        const quote = await shop.quotes.ask(
          { actor: shop.buyer, idempotencyKey: randomUUID() },
          { lines: [{ toolId: state.tool, quantity: 100 }], message: 'By Friday?' },
        )
        state.quote = quote.id
      },
    ],
    [
      'it is answered',
      () =>
        shop.quotes.answer(staff(), {
          id: state.quote,
          version: 0,
          lines: [{ toolId: state.tool, quantity: 100, unitPrice: 900 }],
          validUntil: '2026-12-24',
        }),
    ],
    [
      'the buyer writes',
      () => shop.quotes.write({ actor: shop.buyer }, { id: state.quote, text: 'Thanks' }),
    ],
    [
      'the quote is declined',
      () => shop.quotes.decline({ actor: shop.buyer }, { id: state.quote }),
    ],
    ['the order is deleted', () => shop.orders.remove(staff(), { id: state.orderId })],
    ['the order is restored', () => shop.orders.restore(staff(), { id: state.orderId })],
    [
      'another order is cancelled',
      async () => {
        const { number } = await shop.placeCart([{ toolId: state.tool, quantity: 1 }])
        await shop.transition(number, 'confirmed')
        await shop.documents.issue(staff(), { number, kind: 'packing-slip', size: 'a4' })
        await shop.transition(number, 'cancelled')
      },
    ],
    [
      'a company asks for an account',
      async () => {
        const owner = await shop.person('Olga Owner')
        const { id } = await shop.companies.request(
          { actor: owner },
          { name: 'Miller', address: '1 Mill Street', vatId: '', taxNumber: '' },
        )
        Object.assign(state, { company: id, member: owner.id })
      },
    ],
    [
      'it is approved',
      () => shop.companies.move(staff(), { id: state.company, state: 'approved' }),
    ],
    [
      'it gets a member',
      () =>
        shop.companies.setMember(staff(), {
          id: state.company,
          email: shop.buyer.email,
          role: 'buyer',
        }),
    ],
    [
      'a member has another name',
      () =>
        sql`update users set display_name = 'Olga Miller' where id = ${state.member}`.execute(
          shop.database.handle,
        ),
    ],
    [
      'a member leaves',
      () => shop.companies.removeMember(staff(), { id: state.company, userId: shop.buyer.id }),
    ],
    [
      'a category is added',
      async () => {
        const added = await shop.catalogue.addRecord(staff(), { kind: 'categories', name: 'Saws' })
        state.category = added.id
      },
    ],
    [
      'it gets another name',
      async () => {
        const one = { kind: 'categories', id: state.category } as const
        const saved = await shop.catalogue.record(staff(), one)
        await shop.catalogue.saveRecord(staff(), { ...changeOf(saved), ...one, name: 'Handsaws' })
      },
    ],
    [
      'a tool brings another category',
      () => shop.tool({ name: 'Bow saw', category: 'Saws for wood' }),
    ],
    [
      'it becomes part of that one',
      async () => {
        const all = await shop.catalogue.records(staff(), { kind: 'categories' })
        const into = all.find(({ name }) => name === 'Saws for wood')?.id ?? ''
        await shop.catalogue.mergeRecord(staff(), { kind: 'categories', id: state.category, into })
      },
    ],
    [
      'a price list is added',
      async () => {
        const added = await shop.prices.addList(staff(), { name: 'Trade', base: null })
        state.list = added.id
      },
    ],
    [
      'it gets a price',
      async () => {
        const row = { listId: state.list, target: 'tool', name: 'NEW-SKU', price: 900 } as const
        state.row = (await shop.prices.addRow(staff(), row)).id
      },
    ],
    [
      'another price takes its place',
      async () => {
        const row = { listId: state.list, id: state.row, percentOff: 10 }
        state.row = (await shop.prices.changeRow(staff(), row)).id
      },
    ],
    ['it is removed', () => shop.prices.removeRow(staff(), { listId: state.list, id: state.row })],
    [
      'it is put back',
      () => shop.prices.putRowBack(staff(), { listId: state.list, id: state.row }),
    ],
    [
      'the list has another name',
      () =>
        shop.prices.saveList(staff(), { id: state.list, name: 'Trade 2', base: null, revision: 1 }),
    ],
    ['the list is deleted', () => shop.prices.removeList(staff(), { id: state.list })],
    ['a customer comes', async () => (state.customer = (await shop.person('Nina New')).id)],
    [
      'they save a phone number',
      () =>
        shop.accounts.saveProfile(staff(), {
          email: 'nina.new@example.com',
          education: '',
          location: '',
          phone: '+1 512 555 0199',
          linkedin: '',
        }),
    ],
    ['they become staff', () => shop.accounts.grantAdminRole('nina.new@example.com')],
    ['they are a customer again', () => shop.accounts.revokeAdminRole('nina.new@example.com')],
    ['they are deleted', () => shop.accounts.remove(staff(), { id: state.customer })],
  ]

  test('from zero, over all kinds, to the same bytes as the shop', async () => {
    await shop.webhooks.add(staff(), {
      address: 'https://erp.example.com/hook',
      events: eventFamilies.map((family) => `${family}.*`),
    })
    const follower = createFollower(shop, shop.admin, { limit: 7 })
    await follower.follow()
    for (const [what, act] of actions) {
      await act()
      await follower.follow()
      expect(sorted(follower.copy), what).toEqual(await copyFromZero(shop, shop.admin))
    }
    expect(follower.copy.get(`tools ${state.tool}`)).toBe(
      serializeOutput(
        catalogueContract.readAny,
        await shop.catalogue.readAny(staff(), { id: state.tool }),
      ),
    )
    expect(follower.copy.get(`orders ${state.orderId}`)).toBe(
      serializeOutput(
        ordersContract.read,
        await shop.orders.read(staff(), { number: state.order }),
      ),
    )
  })

  test('and makes messages of webhooks that say what the document says of their events', async () => {
    await shop.webhooks.passEventsOn()
    const { rows } = await sql<{ type: string; body: string }>`
      select type, body from webhook_messages`.execute(shop.database.handle)
    const found = Map.groupBy(rows, ({ type }) => type.split('.')[0])
    expect([...found.keys()].toSorted()).toEqual(eventFamilies.toSorted())
    for (const family of eventFamilies)
      for (const { body } of found.get(family) ?? [])
        expect(() => decode(eventPayloads[family], JSON.parse(body)), body).not.toThrow()
  })
})
