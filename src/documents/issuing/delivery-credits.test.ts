/** The charge for delivery of goods of two rates: accepted with its tax, invoiced, credited in parts. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isValidatorMissing, validate } from '../../../tests/e-invoices/validator.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { noDelivery } from '../../delivery/delivery-table.ts'
import { deliveryChanged } from '../../orders/contract.ts'
import { deliveryLine } from '../rules.ts'
import { moreThanInvoiced } from './allowance-contract.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({}, () => new Date('2026-11-23T12:00:00Z'))
  const save = async (values: object) => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    return shop.settings.save({ actor: shop.admin }, { revision, ...values })
  }
  await save({ country: 'DE' })
  await save({
    tax: 'vat',
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n10115 Berlin',
    vatId: 'DE 123 456 789',
    email: 'rechnung@schmiede.example',
  })
  const { actor } = { actor: shop.admin }
  const { revision } = await shop.delivery.charges({ actor }, {})
  // Without a zone, every delivery is on request.
  await shop.delivery.saveCharges(
    { actor },
    { ...noDelivery, charged: true, zones: [], surcharges: [], revision },
  )
})
afterAll(() => shop.close())

/** 10 pieces at 10.00 with 19 %, 10 at 5.00 with 7 %; staff have set 9.00 for delivery. */
async function place() {
  const [standard, reduced] = [
    await shop.tool({ price: 1000 }),
    await shop.tool({ price: 500, taxClass: 'reduced' }),
  ]
  const { number } = await shop.placeCart(
    [standard, reduced].map(({ id }) => ({ toolId: id, quantity: 10 })),
    { country: 'DE' },
  )
  await shop.orders.setDelivery({ actor: shop.admin }, { number, charge: 900 })
  return number
}
const accept = (number: number, gross: number) =>
  shop.orders.acceptDelivery({ actor: shop.buyer }, { number, deliveryCharge: 900, gross })

/** 106.00 and 20.14, 53.00 and 3.71. */
const gross = 18_285

async function invoiced() {
  const number = await place()
  await accept(number, gross)
  await shop.transition(number, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })
  const [item] = await shop.payments.own({ actor: shop.admin }, { order: number })
  return { number, id: item?.id ?? '' }
}
type Credit = Pick<Parameters<OrderShop['documents']['allow']>[1], 'amount' | 'lines' | 'percent'>
const credit = (id: string, asked: Credit) =>
  shop.documents.allow(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    { id, reason: 'It came late', ...asked },
  )
const ofDelivery = { lines: [{ line: deliveryLine }] }
const openOf = async (order: number) => {
  const [item] = await shop.payments.own({ actor: shop.admin }, { order })
  return item?.open
}
const leftOf = async (id: string) =>
  (await shop.documents.charges({ actor: shop.admin }, { id })).lines.map(({ left }) => left)

test('the buyer accepts the charge with its tax at both rates, and no other sum', async () => {
  const number = await place()
  const error = await rejection(accept(number, 15_900))
  expect(isProblem(error, deliveryChanged)).toBe(true)
  expect(error).toMatchObject({ body: { facts: { gross: '$182.85' } } })
  await accept(number, gross)
  const accepted = await shop.orders.read({ actor: shop.buyer }, { number })
  expect(accepted).not.toHaveProperty('onHold')
  expect(accepted.tax?.lines.map(({ rate, base, amount }) => [rate, base, amount])).toEqual([
    [1900, 10_600, 2014],
    [700, 5300, 371],
  ])
})

test('it is credited by amount and percentage, alone or with goods, and never above what is left', async () => {
  const { number, id } = await invoiced()
  expect(await openOf(number)).toBe(gross)
  // 2.00 and 0.38, 1.00 and 0.07.
  expect(await credit(id, { lines: [{ line: deliveryLine, amount: 300 }] })).toMatchObject({
    total: 345,
  })
  expect([await openOf(number), await leftOf(id)]).toEqual([gross - 345, [10_000, 5000, 600]])
  expect(await rejection(credit(id, { ...ofDelivery, amount: 601 }))).toMatchObject({
    body: { type: moreThanInvoiced.type, facts: { lines: [{}, {}, { line: 0, left: '$6.00' }] } },
  })
  // Of 100.00 and 6.00 the half.
  await credit(id, { lines: [{ line: 1 }, { line: deliveryLine }], percent: 50 })
  expect(await leftOf(id)).toEqual([5000, 5000, 300])
  await credit(id, { lines: [1, 2, deliveryLine].map((line) => ({ line })), amount: 10_300 })
  expect([await openOf(number), await leftOf(id)]).toEqual([0, [0, 0, 0]])
  expect(await shop.documents.checkAccounts()).toEqual([])
})

test('a cancelled order gives back what is left of it', async () => {
  const { number, id } = await invoiced()
  await credit(id, { ...ofDelivery, amount: 400 })
  await shop.transition(number, 'cancelled')
  expect(await openOf(number)).toBe(0)
  const { length } = await shop.documents.list({ actor: shop.admin }, { order: number })
  expect(length).toBe(3)
  expect(await shop.documents.checkAccounts()).toEqual([])
})

test.skipIf(isValidatorMissing())('its credit notes are valid by EN 16931', async () => {
  const { id } = await invoiced()
  const notes = [
    await credit(id, { ...ofDelivery, percent: 33.33 }),
    await credit(id, { lines: [{ line: 2 }, { line: deliveryLine }], amount: 777 }),
  ]
  for (const note of notes)
    for (const format of ['ubl', 'cii'] as const) {
      const { bytes } = await shop.documents.xml({ actor: shop.buyer }, { id: note.id, format })
      const xml = new TextDecoder().decode(bytes)
      expect(xml).toContain('Delivery')
      expect(validate(xml).failed).toEqual([])
    }
})
