/** Tools of several tax classes: in the cart's question, on the order, on documents and e-invoices. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isValidatorMissing, validate } from '../../../tests/e-invoices/validator.ts'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import type { TaxClass } from '../../catalogue/tax-class.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({}, () => new Date('2026-11-23T12:00:00Z'))
  await save({ country: 'DE' })
  await save({
    tax: 'vat',
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE 123 456 789',
    email: 'rechnung@schmiede.example',
    invoicing: 'when-shipped',
  })
})
afterAll(() => shop.close())

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
let count = 0
const toolOf = (price: number, taxClass?: TaxClass) =>
  shop.tool({
    name: `Classed ${(count += 1)}`,
    sku: `CL-${count}`,
    price,
    ...(taxClass ? { taxClass } : {}),
  })
type Bill = {
  readonly id: string
  readonly content: {
    readonly order: {
      readonly tax: {
        readonly lines: readonly { rate: number; base: number; amount: number }[]
        readonly gross: number
      }
      readonly lines: readonly { readonly tax?: { readonly rate: number } }[]
    }
  }
}
const bills = async (number: number, kind: string) => {
  const { rows } = await sql<Bill>`
    select id, content from documents where order_number = ${number} and kind = ${kind}
    order by number`.execute(shop.database.handle)
  return rows
}
const ratesOf = ({ content }: Bill) =>
  content.order.tax.lines.map(({ rate, base, amount }) => [rate, base, amount])

/** 3 pieces at 19 %, 5 at 7 %, 2 at 0 %. */
async function placeMixed() {
  const [standard, reduced, zero] = [
    await toolOf(333),
    await toolOf(199, 'reduced'),
    await toolOf(50, 'zero'),
  ]
  const lines = [
    { toolId: standard.id, quantity: 3 },
    { toolId: reduced.id, quantity: 5 },
    { toolId: zero.id, quantity: 2 },
  ]
  const order = await shop.placeCart(lines, { country: 'DE' })
  await shop.transition(order.number, 'confirmed')
  return { order, lines }
}

describe('an order of tools of all classes', () => {
  test('bears what the cart was told, and its lines keep their class', async () => {
    const { order, lines } = await placeMixed()
    const amounts = [999, 995, 100]
    const { tax } = await shop.tax.quote(
      { actor: undefined },
      {
        country: 'DE',
        lines: lines.map(({ toolId }, index) => ({ toolId, amount: amounts[index] ?? 0 })),
      },
    )
    // 19 % of 9.99 is 1.8981, 7 % of 9.95 is 0.6965.
    expect(
      tax?.lines.map(({ rate, base, amount, classes }) => [rate, base, amount, classes]),
    ).toEqual([
      [1900, 999, 190, undefined],
      [700, 995, 70, ['reduced']],
      [0, 100, 0, ['zero']],
    ])
    const placed = await shop.orders.read({ actor: shop.buyer }, { number: order.number })
    expect(placed.tax).toEqual(tax)
    expect(placed.lines.map(({ taxClass }) => taxClass)).toEqual([undefined, 'reduced', 'zero'])
    // Another class from now on changes nothing of what was sold.
    const id = lines[1]?.toolId ?? ''
    await sql`update tools set tax_class = 'standard' where id = ${id}`.execute(
      shop.database.handle,
    )
    const again = await shop.orders.read({ actor: shop.buyer }, { number: order.number })
    expect(again.lines.map(({ taxClass }) => taxClass)).toEqual([undefined, 'reduced', 'zero'])
  })

  test('has invoices that sum to it at each rate, and credit notes that end at zero', async () => {
    const { order } = await placeMixed()
    const ship = (parts: readonly (readonly [number, number])[]) =>
      shop.shipments.create(
        { actor: shop.admin, idempotencyKey: randomUUID() },
        {
          number: order.number,
          lines: parts.map(([line, quantity]) => ({ line, quantity })),
        },
      )
    const [first, second] = [
      await ship([
        [1, 1],
        [2, 2],
      ]),
      await ship([
        [1, 2],
        [2, 3],
        [3, 2],
      ]),
    ]
    const issued = await bills(order.number, 'invoice')
    // 19 % of 3.33 is 0.6327; 7 % of 3.98 is 0.2786, of all 9.95 0.6965.
    expect(issued.map(ratesOf)).toEqual([
      [
        [1900, 333, 63],
        [700, 398, 28],
      ],
      [
        [1900, 666, 127],
        [700, 597, 42],
        [0, 100, 0],
      ],
    ])
    expect(issued.map(({ content }) => content.order.lines.map(({ tax }) => tax?.rate))).toEqual([
      [1900, 700],
      [1900, 700, 0],
    ])
    for (const shipment of [first, second]) expect(shipment).toBeDefined()
    for (const parts of [
      [[2, 5]],
      [
        [1, 3],
        [3, 2],
      ],
    ] as const)
      await sendBack(order.number, parts)
    const credited = (await bills(order.number, 'credit-note')).flatMap(ratesOf)
    const net = [
      ...issued.flatMap(ratesOf),
      ...credited.map(([rate, base = 0, tax = 0]) => [rate, -base, -tax]),
    ]
    for (const rate of [1900, 700, 0]) {
      const sums = net.filter(([each]) => each === rate)
      expect(sums.reduce((sum, [, base = 0]) => sum + base, 0)).toBe(0)
      expect(sums.reduce((sum, [, , tax = 0]) => sum + tax, 0)).toBe(0)
    }
  })

  test.skipIf(isValidatorMissing())('has e-invoices that are valid by EN 16931', async () => {
    const { order } = await placeMixed()
    await shop.transition(order.number, 'picking')
    await shop.transition(order.number, 'shipped')
    const [invoice] = await bills(order.number, 'invoice')
    for (const format of ['ubl', 'cii'] as const) {
      const { bytes } = await shop.documents.xml(
        { actor: shop.buyer },
        { id: invoice?.id ?? '', format },
      )
      expect(validate(new TextDecoder().decode(bytes)).failed).toEqual([])
    }
  })
})

/** Lines come back and are received. */
async function sendBack(number: number, parts: readonly (readonly [number, number])[]) {
  const { id } = await shop.shipments.requestReturn(
    { actor: shop.admin },
    { number, lines: parts.map(([line, quantity]) => ({ line, quantity })), reason: 'Not needed' },
  )
  for (const status of ['approved', 'received'] as const)
    await shop.shipments.moveReturn({ actor: shop.admin }, { id, status })
}
