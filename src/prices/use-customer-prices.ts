/** Tools as the buyer of this tab pays for them, painted over what the page says. */
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
 * The prices that are known so far of these tools, after asking for them. Where the page has none,
 * everybody who is signed in asks; else those who buy for a company.
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

/** A tool at the price that its buyer pays; as it is where there is none. */
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

/** These tools at the prices that their buyer pays. */
export function useAtCustomerPrices<T extends Priced>(tools: readonly T[]): readonly T[] {
  const prices = useCustomerPrices(tools)
  return prices.size === 0 ? tools : tools.map((tool) => atCustomerPrice(tool, prices))
}
