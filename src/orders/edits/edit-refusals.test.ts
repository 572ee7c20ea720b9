/** What staff cannot edit of a placed order, and that nothing is changed then. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldErrors, openEditShop, problem, type EditShop } from '../../../tests/edit-shop.ts'
import { rejection } from '../../../tests/order-shop.ts'

let shop: EditShop
beforeAll(async () => {
  shop = await openEditShop()
})
afterAll(() => shop.close())

const read: EditShop['read'] = (...order) => shop.read(...order)
const edit: EditShop['edit'] = (...request) => shop.edit(...request)
const refusal: EditShop['refusal'] = (...request) => shop.refusal(...request)

describe('what is shipped or invoiced', () => {
  test('stays: of a partly shipped order only the rest is edited', async () => {
    const { number, hammer } = await shop.placeTwo()
    await shop.transition(number, 'confirmed')
    await shop.shipments.create(
      { actor: shop.admin, idempotencyKey: 'half-of-it' },
      { number, lines: [{ line: 1, quantity: 4 }] },
    )
    expect(await refusal(number, { lines: [{ line: 1, quantity: 3 }] })).toMatchObject(
      fieldErrors('#/lines/0/quantity'),
    )
    expect(
      await refusal(number, {
        lines: [{ line: 1, quantity: 10, unitPrice: 900 }],
        priceReason: 'Old stock.',
      }),
    ).toMatchObject(problem('order-billed'))
    await edit(number, { lines: [{ line: 1, quantity: 6 }] })
    expect((await read(number)).lines).toMatchObject([
      { quantity: 6, shipped: 4, allocated: 2 },
      { quantity: 5, allocated: 5 },
    ])
    expect(await shop.stockOf(hammer)).toBe(44)
    const nothingOpen = [
      { line: 1, quantity: 4 },
      { line: 2, quantity: 0 },
    ]
    expect(await refusal(number, { lines: nothingOpen })).toMatchObject(fieldErrors('#/lines'))
    await shop.transition(number, 'shipped')
    expect(await refusal(number, { address: 'Elsewhere' })).toMatchObject(
      problem('order-not-editable', { status: 'shipped' }),
    )
    await shop.requireRightStock()
  })
  test('of an order that is invoiced whole only the contact is edited', async () => {
    const { number } = await shop.placeTwo()
    await shop.transition(number, 'confirmed')
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
    for (const input of [
      { lines: [{ line: 1, quantity: 3 }] },
      { added: [{ sku: 'ANY', quantity: 1 }] },
    ])
      expect(await refusal(number, input)).toMatchObject(problem('order-billed'))
    expect(await edit(number, { phone: '+1 512 555 0100' })).toMatchObject({
      changes: [{ kind: 'phone', before: '+1 512 555 0142', after: '+1 512 555 0100' }],
    })
  })
  test('a cancelled order is over', async () => {
    const { number } = await shop.placeTwo()
    await shop.transition(number, 'cancelled')
    expect(await refusal(number, { address: 'Elsewhere' })).toMatchObject(
      problem('order-not-editable', { status: 'cancelled' }),
    )
  })
})

describe('an order of a member with a limit', () => {
  test('is raised above it only when staff accept that', async () => {
    const company = await shop.openCompany({ perOrder: 10_000 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 10)
    const more = { lines: [{ line: 1, quantity: 11 }] }
    const reason =
      'The order total excluding tax is $110.00; the limit without approval is $100.00.'
    expect(await edit(number, { ...more, preview: true })).toMatchObject({ needsApproval: reason })
    // What it says can be done is what works below.
    const remedy =
      'Reduce the total, or save the order anyway (in the API, set approved). Somebody else'
    expect(await refusal(number, more)).toMatchObject({
      body: {
        type: 'edit-needs-approval',
        detail: `${reason} ${remedy} must then approve the order.`,
      },
    })
    expect(await shop.stockOf(id)).toBe(40)
    await edit(number, { ...more, approved: true })
    // It waits for somebody else, with nothing reserved.
    expect(await shop.stockOf(id)).toBe(50)
    expect(await read(number)).toMatchObject({ onHold: 'approval' })
    expect(
      await rejection(shop.orders.releaseHold({ actor: shop.admin }, { number })),
    ).toMatchObject({
      body: { type: 'not-yours' },
    })
    await shop.orders.releaseHold({ actor: company.approver }, { number })
    expect(await shop.stockOf(id)).toBe(39)
    await shop.requireRightStock()
  })
  test('is not raised above it once it is confirmed: it cannot wait for anybody', async () => {
    const company = await shop.openCompany({ perOrder: 10_000 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 10)
    await shop.transition(number, 'confirmed')
    for (const approved of [true, false])
      expect(await refusal(number, { lines: [{ line: 1, quantity: 11 }], approved })).toMatchObject(
        {
          body: {
            type: 'edit-needs-approval',
            detail: expect.stringContaining('Place the additional pieces as a new order'),
          },
        },
      )
    expect(await shop.stockOf(id)).toBe(40)
  })
  test('bears no higher charge for delivery above it', async () => {
    const company = await shop.openCompany({ perOrder: 10_000 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 10)
    await sql`update orders set delivery = '{"kind":"charged","zone":"","charge":0,"surcharges":[]}'
      where number = ${number}`.execute(shop.database.handle)
    const charge = (cents: number) =>
      shop.orders.setDelivery({ actor: shop.admin }, { number, charge: cents })
    expect(await rejection(charge(1))).toMatchObject({
      body: { type: 'edit-needs-approval', detail: expect.stringContaining('Set a lower charge') },
    })
  })
  test('that waits for approval waits on for what it is now; its release takes that', async () => {
    const company = await shop.openCompany({ perOrder: 10_000 })
    const { id } = await shop.tool()
    const { number } = await company.order(id, 11)
    expect(await edit(number, { lines: [{ line: 1, quantity: 20 }] })).not.toHaveProperty(
      'needsApproval',
    )
    expect(await shop.stockOf(id)).toBe(50)
    const { holds, lines } = await read(number)
    expect(lines).toMatchObject([{ allocated: 0, waiting: 20 }])
    expect(holds).toMatchObject([
      {
        reason: 'The order total excluding tax is $200.00; the limit without approval is $100.00.',
      },
    ])
    await shop.orders.releaseHold({ actor: company.owner }, { number })
    expect(await shop.stockOf(id)).toBe(30)
    await shop.requireRightStock()
  })
})

describe('an order of a company with a credit limit', () => {
  test('is raised above it only when staff accept that; what it was before counts once', async () => {
    const company = await shop.openCompany({})
    await shop.setCreditLimit(company.id, 20_000)
    const { id } = await shop.tool()
    const { number } = await company.order(id, 10)
    await edit(number, { lines: [{ line: 1, quantity: 20 }] })
    const more = { lines: [{ line: 1, quantity: 21 }] }
    const reason = `With this order, ${company.name} owes $210.00; its credit limit is $200.00.`
    expect(await edit(number, { ...more, preview: true })).toMatchObject({ needsApproval: reason })
    const remedy =
      'ask somebody with the Money permission to save the order anyway (in the API, set approved).'
    expect(await refusal(number, more)).toMatchObject({
      body: { type: 'edit-needs-approval', detail: `${reason} Reduce the total, or ${remedy}` },
    })
    expect(await shop.stockOf(id)).toBe(30)
    const clerk = { ...shop.admin, permissions: ['orders'] as const }
    const { revision } = await read(number)
    expect(
      await rejection(
        shop.orders.edit({ actor: clerk }, { number, revision, ...more, approved: true }),
      ),
    ).toMatchObject({ body: { type: 'not-yours', detail: expect.stringContaining('Money') } })
    await edit(number, { ...more, approved: true })
    expect(await shop.stockOf(id)).toBe(29)
    const history = await shop.audit.list({ actor: shop.admin }, { kind: 'order' })
    expect(history.map((entry) => JSON.stringify(entry)).join('\n')).toContain(reason)
  })
  test('is restored above it by money alone', async () => {
    const company = await shop.openCompany({})
    const { id: toolId } = await shop.tool()
    const { number } = await company.order(toolId, 10)
    const { id } = await read(number)
    await shop.orders.remove({ actor: shop.admin }, { id })
    await shop.setCreditLimit(company.id, 5000)
    const clerk = { ...shop.admin, permissions: ['orders'] as const }
    expect(await rejection(shop.orders.restore({ actor: clerk }, { id }))).toMatchObject({
      body: { type: 'not-yours' },
    })
    expect(await shop.stockOf(toolId)).toBe(50)
    await shop.orders.restore({ actor: shop.admin }, { id })
    expect(await shop.stockOf(toolId)).toBe(40)
  })
  test('is lowered although the company owes too much already', async () => {
    const company = await shop.openCompany({})
    const { id } = await shop.tool()
    const { number } = await company.order(id, 10)
    await shop.setCreditLimit(company.id, 1000)
    await edit(number, { lines: [{ line: 1, quantity: 5 }] })
    expect(await shop.stockOf(id)).toBe(45)
  })
  test('that is on hold is edited as it waits, and takes no stock', async () => {
    const company = await shop.openCompany({})
    await shop.setCreditLimit(company.id, 1000)
    const { id } = await shop.tool()
    const { number, onHold } = await company.order(id, 2)
    expect(onHold).toBe('credit')
    await edit(number, { lines: [{ line: 1, quantity: 5 }] })
    expect(await read(number)).toMatchObject({ onHold: 'credit', total: 5000 })
    expect(await shop.stockOf(id)).toBe(50)
  })
})

test('an address that becomes another text loses its parts; the same text keeps them', async () => {
  const { id } = await shop.tool()
  const shipTo = {
    company: '',
    name: 'Celia Navarro',
    street: '418 Mill Street',
    extra: '',
    postcode: '78702',
    town: 'Austin',
    region: 'TX',
    country: 'US',
    notes: '',
  }
  const { number, address } = await shop.placeTool(id, 5, { shipTo })
  await edit(number, { address, phone: '+1 512 555 0100' })
  expect(await read(number)).toMatchObject({ address, shipTo: { street: '418 Mill Street' } })
  await edit(number, { address: '7 Elm Street, Austin' })
  const after = await read(number)
  expect(after.address).toBe('7 Elm Street, Austin')
  expect(after).not.toHaveProperty('shipTo')
})

test('what cannot be meant is named field by field, and nothing is changed', async () => {
  const { number, skus } = await shop.placeTwo()
  const before = await read(number)
  expect(
    await refusal(number, {
      lines: [
        { line: 9, quantity: 1 },
        { line: 1, quantity: 11 },
        { line: 1, quantity: 12 },
      ],
      added: [
        { sku: 'NO-SUCH-TOOL', quantity: 1 },
        { sku: skus[0] ?? '', quantity: 1 },
      ],
    }),
  ).toMatchObject(fieldErrors('#/lines/0/line', '#/lines/2/line', '#/added/0/sku', '#/added/1/sku'))
  const everything = [1, 2].map((line) => ({ line, quantity: 0 }))
  expect(await refusal(number, { lines: everything })).toMatchObject(fieldErrors('#/lines'))
  expect(await refusal(number, { deliveryCharge: 500 })).toMatchObject(problem('delivery-fixed'))
  expect(
    await rejection(
      shop.orders.edit({ actor: shop.admin }, { number: 9_999_999, revision: 1, phone: '5550142' }),
    ),
  ).toMatchObject(problem('not-here'))
  expect(await read(number)).toEqual(before)
})

test('with the account of the buyer the addresses of its edits are gone', async () => {
  const buyer = await shop.person('Mona Moving')
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 5, { actor: buyer })
  await edit(number, { address: '7 Secret Lane', lines: [{ line: 1, quantity: 6 }] })
  await shop.accounts.remove({ actor: shop.admin }, { id: buyer.id })
  const { edits } = await read(number)
  expect(edits?.[0]?.changes.map(({ kind }) => kind)).toEqual(['quantity', 'total'])
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from audit_entries where before::text || after::text like '%Secret Lane%'
    ) as found`.execute(shop.database.handle)
  expect(rows).toEqual([{ found: false }])
})

let seed = 20261205
const randomBelow = (below: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}

test(
  '60 random edits: level and ledger agree, and every sum is that of its lines',
  { timeout: 120_000 },
  async () => {
    const tools = await Promise.all(
      Array.from({ length: 3 }, (_, row) =>
        shop.tool({ name: `Mixed ${row}`, price: 333, stock: 40 }),
      ),
    )
    const skus = await Promise.all(tools.map(({ id }) => shop.skuOf(id)))
    const numbers = await Promise.all(
      tools.map(async ({ id }) => (await shop.placeTool(id, 10)).number),
    )
    for (let round = 0; round < 20; round += 1)
      await Promise.allSettled(
        numbers.map(async (number) => {
          const { lines } = await read(number)
          const sku = skus[randomBelow(skus.length)] ?? ''
          const isThere = lines.some((line) => line.sku === sku)
          return edit(number, {
            lines: lines.map(({ line }) => ({ line, quantity: randomBelow(25) })),
            ...(isThere ? {} : { added: [{ sku, quantity: 1 + randomBelow(20) }] }),
          })
        }),
      )
    await shop.requireRightStock()
    const orders = await Promise.all(numbers.map((number) => read(number)))
    for (const { lines, total, quantity } of orders) {
      expect(total).toBe(lines.reduce((sum, line) => sum + line.quantity * 333, 0))
      expect(quantity).toBe(lines.reduce((sum, line) => sum + line.allocated, 0))
    }
    for (const [index, { id }] of tools.entries()) {
      const reserved = orders
        .flatMap(({ lines }) => lines)
        .filter(({ sku }) => sku === skus[index])
        .reduce((sum, { allocated }) => sum + allocated, 0)
      expect(await shop.stockOf(id)).toBe(40 - reserved)
    }
    expect(orders.some(({ revision }) => revision > 5)).toBe(true)
  },
)
