/** The call that answers what a company pays; loaded for its buyers alone. */
import { isProblem } from '../../packages/contract/problem.ts'
import { createShopClient } from '../session/api.client.ts'
import { maxPricedTools, pricesContract } from './contract.ts'
import type { OwnTerms } from './own-prices.browser.ts'

const { own } = createShopClient({ own: pricesContract.own })

/** By tool; empty where the prices cannot be had. */
export async function fetchOwnPrices(ids: readonly string[]): Promise<[string, OwnTerms][]> {
  const terms: [string, OwnTerms][] = []
  try {
    for (let at = 0; at < ids.length; at += maxPricedTools)
      for (const { id, ...price } of await own({ ids: ids.slice(at, at + maxPricedTools) }))
        terms.push([id, price])
  } catch (error) {
    if (!isProblem(error)) throw error
  }
  return terms
}
