/**
 * The stock service: what an admin records, how the ledger is read, and that nothing is recorded
 * twice.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { keyReused, notFound, invalidInput } from '../../packages/contract/standard-problems.ts'
import type { NewMovement } from './contract.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.person('Marta Ibarra', 'admin')
})
afterAll(() => shop.close())

let keys = 0
const freshKey = () => `stock-test-${(keys += 1)}`
const record = (
  toolId: string,
  kind: NewMovement['kind'],
  quantity: number,
  overrides: Partial<NewMovement> & { readonly key?: string } = {},
) => {
  const { key = freshKey(), ...input } = overrides
  return shop.stock.record(
    { actor: admin, idempotencyKey: key },
    { toolId, kind, quantity, reason: 'Delivery 4711', ...input },
  )
}
const levelOf = async (id: string) =>
  (await shop.catalogue.read({ actor: undefined }, { id })).stock
const ledgerOf = (toolId: string, limit?: number, cursor?: string) =>
  shop.stock.ledger({ actor: admin }, { toolId, limit, cursor })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )

describe('recording', () => {
  test('received, returned and counted change the level, and the ledger has who, why and the level after', async () => {
    const { id } = await shop.tool({ stock: 10 })
    expect(await record(id, 'received', 24)).toEqual({ level: 34, delta: 24 })
    expect(await record(id, 'returned', 2, { reason: 'Order 10001 came back' })).toEqual({
      level: 36,
      delta: 2,
    })
    expect(await record(id, 'counted', 30, { reason: 'Year end' })).toEqual({
      level: 30,
      delta: -6,
    })
    expect(await levelOf(id)).toBe(30)
    expect(
      (await ledgerOf(id)).map(({ kind, delta, level, by, reason, order }) => ({
        kind,
        delta,
        level,
        by,
        reason,
        order,
      })),
    ).toEqual([
      {
        kind: 'counted',
        delta: -6,
        level: 30,
        by: 'Marta Ibarra',
        reason: 'Year end',
        order: null,
      },
      {
        kind: 'returned',
        delta: 2,
        level: 36,
        by: 'Marta Ibarra',
        reason: 'Order 10001 came back',
        order: null,
      },
      {
        kind: 'received',
        delta: 24,
        level: 34,
        by: 'Marta Ibarra',
        reason: 'Delivery 4711',
        order: null,
      },
      { kind: 'received', delta: 10, level: 10, by: 'Tool Admin', reason: '', order: null },
    ])
  })

  test('a count is compared with the level that was seen, so that an order placed meanwhile stays', async () => {
    const { id } = await shop.tool({ stock: 100 })
    const buyer = await shop.person('Ada Counting')
    const { number } = await shop.orders.place(
      { actor: buyer, idempotencyKey: freshKey() },
      { toolId: id, quantity: 12, phone: '555 0142', address: 'Austin' },
    )
    expect(await record(id, 'counted', 95, { seen: 100 })).toEqual({ level: 83, delta: -5 })
    expect((await ledgerOf(id)).map(({ kind, order, level }) => [kind, order, level])).toEqual([
      ['counted', null, 83],
      ['reserved', number, 88],
      ['received', null, 100],
    ])
  })

  test('a count that would bring the level below zero is refused and changes nothing', async () => {
    const { id } = await shop.tool({ stock: 5 })
    expect(isProblem(await refusal(record(id, 'counted', 0, { seen: 20 })), invalidInput)).toBe(
      true,
    )
    expect([await levelOf(id), (await ledgerOf(id)).length]).toEqual([5, 1])
  })

  test('the same key records once, however often and at the same moment', async () => {
    const { id } = await shop.tool({ stock: 0 })
    const key = freshKey()
    const results = await Promise.all(
      Array.from({ length: 8 }, () => record(id, 'received', 24, { key })),
    )
    expect(results.every(({ level, delta }) => level === 24 && delta === 24)).toBe(true)
    expect([await levelOf(id), (await ledgerOf(id)).length]).toEqual([24, 1])
    expect(isProblem(await refusal(record(id, 'received', 25, { key })), keyReused)).toBe(true)
    const other = await shop.tool({ stock: 0 })
    expect(isProblem(await refusal(record(other.id, 'received', 24, { key })), keyReused)).toBe(
      true,
    )
  })

  test('the key of a count is compared, too: another number or another level seen is refused', async () => {
    const { id } = await shop.tool({ stock: 10 })
    const key = freshKey()
    const count = { key, seen: 10 }
    expect(await record(id, 'counted', 7, count)).toEqual({ level: 7, delta: -3 })
    expect(await record(id, 'counted', 7, count)).toEqual({ level: 7, delta: -3 })
    const another = await refusal(record(id, 'counted', 8, count))
    expect(isProblem(another, keyReused)).toBe(true)
    const seenOther = await refusal(record(id, 'counted', 7, { ...count, seen: 7 }))
    expect(isProblem(seenOther, keyReused)).toBe(true)
    expect(await levelOf(id)).toBe(7)
  })

  test('an unknown tool has no ledger', async () => {
    const unknownId = '00000000-0000-7000-8000-000000000000'
    expect(isProblem(await refusal(record(unknownId, 'received', 1)), notFound)).toBe(true)
    expect(isProblem(await refusal(ledgerOf(unknownId)), notFound)).toBe(true)
  })
})

test('the ledger is paged without gaps, and each page continues with the level of the one before', async () => {
  const { id } = await shop.tool({ stock: 100 })
  for (const quantity of [1, 2, 3, 4, 5, 6]) await record(id, 'received', quantity)
  const whole = await ledgerOf(id)
  const paged: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await ledgerOf(id, 2, cursor)
    paged.push(...page)
    cursor = page.next
    // A movement between two pages changes neither of them.
    if (paged.length === 2) await record(id, 'received', 1000)
  } while (cursor !== undefined)
  expect(paged).toEqual([...whole])
  expect(whole.map(({ level }) => level)).toEqual([121, 115, 110, 106, 103, 101, 100])
})
