/** The series of numbers in a shop that sells while they are set. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isProblem } from '../../../packages/contract/problem.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

type Kind = 'order' | 'invoice' | 'packing-slip'
const set = (kind: Kind, prefix: string, nextNumber: number) =>
  shop.documents.setSeries({ actor: shop.admin }, { kind, prefix, nextNumber })
const refusal = async (work: Promise<unknown>) => {
  const error = await rejection(work)
  return isProblem(error) ? [error.body.status, error.body.errors] : error
}
const placeConfirmed = async () => {
  const { order } = await shop.placeNewTool()
  await shop.transition(order.number, 'confirmed')
  return order.number
}
const issue = (number: number) =>
  shop.documents.issue({ actor: shop.admin }, { number, kind: 'invoice', size: 'a4' })

test('begin where the shopkeeper says, and are listed with what comes next', async () => {
  await set('invoice', 'RE-2026', 4711)
  await set('order', '', 50_000)
  const series = await shop.documents.series({ actor: shop.admin }, {})
  expect(series).toEqual([
    { kind: 'order', prefix: '', nextNumber: 50_000, example: '50000' },
    { kind: 'invoice', prefix: 'RE-2026', nextNumber: 4711, example: 'RE-2026-004711' },
    { kind: 'packing-slip', prefix: 'PS', nextNumber: 1, example: 'PS-000001' },
    { kind: 'delivery-note', prefix: 'DN', nextNumber: 1, example: 'DN-000001' },
    { kind: 'credit-note', prefix: 'CN', nextNumber: 1, example: 'CN-000001' },
    { kind: 'statement', prefix: 'ST', nextNumber: 1, example: 'ST-000001' },
  ])
  const number = await placeConfirmed()
  expect(number).toBe(50_000)
  expect((await issue(number)).name).toBe('RE-2026-004711.pdf')
})

test('are refused with what is possible where they would run backwards, double or leave a gap', async () => {
  expect(await refusal(set('invoice', 'RE-2026', 4711))).toEqual([
    422,
    [
      {
        pointer: '#/nextNumber',
        detail: 'RE-2026-004711 has already been used, so the next number must be 4712 or higher.',
      },
    ],
  ])
  expect(await refusal(set('invoice', 'RE-2026', 5000))).toMatchObject([
    422,
    [{ pointer: '#/nextNumber', detail: expect.stringContaining('the next number must be 4712') }],
  ])
  expect(await refusal(set('packing-slip', 'RE-2026', 1))).toMatchObject([
    422,
    [{ pointer: '#/prefix' }],
  ])
  expect(await refusal(set('order', '', 50_000))).toMatchObject([
    422,
    [{ pointer: '#/nextNumber', detail: expect.stringContaining('50000 has already been used') }],
  ])
})

test('a prefix that nothing was issued with may be left, and the one before comes back', async () => {
  await set('invoice', 'RE-2099', 9000)
  await set('invoice', 'RE-2026', 4712)
  expect((await issue(await placeConfirmed())).name).toBe('RE-2026-004712.pdf')
  await set('invoice', 'RE-2099', 4713)
  expect(await refusal(set('invoice', 'RE-2026', 4712))).toMatchObject([
    422,
    [
      {
        pointer: '#/nextNumber',
        detail: expect.stringContaining('RE-2026-004712 has already been used'),
      },
    ],
  ])
  await set('invoice', 'RE-2026', 4713)
})

test('prefixes of several kinds that are saved at once are all kept', async () => {
  const kinds = ['packing-slip', 'delivery-note', 'credit-note', 'statement'] as const
  const shown = await shop.documents.series({ actor: shop.admin }, {})
  for (const round of [1, 2, 3]) {
    const saved = await Promise.all(
      kinds.map((kind, index) =>
        shop.documents.setSeries(
          { actor: shop.admin },
          { kind, prefix: `P${index}-${round}`, nextNumber: 10 * round },
        ),
      ),
    )
    expect(saved.map(({ prefix }) => prefix)).toEqual(kinds.map((_, index) => `P${index}-${round}`))
    const after = await shop.documents.series({ actor: shop.admin }, {})
    expect(after.filter(({ kind }) => kinds.some((one) => one === kind))).toEqual(saved)
  }
  for (const { kind, prefix } of shown)
    if (kinds.some((one) => one === kind))
      await shop.documents.setSeries({ actor: shop.admin }, { kind, prefix, nextNumber: 1 })
})

test('have no number twice while orders are placed, invoices issued and series set at once', async () => {
  const confirmed = await Promise.all(Array.from({ length: 6 }, placeConfirmed))
  const work = [
    ...confirmed.map((number) => issue(number)),
    ...Array.from({ length: 6 }, () => shop.placeNewTool()),
    set('order', '', 60_000),
    set('order', '', 60_000),
    set('invoice', 'RE-2027', 9000),
    set('invoice', 'RE-2027', 9000),
  ]
  const outcomes = await Promise.allSettled(work)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(isProblem(outcome.reason) && outcome.reason.body.status).toBe(422)
  const { rows } = await sql<{ series: string; numbers: number[] }>`
    select series, array_agg(number::int order by number) as numbers
    from documents where kind = 'invoice' group by series`.execute(shop.database.handle)
  expect(rows.flatMap(({ numbers }) => numbers)).toHaveLength(8)
  for (const { numbers } of rows)
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
  const { order } = await shop.placeNewTool()
  expect(order.number).toBeGreaterThanOrEqual(60_000)
})
