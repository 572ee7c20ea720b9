/** Internal notes of orders: staff read and write them; nothing that a buyer is sent has them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { maxNotes, notesFull } from './notes-contract.ts'

const kind = (problem: { type: string; status: number }) => ({
  body: { type: problem.type, status: problem.status },
})

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const notesOf = async (number: number) =>
  (await shop.orders.notes({ actor: shop.admin }, { number })).notes

describe('internal notes', () => {
  test('say who wrote them and when, the newest first', async () => {
    const { order } = await shop.placeNewTool()
    const { number } = order
    const colleague = await shop.person('Ken Colleague', 'admin')
    await shop.orders.addNote({ actor: shop.admin }, { number, text: 'Call first.' })
    await shop.orders.addNote({ actor: colleague }, { number, text: 'Called:\nThursday.' })
    expect(await notesOf(number)).toMatchObject([
      { text: 'Called:\nThursday.', by: 'Ken Colleague' },
      { text: 'Call first.', by: 'Marta Ibarra' },
    ])
    const { order: other } = await shop.placeNewTool()
    expect(await notesOf(other.number)).toEqual([])
  })
  test('are deleted once, and of another order not at all', async () => {
    const [{ order }, { order: other }] = [await shop.placeNewTool(), await shop.placeNewTool()]
    const { id } = await shop.orders.addNote(
      { actor: shop.admin },
      { number: order.number, text: 'Call first.' },
    )
    const remove = async (number: number) =>
      (await shop.orders.removeNote({ actor: shop.admin }, { number, id })).deletedCount
    expect(await remove(other.number)).toBe(0)
    expect(await remove(order.number)).toBe(1)
    expect(await remove(order.number)).toBe(0)
    expect(await notesOf(order.number)).toEqual([])
  })
  test('of no order, and more than an order has room for, are refused', async () => {
    const missing = { number: 9_999_999, text: 'Call first.' }
    expect(await rejection(shop.orders.addNote({ actor: shop.admin }, missing))).toMatchObject(
      kind(notFound),
    )
    expect(await rejection(notesOf(missing.number))).toMatchObject(kind(notFound))
    const { number, id } = (await shop.placeNewTool()).order
    await sql`
      insert into order_notes (id, order_id, text, at)
      select gen_random_uuid(), ${id}, 'Call first.', now()
      from generate_series(1, ${maxNotes - 1})`.execute(shop.database.handle)
    const add = () => shop.orders.addNote({ actor: shop.admin }, { number, text: 'The last.' })
    const added = await Promise.allSettled([add(), add(), add()])
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rejection(add())).toMatchObject(kind(notesFull))
    expect(await notesOf(number)).toHaveLength(maxNotes)
  })
})

test('a buyer reads nothing of them: not in answers, mails, papers or their own data', async () => {
  const secret = 'Pays late, says the secretary.'
  const buyer = await shop.person('Bea Buyer')
  const { id: toolId } = await shop.tool()
  const { number } = await shop.placeTool(toolId, 5, { actor: buyer })
  await shop.orders.addNote({ actor: shop.admin }, { number, text: secret })
  for (const status of ['confirmed', 'picking', 'shipped'] as const)
    await shop.transition(number, status)
  const db = shop.database.handle
  const answers = [
    await shop.orders.read({ actor: buyer }, { number }),
    await shop.orders.mine({ actor: buyer }, { email: buyer.email }),
    await shop.orders.counter({ actor: buyer }, {}),
    await shop.shipments.list({ actor: buyer }, { number }),
    await shop.accounts.downloadData({ actor: buyer }, {}),
  ]
  const stored = await Promise.all(
    ['mail_outbox', 'documents', 'order_search'].map(
      async (table) =>
        (await sql`select row_to_json(one)::text as row from ${sql.table(table)} one`.execute(db))
          .rows,
    ),
  )
  expect(JSON.stringify([answers, stored])).toContain(String(number))
  expect(JSON.stringify([answers, stored])).not.toContain('secretary')
  expect(await notesOf(number)).toMatchObject([{ text: secret }])
})

test('with the account of the buyer its notes are gone; of an author only the name goes', async () => {
  const [buyer, author] = [
    await shop.person('Gus Going'),
    await shop.person('Former Author', 'admin'),
  ]
  const { id: toolId } = await shop.tool()
  const { number } = await shop.placeTool(toolId, 5, { actor: buyer })
  await shop.orders.addNote({ actor: author }, { number, text: 'Call first.' })
  await shop.accounts.remove({ actor: shop.admin }, { id: author.id })
  expect(await notesOf(number)).toMatchObject([{ text: 'Call first.', by: '' }])
  await shop.accounts.remove({ actor: shop.admin }, { id: buyer.id })
  expect(await notesOf(number)).toEqual([])
  const { rows } = await sql<{ entry: string }>`
    select (before::text || after::text) as entry from audit_entries
    where operation = 'orders.addNote' and record_label = ${`#${number}`}`.execute(
    shop.database.handle,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.entry).not.toContain('Call first')
})
