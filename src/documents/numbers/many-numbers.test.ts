/** Numbers of documents when hundreds are issued at once, and some transactions fail halfway. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, invoicing: 'when-shipped' })
})
afterAll(() => shop.close())

const numbersOf = async (series: string) => {
  const { rows } = await sql<{ number: number }>`
    select number from documents where series = ${series} order by number`.execute(
    shop.database.handle,
  )
  return rows.map(({ number }) => number)
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const placeConfirmed = async (poNumber: string) => {
  const { id } = await shop.tool()
  const { number } = await shop.placeCart([{ toolId: id, quantity: 5 }], { poNumber })
  await shop.transition(number, 'confirmed')
  return number
}
/** Ships one piece, which issues an invoice; asked again, by the same key, while the shop is busy. */
async function ship(number: number): Promise<boolean> {
  const idempotencyKey = randomUUID()
  for (;;) {
    try {
      await shop.shipments.create(
        { actor: shop.admin, idempotencyKey },
        { number, lines: [{ line: 1, quantity: 1 }] },
      )
      return true
    } catch (error) {
      if (!isProblem(error) || error.body.status !== 503) return false
    }
  }
}

test('200 invoices of 40 orders at once have neither gap nor double, though others fail at their commit', async () => {
  // As when the server goes away between taking a number and the commit.
  await sql`
    create function fail_at_commit() returns trigger language plpgsql as $$
    begin
      if new.content #>> '{order,poNumber}' = 'FAILS' then raise exception 'gone halfway'; end if;
      return null;
    end $$`.execute(shop.database.handle)
  await sql`
    create constraint trigger fail_at_commit after insert on documents
    deferrable initially deferred for each row execute function fail_at_commit()`.execute(
    shop.database.handle,
  )
  const [good, failing] = [
    await Promise.all(upTo(40).map(() => placeConfirmed('HOLDS'))),
    await Promise.all(upTo(10).map(() => placeConfirmed('FAILS'))),
  ]
  const five = (orders: readonly number[]) => orders.flatMap((number) => upTo(5).map(() => number))
  const [shipped, failed] = await Promise.all([
    Promise.all(five(good).map(ship)),
    Promise.all(five(failing).map(ship)),
  ])
  expect(shipped.filter(Boolean)).toHaveLength(200)
  expect(failed.filter(Boolean)).toHaveLength(0)
  expect(await numbersOf('INV')).toEqual(upTo(200))
  expect(await numbersOf('DN')).toEqual(upTo(200))
  const { rows } = await sql<{ owed: number }>`
    select sum(gross_cents)::int as owed from receivables`.execute(shop.database.handle)
  // Each piece is $10: what failed is owed nowhere.
  expect(rows[0]?.owed).toBe(200 * 1000)
})

test('the next number after those that failed is the next', async () => {
  expect(await ship(await placeConfirmed('HOLDS'))).toBe(true)
  expect(await numbersOf('INV')).toEqual(upTo(201))
})
