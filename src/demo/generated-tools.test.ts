/** Generated tools are always the same, have distinct SKUs and names, and obey the rules. */
import { expect, test } from 'vitest'
import { NewTool } from '../catalogue/contract.ts'
import { skuKey } from '../search/words/sku-key.ts'
import { slugify } from '../catalogue/slug.ts'
import { displayMoney } from '../platform/money/money.ts'
import { generateTools } from './generated-tools.ts'

const some = [...generateTools(3000)]

test('the same number and seed give the same tools, more begin with them, another seed others', () => {
  expect([...generateTools(300)]).toEqual(some.slice(0, 300))
  expect([...generateTools(300, 2)].map(({ name }) => name)).not.toEqual(
    some.slice(0, 300).map(({ name }) => name),
  )
})
test('no two have a SKU, or a brand and name, that read alike', () => {
  expect(new Set(some.map(({ sku }) => skuKey(sku))).size).toBe(some.length)
  expect(new Set(some.map(({ brand, name }) => slugify(`${brand} ${name}`))).size).toBe(some.length)
})
test('each could have been added by hand', () => {
  for (const { keywords, ...tool } of some) {
    const asTyped = {
      ...tool,
      price: displayMoney(tool.price),
      priceBreaks: tool.priceBreaks.map(({ from, price }) => ({
        min_quantity: from,
        price: displayMoney(price),
      })),
    }
    expect(NewTool.safeParse(asTyped).error, `${tool.name} (${keywords})`).toBeUndefined()
  }
})
test('they are spread over brands and categories, most in stock, in families of several sizes', () => {
  const count = (of: (tool: (typeof some)[number]) => string) => new Set(some.map(of)).size
  expect(count(({ category }) => category)).toBeGreaterThan(55)
  expect(count(({ brand }) => brand)).toBeGreaterThan(100)
  expect(count(({ brand, family }) => `${brand} ${family}`)).toBeLessThan(some.length / 5)
  const soldOut = some.filter(({ stock }) => stock === 0).length
  expect(soldOut).toBeGreaterThan(some.length * 0.03)
  expect(soldOut).toBeLessThan(some.length * 0.1)
})
