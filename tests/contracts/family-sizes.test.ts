/** A tool of a family: whatever names it or its price leads to that size, and to no other. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolJsonLd } from '../../src/catalogue/search-engines/tool-json-ld.ts'
import { openTestShop, type TestShop } from '../shop.ts'

let shop: TestShop
const sizes = [
  { name: 'Screwdriver PH0', sku: 'SD-0', price: 190 },
  { name: 'Screwdriver PH1', sku: 'SD-1', price: 215 },
  { name: 'Screwdriver PH2', sku: 'SD-2', price: 245 },
  { name: 'Screwdriver PH3', sku: 'SD-3', price: 310 },
]
const ids: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  for (const size of sizes)
    ids.push((await shop.tool({ ...size, family: 'Phillips screwdrivers' })).id)
})
afterAll(() => shop.close())

type Shown = { readonly id: string; readonly name: string; readonly price: number }
const shown = (tools: readonly Shown[]) =>
  tools.map(({ id, name, price }) => ({ id, name, price })).toSorted((a, b) => a.price - b.price)
const expected = () => sizes.map(({ name, price }, index) => ({ id: ids[index], name, price }))

test('search, suggestions, order pad, cart and saved lists name each size with its own price', async () => {
  const buyer = { actor: await shop.person('Sizes Buyer') }
  const lines = ids.map((toolId) => ({ toolId, quantity: 2 }))
  const { tools: suggested } = await shop.search.suggest({ actor: undefined }, { q: 'screwdriver' })
  expect(shown(suggested)).toEqual(expected())
  await shop.cart.change(buyer, { how: 'set', lines })
  expect(shown((await shop.cart.read(buyer, {})).tools)).toEqual(expected())
  const { id } = await shop.savedLists.create(buyer, { name: 'Sizes', shared: false, lines })
  expect(shown((await shop.savedLists.read(buyer, { id })).tools)).toEqual(expected())
  const { tools: compared } = await shop.cart.check({ actor: undefined }, { toolIds: ids })
  expect(shown(compared)).toEqual(expected())
})

test('what a search engine reads on the page of a size is that size', async () => {
  for (const [index, { name, price }] of sizes.entries()) {
    const tool = await shop.catalogue.read({ actor: undefined }, { id: ids[index] ?? '' })
    const text = JSON.stringify(toolJsonLd(tool, (path) => `https://shop.example${path}`))
    expect(text).toContain(`/tools/${tool.slug}`)
    expect(text).toContain(`"name":"${name}"`)
    expect(text).toContain((price / 100).toFixed(2))
    for (const other of sizes.filter((size) => size.name !== name))
      expect(text).not.toContain(other.name)
  }
})
