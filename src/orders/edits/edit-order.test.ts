/** Staff edit a placed order: lines, prices, charge, address; stock and sums move with it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldErrors, openEditShop, problem, type EditShop } from '../../../tests/edit-shop.ts'

let shop: EditShop
beforeAll(async () => {
  shop = await openEditShop()
})
afterAll(() => shop.close())

const read: EditShop['read'] = (...order) => shop.read(...order)
const edit: EditShop['edit'] = (...request) => shop.edit(...request)
const refusal: EditShop['refusal'] = (...request) => shop.refusal(...request)
const movementsOf = async (toolId: string) =>
  (await shop.stock.ledger({ actor: shop.admin }, { toolId })).map(({ kind, delta, order }) => [
    kind,
    delta,
    order,
  ])

describe('an edit', () => {
  test('changes, leaves out and adds lines; stock and sum follow at once', async () => {
    const { number, hammer, saw } = await shop.placeTwo()
    const chisel = await shop.tool({ name: 'Firm Chisel', price: 700 })
    const result = await edit(number, {
      lines: [
        { line: 1, quantity: 24 },
        { line: 2, quantity: 0 },
      ],
      added: [{ sku: await shop.skuOf(chisel.id), quantity: 3 }],
    })
    expect(result).toMatchObject({ applied: true, revision: 2, before: 20_000, after: 26_100 })
    const after = await read(number)
    expect(after).toMatchObject({ quantity: 27, total: 26_100, revision: 2 })
    expect(
      after.lines.map(({ line, name, quantity, total }) => [line, name, quantity, total]),
    ).toEqual([
      [1, 'Long Hammer', 24, 24_000],
      [3, 'Firm Chisel', 3, 2100],
    ])
    expect(await Promise.all([hammer, saw, chisel.id].map(shop.stockOf))).toEqual([26, 50, 47])
    expect(await movementsOf(hammer)).toEqual([
      ['reserved', -14, number],
      ['reserved', -10, number],
      ['received', 50, null],
    ])
    expect(await movementsOf(saw)).toEqual([
      ['released', 5, number],
      ['reserved', -5, number],
      ['received', 50, null],
    ])
    await shop.requireRightStock()
  })
  test('that is only looked at changes nothing, and says what it would', async () => {
    const { number, hammer } = await shop.placeTwo()
    const before = await read(number)
    const result = await edit(number, { preview: true, lines: [{ line: 1, quantity: 12 }] })
    expect(result).toEqual({
      applied: false,
      revision: 1,
      before: 20_000,
      after: 22_000,
      currentPrices: [],
      changes: [
        {
          kind: 'quantity',
          name: 'Long Hammer',
          before: '10 pieces',
          after: '12 pieces',
          sku: before.lines[0]?.sku,
        },
        { kind: 'total', before: '$200.00', after: '$220.00' },
      ],
    })
    expect(await read(number)).toEqual(before)
    expect(await shop.stockOf(hammer)).toBe(40)
  })
  test('that says what the order is already changes nothing', async () => {
    const { number } = await shop.placeTwo()
    expect(
      await edit(number, { lines: [{ line: 1, quantity: 10, unitPrice: 1000 }] }),
    ).toMatchObject({ applied: false, revision: 1, changes: [] })
  })
  test('tells the buyer what differs, and stands on the page of the order without a name', async () => {
    const { number } = await shop.placeTwo()
    await edit(number, {
      lines: [{ line: 2, quantity: 5, unitPrice: 1500 }],
      priceReason: 'Two have a scratch.',
      note: 'See you on Monday.',
      address: '7 Elm Street, Austin',
    })
    const { rows } = await sql<{ body: string }>`
      select body from mail_outbox where subject = ${`Order ${number} has changed`}`.execute(
      shop.database.handle,
    )
    expect(rows).toHaveLength(1)
    for (const text of [
      '$15.00 each instead of $20.00 each',
      'Delivery address: 7 Elm Street, Austin instead of 418 Mill Street, Austin',
      'Total: $175.00 instead of $200.00',
      'Two have a scratch.',
      'See you on Monday.',
    ])
      expect(rows[0]?.body).toContain(text)
    const { edits, address } = await read(number, shop.buyer)
    expect(address).toBe('7 Elm Street, Austin')
    expect(edits).toMatchObject([
      { name: '', reason: 'Two have a scratch.', note: 'See you on Monday.' },
    ])
    expect((await read(number)).edits).toMatchObject([{ name: 'Marta Ibarra' }])
  })
  test('finds the order by the words of its new lines, and no more by those of the old', async () => {
    const { number } = await shop.placeTwo()
    const plane = await shop.tool({ name: 'Zyxwood Plane' })
    await edit(number, {
      lines: [{ line: 2, quantity: 0 }],
      added: [{ sku: await shop.skuOf(plane.id), quantity: 1 }],
    })
    const found = async (q: string) =>
      (await shop.orders.all({ actor: shop.admin }, { q })).map((order) => order.number)
    expect(await found('zyxwood')).toEqual([number])
    expect(await found('rip saw')).not.toContain(number)
  })
})

describe('prices', () => {
  test('stay as sold, whatever the tool costs now; another one needs a reason', async () => {
    const { number, hammer } = await shop.placeTwo()
    const { revision, ...tool } = await shop.catalogue.read({ actor: undefined }, { id: hammer })
    await shop.catalogue.edit({ actor: shop.admin }, { ...tool, revision, price: 1300 })
    expect(await edit(number, { lines: [{ line: 1, quantity: 12 }] })).toMatchObject({
      after: 22_000,
      currentPrices: [{ line: 1, unitPrice: 1300 }],
    })
    const dearer = { lines: [{ line: 1, quantity: 12, unitPrice: 1300 }] }
    expect(await refusal(number, dearer)).toMatchObject(fieldErrors('#/priceReason'))
    await edit(number, { ...dearer, priceReason: 'As listed.' })
    expect(await read(number)).toMatchObject({ total: 25_600 })
  })
})

describe('two desks', () => {
  test('at the same moment: one edit is saved, the other is told', async () => {
    const { number, hammer } = await shop.placeTwo()
    const attempts = await Promise.allSettled(
      [11, 12, 13, 14].map((quantity) =>
        edit(number, { revision: 1, lines: [{ line: 1, quantity }] }),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const attempt of attempts)
      if (attempt.status === 'rejected')
        expect(attempt.reason).toMatchObject(problem('order-changed', { revision: 2 }))
    const [line] = (await read(number)).lines
    expect(await shop.stockOf(hammer)).toBe(50 - (line?.quantity ?? 0))
    await shop.requireRightStock()
  })
  test('notice steps, shipments and charges of each other, too', async () => {
    const { number } = await shop.placeTwo()
    await shop.transition(number, 'confirmed')
    expect(
      await refusal(number, { revision: 1, lines: [{ line: 1, quantity: 11 }] }),
    ).toMatchObject(problem('order-changed', { revision: 2 }))
  })
})

describe('stock', () => {
  test('that is not there is not promised: the refusal names the field', async () => {
    const { number, hammer } = await shop.placeTwo()
    expect(await refusal(number, { lines: [{ line: 1, quantity: 51 }] })).toMatchObject(
      fieldErrors('#/lines/0/quantity'),
    )
    expect(await edit(number, { lines: [{ line: 1, quantity: 50 }] })).toMatchObject({
      applied: true,
    })
    expect(await shop.stockOf(hammer)).toBe(0)
  })
  test('is sold once, when edits and orders want the last pieces together', async () => {
    const { number, hammer } = await shop.placeTwo()
    const wanted = [
      ...Array.from({ length: 6 }, () => shop.placeTool(hammer, 10)),
      edit(number, { lines: [{ line: 1, quantity: 40 }] }),
    ]
    await Promise.allSettled(wanted)
    expect(await shop.stockOf(hammer)).toBeGreaterThanOrEqual(0)
    await shop.requireRightStock()
  })
  test('follows the rules of trade for what is added, not for what is taken away', async () => {
    const { id } = await shop.tool({ minimumQuantity: 12, packSize: 12, stock: 60 })
    const { number } = await shop.placeTool(id, 24)
    expect(await refusal(number, { lines: [{ line: 1, quantity: 30 }] })).toMatchObject(
      fieldErrors('#/lines/0/quantity'),
    )
    await edit(number, { lines: [{ line: 1, quantity: 7 }] })
    expect(await shop.stockOf(id)).toBe(53)
  })
})
