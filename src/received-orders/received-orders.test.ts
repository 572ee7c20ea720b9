/** A buyer's file becomes a draft, a person looks at what is doubtful, and it becomes one order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { rejection } from '../../tests/order-shop.ts'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { ReceivedOrder } from './contract.ts'
import { bytesOf, callsOf } from './test-calls.ts'
import { ublOrder } from './test-files.ts'

let shop: NumbersShop
const { send, correct, place } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({
    sku: 'HAM-16',
    name: 'Claw Hammer',
    price: 1250,
    gtin: '4006381333931',
    stock: 500,
  })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
  await shop.tool({
    sku: 'NUT-8',
    name: 'Hex Nut M8',
    price: 400,
    minimumQuantity: 48,
    packSize: 24,
    stock: 960,
  })
})
afterAll(() => shop.close())

/** Each line as its state, what it orders, and the kinds of its reasons. */
const assessed = ({ lines }: ReceivedOrder) =>
  lines.map(({ state, tool, quantity, reasons }) => [
    state,
    tool?.sku ?? '',
    quantity,
    ...reasons.map(({ code }) => code),
  ])

describe('what is certain', () => {
  test('is what exact numbers name, in whole pieces that can be ordered, at the price of the buyer', async () => {
    const company = await shop.company('Certain')
    await company.add('W 77', 'SAW-1')
    const received = await send(
      company.owner,
      ublOrder({
        lines: [
          { sku: 'HAM-16', quantity: 10, price: '12.50' },
          { partNumber: 'w  77', quantity: '3.00', price: '20' },
          { gtin: '04006381333931', sku: 'HAM-16', quantity: 1 },
        ],
      }),
    )
    expect(assessed(received)).toEqual([
      ['certain', 'HAM-16', 10],
      ['certain', 'SAW-1', 3],
      ['to-confirm', 'HAM-16', 1, 'twice'],
    ])
    expect(received).toMatchObject({ number: 'PO-1', sender: 'Harbour Joinery', notes: ['Gate 4'] })
  })
  test('a line with contradictory or unknown numbers, or with the part number of another company, is not certain', async () => {
    const [ours, theirs] = [await shop.company('Ours'), await shop.company('Theirs')]
    await theirs.add('T-9', 'SAW-1')
    const received = await send(
      ours.owner,
      ublOrder({
        lines: [
          { sku: 'SAW-1', gtin: '4006381333931', quantity: 1 },
          { partNumber: 'T-9', quantity: 1 },
          { sku: 'NO-SUCH-99', quantity: 1 },
          { sku: 'NO-SUCH-99', gtin: '4006381333931', quantity: 1 },
          { partNumber: 'SAW-1', quantity: 2 },
        ],
      }),
    )
    expect(assessed(received)).toEqual([
      ['to-confirm', '', 1, 'conflict'],
      ['unknown', '', 1, 'no-tool'],
      ['unknown', '', 1, 'no-tool'],
      ['to-confirm', 'HAM-16', 1, 'unknown-number'],
      ['to-confirm', 'SAW-1', 2, 'found-otherwise'],
    ])
  })
  test('is no quantity that is broken, in other units, below the minimum or no full pack', async () => {
    const received = await send(
      shop.buyer,
      ublOrder({
        lines: [
          { sku: 'HAM-16', quantity: '2.5' },
          { sku: 'SAW-1', quantity: 2, unit: 'KGM' },
          { sku: 'NUT-8', quantity: 30 },
          { sku: 'NUT-8', quantity: 3, unit: 'PK' },
        ],
      }),
    )
    expect(assessed(received)).toEqual([
      ['to-confirm', 'HAM-16', null, 'no-quantity'],
      ['to-confirm', 'SAW-1', 2, 'unit'],
      ['to-confirm', 'NUT-8', 30, 'quantity'],
      ['to-confirm', 'NUT-8', 72, 'unit', 'twice'],
    ])
    expect(received.lines[2]?.suggestions).toContain(48)
  })
  test('a line whose price differs from the buyer’s needs a decision, and both prices are shown', async () => {
    const received = await send(
      shop.buyer,
      ublOrder({ lines: [{ sku: 'HAM-16', quantity: 1, price: '11.90' }] }),
    )
    expect(assessed(received)).toEqual([['to-confirm', 'HAM-16', 1, 'price']])
    expect(received.lines[0]?.reasons[0]?.text).toMatch(/\$11\.90.*\$12\.50/)
    const inEuro = await send(
      shop.buyer,
      ublOrder({ currency: 'EUR', lines: [{ sku: 'HAM-16', quantity: 1, price: '12.50' }] }),
    )
    expect(assessed(inEuro)).toEqual([['to-confirm', 'HAM-16', 1, 'currency']])
  })
})

