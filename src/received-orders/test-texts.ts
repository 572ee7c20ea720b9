/** A shop with a few tools to which tests send orders as texts. */
import { afterAll, beforeAll } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import { callsOf } from './test-calls.ts'

const tools = {
  'HMR-1001': 'Claw Hammer 16 oz',
  'WRN-3010': 'Combination Wrench 10 mm',
  'WRN-3013': 'Combination Wrench 13 mm',
}

/** @returns a function from a text to the states of its lines that name a tool */
export function useTexts(): (text: string) => Promise<string[]> {
  let shop: NumbersShop
  const { send } = callsOf(() => shop)
  beforeAll(async () => {
    shop = await openNumbersShop()
    for (const [sku, name] of Object.entries(tools))
      await shop.tool({ sku, name, price: 1000, stock: 5000 })
  })
  afterAll(() => shop.close())
  return async (text) => {
    const { lines } = await send(shop.buyer, text, 'order.txt')
    return lines.filter(({ tool }) => tool).map(({ state }) => state)
  }
}
