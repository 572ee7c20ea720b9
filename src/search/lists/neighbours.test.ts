/** What stands beside a tool: near in price, in stock, of each family one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the nearest in price come first, above and below, without what is sold out or elsewhere', async () => {
  const category = 'Neighbours'
  const add = (name: string, price: number, more = {}) =>
    shop.tool({ name, price, category, ...more })
  const { id } = await add('Plumb bob', 1000)
  await add('Plumb line', 1300)
  await add('Plumb reel', 900)
  await add('Plumb weight', 5000)
  await add('Plumb sold out', 1000, { stock: 0 })
  await add('Elsewhere', 1000, { category: 'Others' })
  const of = await shop.catalogue.read({ actor: undefined }, { id })
  const names = (await shop.search.neighbours(of, 2)).map(({ name }) => name)
  expect(names).toEqual(['Plumb reel', 'Plumb line'])
  expect((await shop.search.neighbours(of, 9)).map(({ name }) => name)).toEqual([
    'Plumb reel',
    'Plumb line',
    'Plumb weight',
  ])
})

test('of a family stands one, and none of the own', async () => {
  const add = (name: string, price: number, family: string) =>
    shop.tool({ name, price, family, brand: 'Kestrow', category: 'Families' })
  const { id } = await add('Rule 1 m', 1000, 'Rule')
  await add('Rule 2 m', 1010, 'Rule')
  await add('Tape 3 m', 1100, 'Tape')
  await add('Tape 5 m', 1200, 'Tape')
  const of = await shop.catalogue.read({ actor: undefined }, { id })
  expect((await shop.search.neighbours(of, 4)).map(({ name }) => name)).toEqual(['Tape 3 m'])
})
