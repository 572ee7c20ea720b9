/** Days on which money came in or went back, and what was paid back of a customer's credit. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { NewPayment } from './contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
let toolId: string
let time = new Date('2026-09-15T10:00:00Z')
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' }, () => time)
  toolId = (await shop.tool({ stock: 100_000 })).id
})
beforeEach(() => {
  time = new Date('2026-09-15T10:00:00Z')
})
afterAll(() => shop.close())

async function save(values: object): Promise<void> {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
/** An invoice over so many hammers at $10. */
async function invoice(pieces: number, actor: Actor = shop.buyer) {
  const { number: order } = await shop.placeTool(toolId, pieces, { actor })
  await shop.transition(order, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number: order, kind: 'invoice', size: 'a4' })
  const [item = expect.unreachable('no invoice')] = await itemsOf(order)
  return { id: item.id, number: item.number, order }
}
const itemsOf = (order: number) => shop.payments.own({ actor: shop.admin }, { order })
const pay = (document: string, amount: number, values: Partial<NewPayment> = {}) =>
  shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      ...{ paidOn: '2026-09-15', amount, method: 'transfer' },
      allocations: [{ document, amount }],
      ...values,
    },
  )

describe('the day of a payment', () => {
  test('is today at the latest, by the clock of the shop', async () => {
    const { id, order } = await invoice(2)
    expect(await rejection(pay(id, 1000, { paidOn: '2026-09-16' }))).toMatchObject({
      body: { errors: [{ pointer: '#/paidOn', detail: expect.stringContaining('2026-09-15') }] },
    })
    expect(await itemsOf(order)).toMatchObject([{ open: 2000 }])
    // Half past ten at night in London is the next morning in Auckland.
    time = new Date('2026-09-15T22:30:00Z')
    await save({ timeZone: 'Pacific/Auckland' })
    expect(await pay(id, 1000, { paidOn: '2026-09-16' })).toMatchObject({ paidOn: '2026-09-16' })
    await save({ timeZone: 'UTC' })
  })

  test('of an entry that a bank dates on the next working day is today', async () => {
    const { id } = await invoice(1)
    const values = { paidOn: '2026-09-18', bankEntry: 'ab'.repeat(32) }
    expect(await pay(id, 1000, values)).toMatchObject({ paidOn: '2026-09-15' })
  })
})
