/** What a buyer's front page is told, as the contract says it. */
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openPricesShop, type PricesShop } from '../../prices/test-shop.ts'
import { BuyerOverview } from './buyer-overview-schema.ts'

let shop: PricesShop
beforeAll(async () => {
  shop = await openPricesShop()
})
afterAll(() => shop.close())

/** The tools that are bought again; fails where the contract does not say what the service returns. */
const boughtAgain = async (actor: Actor) =>
  z.encode(BuyerOverview, await shop.orders.counter({ actor }, {})).buyAgain.map(({ tool }) => tool)

test('a tool that is sold by the metre, and priced for 100, is bought again at its base', async () => {
  const { id } = await shop.tool({ sku: 'CABLE-1', price: 1800, pricePer: 100, unit: 'metre' })
  await shop.placeTool(id, 5)
  expect(await boughtAgain(shop.buyer)).toMatchObject([
    { sku: 'CABLE-1', price: '$18.00', price_per: 100, unit: 'metre' },
  ])
})

test('a member of a company with a price list is told its price', async () => {
  const { id } = await shop.tool({ sku: 'LISTED-1', price: 2000 })
  const list = await shop.list('Agreed', [{ target: 'tool', name: 'LISTED-1', price: 1500 }])
  const buyer = await (await shop.company('Agreed buyers', list)).actor()
  await shop.placeTool(id, 5, { actor: buyer })
  const [tool, ...others] = await boughtAgain(buyer)
  expect(others).toEqual([])
  expect(tool).toMatchObject({ sku: 'LISTED-1', price: '$15.00' })
  expect(tool).not.toHaveProperty('price_per')
})
