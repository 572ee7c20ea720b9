/** Payments of demo invoices go with the demo shop, although the ledger is never changed. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestShop } from '../../tests/shop.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000 })

test('clearing the demo shop takes what its invoices owe and their payments along', async () => {
  const shop = await openTestShop()
  await shop.demo.load()
  const actor = await shop.person('Clearing Admin', 'admin')
  const orders = await shop.orders.all({ actor }, { status: 'confirmed' })
  const order = orders[0]?.number ?? 0
  await shop.documents.issue({ actor }, { number: order, kind: 'invoice', size: 'a4' })
  const [item] = await shop.payments.own({ actor }, { order })
  const pay = () =>
    shop.payments.record(
      { actor, idempotencyKey: randomUUID() },
      {
        paidOn: '2020-11-20',
        amount: 100,
        method: 'cash',
        again: true,
        allocations: [{ document: item?.id ?? '', amount: 100 }],
      },
    )
  /** $5 above what is settled, of which $2 go back for good and $1 go back and are taken back. */
  const payAboveAndBack = async () => {
    const document = item?.id ?? ''
    await shop.payments.record(
      { actor, idempotencyKey: randomUUID() },
      {
        paidOn: '2020-11-20',
        amount: 600,
        method: 'cash',
        allocations: [{ document, amount: 100 }],
      },
    )
    const back = (amount: number) =>
      shop.payments.refund(
        { actor, idempotencyKey: randomUUID() },
        { customer: item?.customer.key ?? '', amount, paidOn: '2020-11-20', method: 'cash' },
      )
    await back(200)
    await shop.payments.undo({ actor }, { id: (await back(100)).id })
  }
  const [undone] = [await pay(), await pay()]
  await shop.payments.undo({ actor }, { id: undone.id })
  await payAboveAndBack()
  await shop.payments.issueStatement(
    { actor },
    { customer: item?.customer.key, from: '2026-01-01', to: '2027-12-31' },
  )
  await shop.demo.clear()
  const { rows } = await sql`
    select 'payment' as what from payments union all select 'item' from receivables
    union all select 'entry' from receivable_entries
    union all select 'refund' from refunded_payments
    union all select 'document' from documents`.execute(shop.database.handle)
  expect(rows).toEqual([])
  await shop.close()
})
