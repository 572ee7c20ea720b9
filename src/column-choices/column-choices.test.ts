/** What somebody says about the columns of files is remembered by the shop, for whose files it is. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Choosing } from './contract.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
let staff: Actor
beforeAll(async () => {
  shop = await openTestShop()
  staff = await shop.person('Book Keeper', 'admin')
})
afterAll(() => shop.close())

const made = (changes: Partial<Choosing> = {}): Choosing => ({
  place: 'bank',
  sender: 'Harbor Bank',
  headings: ['piv', 'summ'],
  choice: { headingRow: 1, columns: ['Booking date', 'Amount'], decimals: '', dayOrder: 'day' },
  ...changes,
})
const isRefused = (error: unknown) => isProblem(error, forbidden)
const sendersOf = async (actor: Actor, place: Choosing['place']) =>
  (await shop.columnChoices.list({ actor }, { place })).map(({ sender }) => sender)

describe('what staff choose', () => {
  test('is there for their colleagues, by sender, and of a sender the last choice counts', async () => {
    const colleague = await shop.person('Second Keeper', 'admin')
    await shop.columnChoices.keep({ actor: staff }, made())
    await shop.columnChoices.keep({ actor: staff }, made({ sender: 'Other Bank' }))
    const changed = { ...made().choice, dayOrder: 'month' as const }
    await shop.columnChoices.keep({ actor: colleague }, made({ choice: changed }))
    const listed = await shop.columnChoices.list({ actor: staff }, { place: 'bank' })
    // Of two that are kept within a millisecond either may be the newest.
    expect(listed.map(({ sender, choice }) => `${sender}: ${choice.dayOrder}`).toSorted()).toEqual([
      'Harbor Bank: month',
      'Other Bank: day',
    ])
    expect(await sendersOf(staff, 'customers')).toEqual([])
  })

  test('is forgotten, and in the history', async () => {
    const { id } = await shop.columnChoices.keep(
      { actor: staff },
      made({ place: 'prices', sender: 'Kessler' }),
    )
    expect(await shop.columnChoices.forget({ actor: staff }, { id })).toMatchObject({
      deletedCount: 1,
    })
    expect(await sendersOf(staff, 'prices')).toEqual([])
    const history = await shop.audit.list({ actor: staff }, {})
    expect(
      history
        .filter(({ record }) => record === id)
        .map(({ operation, label }) => [operation, label]),
    ).toEqual([
      ['columnChoices.forget', 'prices: Kessler'],
      ['columnChoices.keep', 'prices: Kessler'],
    ])
  })

  test('concerns nobody without the permission of the place', async () => {
    const packer: Actor = { ...staff, permissions: ['catalogue'] }
    await expect(shop.columnChoices.list({ actor: packer }, { place: 'bank' })).rejects.toSatisfy(
      isRefused,
    )
  })
})

describe('what a buyer chooses', () => {
  test('for the order pad is their own, and goes with their account', async () => {
    const [buyer, other] = [await shop.person('Ann Buyer'), await shop.person('Bob Buyer')]
    const kept = await shop.columnChoices.keep(
      { actor: buyer },
      made({ place: 'lines', sender: '' }),
    )
    expect(await sendersOf(buyer, 'lines')).toEqual([''])
    expect(await sendersOf(other, 'lines')).toEqual([])
    expect(await sendersOf(staff, 'lines')).toEqual([])
    expect(await shop.columnChoices.forget({ actor: other }, { id: kept.id })).toMatchObject({
      deletedCount: 0,
    })
    expect(await sendersOf(buyer, 'lines')).toEqual([''])
  })

  test('is refused for files of staff', async () => {
    const buyer = await shop.person('Eve Buyer')
    await expect(shop.columnChoices.keep({ actor: buyer }, made())).rejects.toSatisfy(isRefused)
  })

  test('is kept 200 times at most: the oldest goes', async () => {
    const buyer = await shop.person('Many Buyer')
    for (let index = 0; index <= 200; index += 1)
      await shop.columnChoices.keep(
        { actor: buyer },
        made({ place: 'lines', sender: '', headings: [`heading ${index}`] }),
      )
    const kept = await shop.columnChoices.list({ actor: buyer }, { place: 'lines' })
    expect(kept).toHaveLength(200)
    // Of those that were kept within a millisecond any may be the oldest.
    const all = kept.flatMap(({ headings }) => headings)
    const gone = Array.from({ length: 201 }, (_, index) => index).filter(
      (index) => !all.includes(`heading ${index}`),
    )
    expect(gone).toHaveLength(1)
    expect(gone[0]).toBeLessThan(10)
  })
})

test('kept by two at once, a choice stands there once', async () => {
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(() =>
      shop.columnChoices.keep({ actor: staff }, made({ place: 'customers', sender: 'Twice' })),
    ),
  )
  expect(await sendersOf(staff, 'customers')).toEqual(['Twice'])
})
