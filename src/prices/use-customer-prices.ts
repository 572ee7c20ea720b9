/** Tools at the prices of this tab's buyer, which replace those on the page. */
import { useEffect, useSyncExternalStore } from 'react'
import { isHidden, type Cents } from '../platform/money/money.ts'
import {
  noCustomerPrices,
  onCustomerPricesChange,
  readCustomerPrices,
  requestCustomerPrices,
  type CustomerPrices,
} from './customer-prices.browser.ts'

type Priced = { readonly id: string; readonly price: Cents }

/**
 * The known prices of these tools, after requesting them. If the page has no prices, every
 * signed-in user requests them; otherwise only buyers of a company.
 */
export function useCustomerPrices(tools: readonly Priced[]): CustomerPrices {
  const prices = useSyncExternalStore(onCustomerPricesChange, readCustomerPrices, noCustomerPrices)
  const key = [...new Set(tools.map(({ id }) => id))].join(' ')
  const hidden = tools.some(({ price }) => isHidden(price))
  useEffect(() => {
    if (key !== '') requestCustomerPrices(key.split(' '), hidden)
  }, [key, hidden, prices])
  return prices
}

/** A tool at its buyer's price; unchanged if there is none. */
export function atCustomerPrice<T extends Priced>(tool: T, prices: CustomerPrices): T {
  const terms = prices.get(tool.id)
  return terms
    ? {
        ...tool,
        price: terms.price,
        priceBreaks: [...terms.priceBreaks],
        pricePer: terms.pricePer,
      }
    : tool
}

/** These tools at their buyer's prices. */
export function useAtCustomerPrices<T extends Priced>(tools: readonly T[]): readonly T[] {
  const prices = useCustomerPrices(tools)
  return prices.size === 0 ? tools : tools.map((tool) => atCustomerPrice(tool, prices))
}
