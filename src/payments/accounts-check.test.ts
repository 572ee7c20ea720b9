/** `accounts check`: what the books say is computed anew, and an error is named. */
import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** Writes past the trigger that protects the ledger, as no statement of the shop can. */
const plant = (table: string, statement: RawBuilder<unknown>): Promise<void> =>
  shop.database.transact(async (tx) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    await statement.execute(tx)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  })

test('the accounts add up after payments and one that was taken back; planted errors are named', async () => {
  const { order } = await shop.placeNewTool(3)
  await shop.transition(order.number, 'confirmed')
  const actor = shop.admin
  await shop.documents.issue({ actor }, { number: order.number, kind: 'invoice', size: 'a4' })
  const [item] = await shop.payments.own({ actor }, { order: order.number })
  const pay = (amount: number) =>
    shop.payments.record(
      { actor, idempotencyKey: randomUUID() },
      {
        ...{ paidOn: '2026-11-20', amount, method: 'cash' },
        allocations: [{ document: item?.id ?? '', amount: 1000 }],
      },
    )
  const [, second] = [await pay(1000), await pay(1500)]
  await shop.payments.undo({ actor }, { id: second.id })
  expect(await shop.payments.check()).toEqual({ invoices: 1, payments: 3, wrong: [] })

  const number = item?.number
  await plant('receivables', sql`update receivables set open_cents = open_cents + 7`)
  expect((await shop.payments.check()).wrong).toEqual([
    { what: 'receivable', number, stored: 2007, sum: 2000 },
  ])
  await plant('receivables', sql`update receivables set open_cents = open_cents - 7`)
  await plant(
    'receivable_entries',
    sql`update receivable_entries set cents = 2900 where kind = 'invoice'`,
  )
  await plant('payments', sql`update payments set cents = 900 where number = 1`)
  expect((await shop.payments.check()).wrong).toEqual([
    { what: 'document', number, stored: 3000, sum: 2900 },
    { what: 'payment', number: '1', stored: 900, sum: 1000 },
    { what: 'receivable', number, stored: 2000, sum: 1900 },
  ])
})
