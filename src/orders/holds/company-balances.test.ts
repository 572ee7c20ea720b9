/** What a company owes is a balance that follows every change, no matter who writes it. */
import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { balanceTask } from './balance-filling.server.ts'
import { findDebt } from './credit-store.server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: HoldShop
let toolId: string
beforeAll(async () => {
  shop = await openHoldShop()
  toolId = (await shop.tool({ stock: 100_000 })).id
})
afterEach(async () => {
  // eslint-disable-next-line vitest/no-standalone-expect -- it is part of every test
  expect(await wrongBalances()).toEqual([])
})
afterAll(() => shop.close())

const run = (statement: RawBuilder<unknown>) => statement.execute(shop.database.handle)
/** What `accounts check` finds of them. */
const wrongBalances = async () =>
  (await shop.orders.checkAccounts()).wrong.filter(({ what }) => what.startsWith('balance'))
/** A company with a limit that is never reached, whose hammers cost $10 each. */
async function openDebtor() {
  const company = await shop.openCompany({})
  await shop.setCreditLimit(company.id, 100_000_000)
  return {
    ...company,
    buy: async (pieces: number) => (await company.order(toolId, pieces)).number,
    owes: async () => (await shop.orders.credit({ actor: shop.admin }, { id: company.id })).open,
  }
}
const debtSince = (companyId: string, since: string, sinceAt: string) =>
  findDebt(shop.database.handle, {
    companyId,
    currency: 'USD',
    since,
    sinceAt: new Date(sinceAt),
  })

test('an order that is held, released, cancelled, deleted and restored is owed while it counts', async () => {
  const company = await openDebtor()
  await shop.setCreditLimit(company.id, 0)
  const held = await company.buy(3)
  expect(await company.owes()).toBe(0)
  await shop.orders.releaseHold({ actor: shop.admin }, { number: held })
  expect(await company.owes()).toBe(3000)
  await shop.setCreditLimit(company.id, 100_000_000)
  const other = await company.buy(2)
  expect(await company.owes()).toBe(5000)
  await shop.transition(other, 'cancelled')
  expect(await company.owes()).toBe(3000)
  const { id } = await shop.orders.read({ actor: shop.admin }, { number: held })
  await shop.orders.remove({ actor: shop.admin }, { id })
  expect(await company.owes()).toBe(0)
  await shop.orders.restore({ actor: shop.admin }, { id })
  expect(await company.owes()).toBe(3000)
})

test('what a release that does not know the balance writes moves it too', async () => {
  const company = await openDebtor()
  const number = await company.buy(4)
  await run(sql`update order_lines set cancelled = 1
    where order_id = (select id from orders where number = ${number})`)
  expect(await company.owes()).toBe(3000)
  await run(sql`update orders set status = 'cancelled' where number = ${number}`)
  expect(await company.owes()).toBe(0)
})

test('orders of two companies that change at once, each in another order, end without a deadlock', async () => {
  const [one, two] = [await openDebtor(), await openDebtor()]
  const numbers = [await one.buy(1), await two.buy(1)]
  const cancel = (order: readonly number[]) =>
    shop.database.transact(async (tx) => {
      for (const number of order)
        await sql`insert into company_balance_changes (source_ids)
          select array[id] from orders where number = ${number}`.execute(tx)
    })
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) => cancel(nth % 2 ? numbers : numbers.toReversed())),
  )
  expect([await one.owes(), await two.owes()]).toEqual([1000, 1000])
})

test('thirty orders and steps of one company at once are all counted', async () => {
  const company = await openDebtor()
  const numbers = await Promise.all(Array.from({ length: 15 }, () => company.buy(1)))
  await Promise.all([
    ...numbers.slice(0, 7).map((number) => shop.transition(number, 'cancelled')),
    ...numbers.slice(7).map((number) => shop.transition(number, 'confirmed')),
    ...Array.from({ length: 8 }, () => company.buy(2)),
  ])
  expect(await company.owes()).toBe(8 * 1000 + 8 * 2000)
})

test('what is older than the day that staff choose is left out, to the minute', async () => {
  const company = await openDebtor()
  const placeAt = (time: string, pieces: number) =>
    shop.at(new Date(time), () => company.buy(pieces))
  await placeAt('2026-10-31T22:59:00Z', 1)
  await placeAt('2026-10-31T23:00:00Z', 20)
  await placeAt('2026-11-30T12:00:00Z', 300)
  await placeAt('2026-12-02T12:00:00Z', 4000)
  // The first of November begins at 23:00 UTC in Berlin, and at 5:00 UTC in Chicago.
  const berlin = await debtSince(company.id, '2026-11-01', '2026-10-31T23:00:00Z')
  expect(berlin.not_invoiced).toBe(4_320_000)
  const chicago = await debtSince(company.id, '2026-11-01', '2026-11-01T05:00:00Z')
  expect(chicago.not_invoiced).toBe(4_300_000)
  expect((await debtSince(company.id, '', '1970-01-01T00:00:00Z')).not_invoiced).toBe(4_321_000)
})

test('invoices and payments from before the balances are counted once, while the shop goes on', async () => {
  const company = await openDebtor()
  const [invoiced] = [await company.buy(5), await company.buy(7)]
  await shop.transition(invoiced, 'confirmed')
  await shop.documents.issue(
    { actor: shop.admin },
    { number: invoiced, kind: 'invoice', size: 'a4' },
  )
  const [document] = await shop.documents.list({ actor: shop.admin }, { order: invoiced })
  await shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-12-05',
      amount: 2000,
      method: 'transfer',
      allocations: [{ document: document?.id ?? '', amount: 1500 }],
    },
  )
  expect(await company.owes()).toBe(10_000)
  // As an upgrade finds it.
  for (const table of ['company_balances', 'company_debt_parts', 'company_balances_complete'])
    await run(sql`delete from ${sql.table(table)}`)
  expect(await company.owes()).toBe(10_000)
  await company.buy(1)
  expect(await company.owes()).toBe(11_000)
  const parts = balanceTask.run(shop.database)
  while (!(await parts.next()).done);
  expect(await company.owes()).toBe(11_000)
  const { rows } = await sql`select from company_balances_complete`.execute(shop.database.handle)
  expect(rows).toHaveLength(1)
})

test('a balance and a part that are wrong are found, each by its name', async () => {
  const company = await openDebtor()
  const number = await company.buy(2)
  const ofCompany = sql`where company_id = ${company.id}`
  await run(sql`update company_balances set not_invoiced_cents = 1900 ${ofCompany}`)
  await run(sql`update company_debt_parts set cents = 1800 ${ofCompany}`)
  try {
    expect(await wrongBalances()).toEqual([
      {
        what: 'balance',
        number: `${company.name}, 2026-12 USD order`,
        stored: 1900,
        sum: 1800,
      },
      { what: 'balancePart', number: `${company.name}, order ${number}`, stored: 1800, sum: 2000 },
    ])
  } finally {
    await run(sql`update company_balances set not_invoiced_cents = 2000 ${ofCompany}`)
    await run(sql`update company_debt_parts set cents = 2000 ${ofCompany}`)
  }
})
