/**
 * Documents when their order is cancelled or deleted, or their buyer's account is deleted:
 * they stay, and issuing excludes cancelling.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { untilWaiting } from '../../../tests/row-locks.ts'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { notIssued } from '../contract.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const placeConfirmed = async (): Promise<{ id: string; number: number }> => {
  const { order } = await shop.placeNewTool()
  await shop.transition(order.number, 'confirmed')
  return { id: order.insertedId, number: order.number }
}
const invoice = (number: number, actor = shop.buyer) =>
  shop.documents.issue({ actor }, { number, kind: 'invoice', size: 'a4' })
const listed = (order: number, actor = shop.buyer) => shop.documents.list({ actor }, { order })
const detailOf = (problem: unknown): string | undefined =>
  isProblem(problem, notIssued) ? (problem satisfies Problem).body.detail : undefined

describe('issuing and cancelling exclude each other', () => {
  test('of both at once, either the order was invoiced before it was cancelled, or it gets no invoice', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, placeConfirmed))
    await Promise.all(
      orders.map(async ({ number }) => {
        const [issued] = await Promise.allSettled([
          invoice(number),
          shop.transition(number, 'cancelled'),
        ])
        expect((await shop.orders.read({ actor: shop.admin }, { number })).status).toBe('cancelled')
        const documents = (await listed(number)).filter(({ kind }) => kind === 'invoice')
        if (issued.status === 'fulfilled') {
          expect(documents.map(({ number: printed }) => `${printed}.pdf`)).toEqual([
            issued.value.name,
          ])
          expect(documents[0]?.cancelledAt).not.toBeNull()
        } else {
          expect(detailOf(issued.reason)).toBe(
            `Order ${number} was cancelled, so no invoice will be issued.`,
          )
          expect(documents).toEqual([])
        }
      }),
    )
    const { rows } = await sql<{ number: number }>`
      select number from documents where series = 'INV' order by number`.execute(
      shop.database.handle,
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  })

  test('an order that is being cancelled is waited for, and then gets no invoice', async () => {
    const { number } = await placeConfirmed()
    let requested: Promise<unknown> = Promise.resolve()
    await shop.database.transact(async (tx) => {
      await sql`update orders set status = 'cancelled' where number = ${number}`.execute(tx)
      // Its status was 'confirmed' for anybody who reads it without the lock.
      requested = rejection(invoice(number))
      await untilWaiting(shop.database.handle, 1)
    })
    expect(detailOf(await requested)).toBe(
      `Order ${number} was cancelled, so no invoice will be issued.`,
    )
  })

  test('an order that is not confirmed yet is refused with the reason', async () => {
    const { order } = await shop.placeNewTool()
    expect(detailOf(await rejection(invoice(order.number)))).toBe(
      `Order ${order.number} has not been confirmed yet. The invoice will be issued once the order is confirmed.`,
    )
  })
})

describe('an invoiced order', () => {
  test('that is deleted leaves its invoice to its buyer and to admins, and to nobody else', async () => {
    const { id, number } = await placeConfirmed()
    const issued = await invoice(number)
    const { deletedCount } = await shop.orders.remove({ actor: shop.admin }, { id })
    expect(deletedCount).toBe(1)
    const stranger = await shop.person('Stranger')
    for (const actor of [shop.buyer, shop.admin]) {
      expect(await invoice(number, actor)).toEqual(issued)
      const [document] = await listed(number, actor)
      expect(`${document?.number}.pdf`).toBe(issued.name)
      const file = await shop.documents.file({ actor }, { id: document?.id ?? '' })
      expect(Buffer.from(file.bytes).toString('base64')).toBe(issued.pdf)
    }
    const [document] = await listed(number)
    expect(isProblem(await rejection(invoice(number, stranger)), notFound)).toBe(true)
    expect(await listed(number, stranger)).toEqual([])
    const byId = shop.documents.file({ actor: stranger }, { id: document?.id ?? '' })
    expect(isProblem(await rejection(byId), notFound)).toBe(true)
  })

  test('that is deleted gets no further document', async () => {
    const { id, number } = await placeConfirmed()
    await shop.orders.remove({ actor: shop.admin }, { id })
    expect(isProblem(await rejection(invoice(number)), notFound)).toBe(true)
  })

  test('keeps its buyer on the invoice when the account is deleted', async () => {
    const buyer = await shop.person('Leaving Buyer')
    const { id: toolId } = await shop.tool()
    const { number } = await shop.placeTool(toolId, 2, { actor: buyer })
    await shop.transition(number, 'confirmed')
    const issued = await invoice(number, buyer)
    await shop.accounts.remove({ actor: shop.admin }, { id: buyer.id })
    expect((await shop.orders.read({ actor: shop.admin }, { number })).name).toBe('Deleted user')
    expect(await invoice(number, shop.admin)).toEqual(issued)
    const { rows } = await sql<{ name: string }>`
      select content -> 'order' ->> 'name' as name from documents
      where order_number = ${number}`.execute(shop.database.handle)
    expect(rows).toEqual([{ name: 'Leaving Buyer' }])
  })

  test('its documents cannot be changed or deleted, in the database either', async () => {
    const { id, number } = await placeConfirmed()
    await invoice(number)
    for (const statement of [
      sql`delete from documents where order_number = ${number}`,
      sql`update documents set number = number + 1 where order_number = ${number}`,
    ])
      await expect(statement.execute(shop.database.handle)).rejects.toThrow(
        'documents are never changed or deleted',
      )
    await sql`delete from orders where id = ${id}`.execute(shop.database.handle)
    expect(await listed(number)).toHaveLength(1)
  })

  test('lists to whom its documents were sent, and the packing slip for admins alone', async () => {
    const { number } = await placeConfirmed()
    await invoice(number)
    await shop.documents.issue({ actor: shop.admin }, { number, kind: 'packing-slip', size: 'a4' })
    await sql`
      insert into document_deliveries (document_id, recipient, sent_at)
      select id, 'books@example.com', '2026-03-01T10:00:00Z' from documents
      where order_number = ${number} and kind = 'invoice'`.execute(shop.database.handle)
    expect(await listed(number)).toMatchObject([
      {
        kind: 'invoice',
        order: number,
        currency: 'USD',
        cancelledAt: null,
        sent: [{ to: 'books@example.com', at: '2026-03-01T10:00:00.000Z' }],
      },
    ])
    expect((await listed(number, shop.admin)).map(({ kind }) => kind).toSorted()).toEqual([
      'invoice',
      'packing-slip',
    ])
  })
})