describe('tables and texts', () => {
  test('are read as the order pad reads them, with the number of the order', async () => {
    const table = await send(
      shop.buyer,
      'Order no.:;4500-9;\nSKU;Description;Quantity\nHAM-16;Hammer;12\nGONE-1;Gone;2\n',
      'po.csv',
    )
    expect(assessed(table)).toEqual([
      ['certain', 'HAM-16', 12],
      ['unknown', '', 2, 'no-tool'],
    ])
    expect(table).toMatchObject({ form: 'table', number: '4500-9' })
    const mail = await send(
      shop.buyer,
      'Good morning,\n\nplease send us:\n20 x HAM-16\nSAW-1: 2\n\nKind regards\nJo Miller\n',
      'mail.txt',
    )
    expect(assessed(mail)).toEqual([
      ['certain', 'HAM-16', 20],
      ['certain', 'SAW-1', 2],
    ])
    expect(mail.text.split('\n')[(mail.lines[1]?.written.from ?? 0) - 1]).toBe('SAW-1: 2')
  })
  test('without a line of an article, empty or of another kind are refused in words', async () => {
    const refused = async (file: string | Uint8Array, name: string) => {
      const error = await rejection(
        shop.receivedOrders.receive({ actor: shop.buyer, fileBytes: bytesOf(file) }, { name }),
      )
      expect(error).toMatchObject({ body: { type: 'order-file-unreadable', status: 422 } })
      return error instanceof Error ? error.message : ''
    }
    expect(await refused('', 'a.csv')).toMatch(/empty/)
    expect(await refused('Good morning!\nKind regards', 'a.txt')).toMatch(/contains an article/)
    expect(await refused('%PDF-1.4\n', 'scan.pdf')).toMatch(/scan.pdf cannot be read/)
    expect(await refused('<Invoice><ID>1</ID></Invoice>', 'i.xml')).toMatch(/not an order/)
    const bomb = '<!DOCTYPE x [<!ENTITY a "b">]><Order/>'
    expect(await refused(bomb, 'bomb.xml')).toMatch(/document type/)
  })
})

describe('a person', () => {
  test('corrects lines, agrees or leaves out, and then it can be ordered, once', async () => {
    const company = await shop.company('Corrects')
    const before = await shop.receivedOrders.corrections({ actor: shop.admin }, {})
    const received = await send(
      company.owner,
      ublOrder({
        number: 'PO-77',
        lines: [
          { sku: 'HAM-16', quantity: 2, price: '11.00' },
          { partNumber: 'C-5', name: 'Saw', quantity: 4 },
          { sku: 'NUT-8', quantity: 30 },
          { sku: 'NONE-7', quantity: 1 },
        ],
      }),
    )
    expect(await rejection(place(company.owner, received))).toMatchObject({
      body: { type: 'lines-not-certain', facts: { lines: 4 } },
    })
    const corrected = await correct(company.owner, received, [
      { line: 0, confirmed: true },
      { line: 1, sku: 'SAW-1' },
      { line: 2, quantity: 48 },
      { line: 3, leftOut: true },
    ])
    expect(assessed(corrected).map(([state]) => state)).toEqual([
      'certain',
      'certain',
      'certain',
      'left-out',
    ])
    // Who agrees corrects nothing; what was read stays as it is.
    expect(corrected).toMatchObject({ correctedCount: 3, lineCount: 4 })
    expect(corrected.lines.map(({ written }) => written)).toEqual(
      received.lines.map(({ written }) => written),
    )
    expect(await shop.receivedOrders.corrections({ actor: shop.admin }, {})).toEqual({
      days: 30,
      orders: before.orders + 1,
      lines: before.lines + 4,
      tools: before.tools + 1,
      quantities: before.quantities + 1,
      leftOut: before.leftOut + 1,
    })
    const placed = await place(company.owner, corrected)
    expect(placed).toMatchObject({ state: 'ordered', correctedCount: 3 })
    const again = await place(company.owner, corrected)
    expect(again.order).toBe(placed.order)
    const order = await shop.orders.read({ actor: shop.admin }, { number: placed.order ?? 0 })
    expect(order.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['HAM-16', 2],
      ['SAW-1', 4],
      ['NUT-8', 48],
    ])
    expect(order).toMatchObject({ company: 'Corrects' })
  })
  test('teaches the part numbers of the company: the next order is certain', async () => {
    const company = await shop.company('Teaches')
    const file = (number: string) =>
      ublOrder({ number, lines: [{ partNumber: 'LEARN-1', quantity: 1 }] })
    const first = await send(company.owner, file('A-1'))
    await place(company.owner, await correct(company.owner, first, [{ line: 0, sku: 'SAW-1' }]))
    expect(assessed(await send(company.owner, file('A-2')))).toEqual([['certain', 'SAW-1', 1]])
  })
  test('who is neither staff nor an owner of the company teaches nothing', async () => {
    const company = await shop.company('Learns nothing')
    const file = (number: string) =>
      ublOrder({ number, lines: [{ partNumber: 'BAD-1', quantity: 1 }] })
    const first = await send(company.buyer, file('A-1'))
    await place(company.buyer, await correct(company.buyer, first, [{ line: 0, sku: 'SAW-1' }]))
    expect(assessed(await send(company.buyer, file('A-2')))).toEqual([
      ['unknown', '', 1, 'no-tool'],
    ])
  })
  test('cannot save over what somebody else has changed, nor change what was ordered', async () => {
    const received = await send(
      shop.buyer,
      ublOrder({ number: '1', lines: [{ sku: 'HAM-16', quantity: 1 }] }),
    )
    const newer = await correct(shop.buyer, received, [{ line: 0, quantity: 2 }])
    for (const stale of [
      () => correct(shop.buyer, received, []),
      () => place(shop.buyer, received),
    ])
      expect(await rejection(stale())).toMatchObject({ body: { type: 'received-order-changed' } })
    expect(await rejection(place(shop.buyer, newer, { goods: 1 }))).toMatchObject({
      body: { type: 'goods-changed' },
    })
    await place(shop.buyer, newer, { goods: 2500 })
    expect(await rejection(correct(shop.buyer, newer, []))).toMatchObject({
      body: { type: 'received-order-not-open' },
    })
  })
  test('two who press at once get one order', async () => {
    const received = await send(
      shop.buyer,
      ublOrder({ number: '2', lines: [{ sku: 'HAM-16', quantity: 1 }] }),
    )
    const both = await Promise.all([place(shop.buyer, received), place(shop.buyer, received)])
    expect(new Set(both.map(({ order }) => order)).size).toBe(1)
  })
  test('who rejects it orders nothing', async () => {
    const received = await send(
      shop.buyer,
      ublOrder({ number: '3', lines: [{ sku: 'HAM-16', quantity: 1 }] }),
    )
    const ended = await shop.receivedOrders.reject(
      { actor: shop.buyer },
      { id: received.id, reason: 'Twice' },
    )
    expect(ended).toMatchObject({ state: 'rejected', reason: 'Twice', order: null })
    expect(await rejection(place(shop.buyer, received))).toMatchObject({
      body: { type: 'received-order-not-open' },
    })
  })
})

