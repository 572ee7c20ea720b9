/** An order that comes again, or is changed before it is ordered. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { rejection } from '../../tests/order-shop.ts'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { ReceivedOrder } from './contract.ts'
import { canReplace, isAllRejected } from './rules.ts'
import { mail } from './mailbox/test-mails.ts'
import { callsOf } from './test-calls.ts'
import { ublChange, ublOrder } from './test-files.ts'

let shop: NumbersShop
const { send, place } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
})
afterAll(() => shop.close())

describe('an order that was received before', () => {
  test('a repeated order is recognized by its number or its file, shown, and placed only if somebody confirms it', async () => {
    const company = await shop.company('Twice')
    const file = ublOrder({ number: 'PO 90-1', lines: [{ sku: 'HAM-16', quantity: 1 }] })
    const first = await place(company.owner, await send(company.owner, file))
    const same = ublOrder({ number: 'po-901', lines: [{ sku: 'HAM-16', quantity: 1 }] })
    const second = await send(company.owner, same)
    expect(second.isRepeated).toBe(true)
    expect(second.earlier).toMatchObject([{ id: first.id, order: first.order }])
    expect(await rejection(place(company.owner, second))).toMatchObject({
      body: { type: 'order-received-twice', facts: { earlier: first.id } },
    })
    const again = await place(company.owner, second, { again: true })
    expect(again.order).not.toBe(first.order)
    const others = await shop.company('Not twice')
    expect((await send(others.owner, file)).isRepeated).toBe(false)
  })
  test('the same lines under another number are another order, under no number the same one', async () => {
    const company = await shop.company('Weekly')
    const csv = 'SKU;Quantity\nHAM-16;7\n'
    const receive = async (name: string, content: string) => {
      const [one] = await shop.receivedOrders.receive(
        { actor: company.owner, fileBytes: new TextEncoder().encode(content) },
        { name },
      )
      return [one?.number, one?.isRepeated]
    }
    const mailed = (subject: string, name = 'list.csv') =>
      receive('order.eml', mail({ subject, text: '', files: [{ name, content: csv }] }))
    expect(await mailed('PO 45001330')).toEqual(['45001330', false])
    expect(await mailed('PO 45001331')).toEqual(['45001331', false])
    expect(await mailed('Order', 'PO-45001332.csv')).toEqual(['45001332', false])
    expect(await receive('PO_45001333.csv', csv)).toEqual(['45001333', false])
    expect(await receive('PO_45001333 (1).csv', csv)).toEqual(['45001333', true])
    expect(await receive('list.csv', csv)).toEqual(['', true])
  })
  test('a change of an order is never placed as a new order', async () => {
    const received = await send(shop.buyer, ublChange('CH-1', 'CH-0', [['HAM-16', 5]]))
    expect(received.purpose).toBe('change')
    expect(await rejection(place(shop.buyer, received))).toMatchObject({
      body: { type: 'not-new-order', facts: { purpose: 'change' } },
    })
  })
  test('a test order can be placed by nobody', async () => {
    const message = `<cXML><Request deploymentMode="test"><OrderRequest><OrderRequestHeader orderID="TEST-1"/><ItemOut quantity="2" lineNumber="1"><ItemID><SupplierPartID>HAM-16</SupplierPartID></ItemID></ItemOut></OrderRequest></Request></cXML>`
    const received = await send(shop.buyer, message)
    expect(received.purpose).toBe('test')
    expect(await rejection(place(shop.buyer, received))).toMatchObject({
      body: { type: 'not-new-order', facts: { purpose: 'test' } },
    })
  })
  test('is compared with the newer one, which takes its place as long as it is not ordered', async () => {
    const company = await shop.company('Replaces')
    const first = await send(
      company.owner,
      ublOrder({
        number: 'PO-9',
        lines: [
          { sku: 'HAM-16', quantity: 2, price: '12.50' },
          { sku: 'SAW-1', quantity: 1 },
        ],
      }),
    )
    const change = await send(company.owner, ublChange('AEN-1', 'PO-9', [['HAM-16', 3, '12.50']]))
    expect(change.differences).toMatchObject({
      from: first.id,
      lines: [
        { kind: 'changed', quantity: { was: '2', is: '3' }, price: null },
        { kind: 'gone', article: 'SAW-1 Article' },
      ],
    })
    const replace = (actor: Actor) => shop.receivedOrders.replace({ actor }, { id: change.id })
    const others = await shop.company('Replaces nothing')
    expect(await rejection(replace(others.owner))).toMatchObject({ body: { status: 404 } })
    const replaced = await replace(company.owner)
    expect(replaced.earlier).toMatchObject([
      { id: first.id, state: 'rejected', replacedBy: change.id, order: null },
    ])
    expect(await replace(company.owner)).toEqual(replaced)
    expect(
      await shop.receivedOrders.read({ actor: company.owner }, { id: first.id }),
    ).toMatchObject({ replacedBy: change.id, lines: [{ quantity: 2 }, { quantity: 1 }] })
    expect(await rejection(place(company.owner, first))).toMatchObject({
      body: {
        type: 'received-order-not-open',
        detail: 'A newer file has replaced this order.',
        facts: { state: 'rejected' },
      },
    })
    const placed = await place(company.owner, replaced)
    const order = await shop.orders.read({ actor: shop.admin }, { number: placed.order ?? 0 })
    expect(order.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['HAM-16', 3]])
  })
  test('stays with the one that replaced it first, whatever replaces that one', async () => {
    const company = await shop.company('Replaces again')
    const lines = [{ sku: 'HAM-16', quantity: 2 }]
    const first = await send(company.owner, ublOrder({ number: 'PO-10', lines }))
    const changes = [
      await send(company.owner, ublChange('AEN-1', 'PO-10', [['HAM-16', 3]])),
      await send(company.owner, ublChange('AEN-2', 'PO-10', [['HAM-16', 4]])),
    ]
    for (const { id } of changes)
      await shop.receivedOrders.replace({ actor: company.owner }, { id })
    const [second, third] = changes.map(({ id }) => id)
    const read = await shop.receivedOrders.read({ actor: company.owner }, { id: third ?? '' })
    expect(read.earlier.map(({ id, replacedBy }) => [id, replacedBy])).toEqual([
      [second, third],
      [first.id, second],
    ])
  })
  test('is merged with a change that names only some lines, where its codes say what is meant', async () => {
    const company = await shop.company('Merges')
    const lines = [
      { sku: 'HAM-16', quantity: 2 },
      { sku: 'SAW-1', quantity: 4 },
    ]
    const first = await send(company.owner, ublOrder({ number: 'PO-11', lines }))
    const merge = (actor: Actor, { id }: ReceivedOrder) =>
      shop.receivedOrders.replace({ actor }, { id, merge: true })
    const bare = await send(company.owner, ublChange('AEN-1', 'PO-11', [['HAM-16', 3]]))
    expect(bare.differences?.merged).toBeNull()
    expect(await rejection(merge(company.owner, bare))).toMatchObject({
      body: { type: 'change-not-merged' },
    })
    await shop.receivedOrders.reject({ actor: company.owner }, { id: bare.id })
    const change = await send(
      company.owner,
      ublChange('AEN-2', 'PO-11', [['HAM-16', 3, undefined, '3']]),
    )
    expect(change.differences).toMatchObject({
      from: first.id,
      lines: [{ kind: 'changed' }, { kind: 'gone', article: 'SAW-1 Article' }],
      merged: [{ kind: 'changed', quantity: { was: '2', is: '3' } }],
    })
    const others = await shop.company('Merges nothing')
    expect(await rejection(merge(others.owner, change))).toMatchObject({ body: { status: 404 } })
    const merged = await merge(company.owner, change)
    expect(merged).toMatchObject({ lineCount: 2, differences: { merged: null } })
    expect(merged.earlier).toContainEqual(
      expect.objectContaining({ id: first.id, replacedBy: change.id }),
    )
    expect(await merge(company.owner, merged)).toEqual(merged)
    // A change of the merged order is merged with the whole of it.
    const next = await send(
      company.owner,
      ublChange('AEN-3', 'PO-11', [['HAM-16', 9, undefined, '2']]),
    )
    const placed = await place(company.owner, await merge(company.owner, next))
    const order = await shop.orders.read({ actor: shop.admin }, { number: placed.order ?? 0 })
    expect(order.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['SAW-1', 4]])
  })
  test('leaves a later change without an order where it and its first change were rejected', async () => {
    const company = await shop.company('Rejects a change')
    const lines = [{ sku: 'HAM-16', quantity: 2 }]
    await send(company.owner, ublOrder({ number: 'PO-12', lines }))
    const change = await send(company.owner, ublChange('AEN-1', 'PO-12', [['HAM-16', 3]]))
    expect(isAllRejected(change)).toBe(false)
    await shop.receivedOrders.replace({ actor: company.owner }, { id: change.id })
    await shop.receivedOrders.reject({ actor: company.owner }, { id: change.id })
    const next = await send(company.owner, ublChange('AEN-2', 'PO-12', [['HAM-16', 4]]))
    expect([next.earlier.length, isAllRejected(next), canReplace(next)]).toEqual([2, true, false])
    const unknown = await send(company.owner, ublChange('AEN-3', 'PO-13', [['HAM-16', 4]]))
    expect(isAllRejected(unknown)).toBe(false)
  })
  test('is not replaced once it is ordered, by a cancellation, or where another member sent it', async () => {
    const company = await shop.company('Keeps')
    const hammers = (number: string) =>
      send(company.owner, ublOrder({ number, lines: [{ sku: 'HAM-16', quantity: 1 }] }))
    await place(company.owner, await hammers('K-1'))
    const change = await send(company.owner, ublChange('AEN-1', 'K-1', [['HAM-16', 9]]))
    const replace = (actor: Actor, { id }: ReceivedOrder) =>
      rejection(shop.receivedOrders.replace({ actor }, { id }))
    expect(await replace(company.owner, change)).toMatchObject({
      body: { type: 'received-order-not-open', facts: { state: 'ordered' } },
    })
    const first = await hammers('K-2')
    const theirs = await send(company.buyer, ublChange('AEN-2', 'K-2', [['HAM-16', 9]]))
    expect(theirs).toMatchObject({ earlier: [{ id: first.id }], differences: null })
    expect(await replace(company.buyer, theirs)).toMatchObject({ body: { status: 404 } })
    const cancels = new TextDecoder()
      .decode(ublChange('AEN-3', 'K-2', [['HAM-16', 1]]))
      .replaceAll('OrderChange', 'OrderCancellation')
    expect(await replace(company.owner, await send(company.owner, cancels))).toMatchObject({
      body: { type: 'not-new-order', facts: { purpose: 'cancellation' } },
    })
    expect(
      await shop.receivedOrders.read({ actor: company.owner }, { id: first.id }),
    ).toMatchObject({ state: 'open', replacedBy: null })
  })
  test('a change is linked to the order that it names, whatever number it has itself', async () => {
    const company = await shop.company('Changes')
    const lines = [{ sku: 'HAM-16', quantity: 5 }]
    const first = await send(company.owner, ublOrder({ number: 'PO 4500-1', lines }))
    const other = await send(company.owner, ublOrder({ number: 'AEN-7', lines }))
    const unknown = await send(company.owner, ublChange('AEN-7', '4711', [['HAM-16', 6]]))
    expect(unknown).toMatchObject({ number: 'AEN-7', isRepeated: false, earlier: [] })
    const named = await send(company.owner, ublChange('AEN-8', 'po-4500-1', [['HAM-16', 6]]))
    expect(named.earlier.map(({ id }) => id)).toEqual([first.id])
    expect(named.number).toBe('AEN-8')
    const again = await send(company.owner, ublChange('AEN-9', 'PO 4500-1', [['HAM-16', 7]]))
    expect(again.earlier.map(({ id }) => id)).toEqual([named.id, first.id])
    expect(other.isRepeated).toBe(false)
  })
})
