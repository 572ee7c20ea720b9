/** SKUs of real makers, and which of them are the same. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rejection } from '../../../tests/order-shop.ts'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { skuTaken } from '../contract.ts'
import { foldSku } from './sku.ts'
import { isProblem } from '../../../packages/contract/problem.ts'

test.each([
  ['87 01 250', '87  01\u00A0250'],
  ['BE-8220/S', 'be-8220/s'],
  ['Ｈ１', 'h1'],
  ['STRASSE 1', 'straße 1'],
  ['Ω-4', 'ω-4'],
])('%s and %s are the same SKU', (one, other) => {
  expect(foldSku(one)).toBe(foldSku(other))
})
test.each([
  ['87 01 250', '8701250'],
  ['BE-8220/S', 'BE-8220-S'],
  ['0815', '815'],
])('%s and %s are two', (one, other) => {
  expect(foldSku(one)).not.toBe(foldSku(other))
})

describe('a tool', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())

  test('has the SKU of its maker, as written; the address is made of its name', async () => {
    for (const sku of ['87 01 250', 'BE-8220/S', 'ГЛ-5', 'Ø 8 × 120', '#100+', 'A'.repeat(40)]) {
      const { id, slug } = await shop.tool({ name: 'Knipex Cobra', sku })
      expect(slug).toMatch(/^knipex-cobra(-\d+)?$/)
      const tool = await shop.catalogue.read({ actor: undefined }, { id })
      expect(tool).toMatchObject({ sku, slug })
      const { tools } = await shop.search.resolve({ actor: undefined }, { terms: [sku] })
      expect(tools.map((found) => found.sku)).toContain(sku)
    }
  })

  test('has it alone, however it is spelled, when added and when edited; an archived one gives it back', async () => {
    const { id } = await shop.tool({ sku: 'ÄX 12/7' })
    for (const sku of ['äx 12/7', 'ÄX  12/7', 'A\u0308x 12/7'])
      expect(await rejection(shop.tool({ sku }))).toSatisfy((error) => isProblem(error, skuTaken))
    await shop.tool({ sku: 'ÄX 12-7' })
    const admin = await shop.person('Marta Ibarra', 'admin')
    await shop.catalogue.remove({ actor: admin }, { id })
    await shop.tool({ sku: 'äx 12/7' })
  })

  test('of 0.1 keeps its SKU: what differs by more than case stays apart', async () => {
    await shop.tool({ sku: 'HMR-77.1' })
    await shop.tool({ sku: 'HMR-771' })
    expect(await rejection(shop.tool({ sku: 'hmr-77.1' }))).toSatisfy((error) =>
      isProblem(error, skuTaken),
    )
  })
})