describe('staff', () => {
  test('bring a file, say for whom it is, and order it at the buyer’s terms, in their own name', async () => {
    const company = await shop.company('Served')
    await company.add('S-1', 'SAW-1')
    const received = await send(
      shop.admin,
      ublOrder({ lines: [{ partNumber: 'S-1', quantity: 2 }] }),
    )
    expect(received.buyer).toBeNull()
    expect(assessed(received)).toEqual([['unknown', '', 2, 'no-tool']])
    const known = await shop.receivedOrders.correct(
      { actor: shop.admin },
      {
        id: received.id,
        revision: received.revision,
        buyer: { userId: company.buyer.id, company: company.id },
        lines: [],
      },
    )
    expect(assessed(known)).toEqual([['certain', 'SAW-1', 2]])
    const placed = await place(shop.admin, known)
    const order = await shop.orders.read({ actor: shop.admin }, { number: placed.order ?? 0 })
    expect(order).toMatchObject({ email: company.buyer.email, company: 'Served' })
    expect(order.history[0]).toMatchObject({ by: 'shop', name: shop.admin.name })
    expect(
      await shop.receivedOrders.read({ actor: company.buyer }, { id: received.id }),
    ).toMatchObject({
      order: placed.order,
    })
  })
  test('order nothing as long as nobody is named', async () => {
    const received = await send(shop.admin, ublOrder({ lines: [{ sku: 'HAM-16', quantity: 1 }] }))
    expect(await rejection(place(shop.admin, received))).toMatchObject({
      body: { type: 'no-buyer-named' },
    })
  })
  test('see all of them by state, and buyers their own alone', async () => {
    const [ours, theirs] = [await shop.company('Seen'), await shop.company('Unseen')]
    const received = await send(
      ours.owner,
      ublOrder({ number: 'SEEN-1', lines: [{ sku: 'HAM-16', quantity: 1 }] }),
    )
    const all = await shop.receivedOrders.list(
      { actor: shop.admin },
      { q: 'seen-1', state: 'open' },
    )
    expect(all.map(({ id }) => id)).toEqual([received.id])
    const own = (actor: Actor) => shop.receivedOrders.own({ actor }, {})
    expect((await own(ours.owner)).map(({ id }) => id)).toContain(received.id)
    expect(await own(theirs.owner)).toEqual([])
    for (const call of [
      () => shop.receivedOrders.read({ actor: theirs.owner }, { id: received.id }),
      () => shop.receivedOrders.file({ actor: theirs.owner }, { id: received.id }),
      () => place(theirs.owner, received),
      () => correct(theirs.owner, received, []),
    ])
      expect(await rejection(call())).toMatchObject({ body: { status: 404 } })
  })
})

test('the file is kept byte for byte', async () => {
  const file = ublOrder({ number: 'KEPT', lines: [{ sku: 'HAM-16', quantity: 1 }] })
  const { id } = await send(shop.buyer, file)
  const kept = await shop.receivedOrders.file({ actor: shop.buyer }, { id })
  expect(Buffer.from(kept.bytes).equals(Buffer.from(file))).toBe(true)
})
