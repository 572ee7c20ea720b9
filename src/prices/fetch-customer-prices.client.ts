/** The call that returns a buyer's prices; only loaded for people who may have other prices. */
import { isProblem } from '../../packages/contract/problem.ts'
import { setPriceRequest } from '../catalogue/price-request.browser.ts'
import { isHidden } from '../platform/money/money.ts'
import { createShopClient } from '../session/api.client.ts'
import { maxPricedTools, pricesContract } from './contract.ts'
import type { CustomerTerms } from './customer-prices.browser.ts'

const { own } = createShopClient({ own: pricesContract.own })

/** By tool; empty if the prices cannot be loaded, or are hidden. */
export async function fetchCustomerPrices(
  ids: readonly string[],
): Promise<[string, CustomerTerms][]> {
  const terms: [string, CustomerTerms][] = []
  try {
    for (let at = 0; at < ids.length; at += maxPricedTools)
      for (const { id, ...price } of await own({ ids: ids.slice(at, at + maxPricedTools) }))
        terms.push([id, price])
  } catch (error) {
    if (!isProblem(error)) throw error
    setPriceRequest('failed')
    return terms
  }
  const refused = terms.some(([, { price }]) => isHidden(price))
  setPriceRequest(refused ? 'refused' : 'shown')
  return refused ? [] : terms
}
