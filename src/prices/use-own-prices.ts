/** Tools as the buyer of this tab pays for them, painted over what the page says. */
import { useEffect, useSyncExternalStore } from 'react'
import { isHidden, type Cents } from '../platform/money/money.ts'
import {
  noOwnPrices,
  onOwnPricesChange,
  readOwnPrices,
  requestOwnPrices,
  type OwnPrices,
} from './own-prices.browser.ts'

type Priced = { readonly id: string; readonly price: Cents }

/**
 * The prices that are known so far of these tools, after asking for them. Where the page has none,
 * everybody who is signed in asks; else those who buy for a company.
 */
export function useOwnPrices(tools: readonly Priced[]): OwnPrices {
  const prices = useSyncExternalStore(onOwnPricesChange, readOwnPrices, noOwnPrices)
  const key = [...new Set(tools.map(({ id }) => id))].join(' ')
  const hidden = tools.some(({ price }) => isHidden(price))
  useEffect(() => {
    if (key !== '') requestOwnPrices(key.split(' '), hidden)
  }, [key, hidden, prices])
  return prices
}

/** A tool at the price that its buyer pays; as it is where there is none. */
export function atOwnPrice<T extends Priced>(tool: T, prices: OwnPrices): T {
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
export function useAtOwnPrices<T extends Priced>(tools: readonly T[]): readonly T[] {
  const prices = useOwnPrices(tools)
  return prices.size === 0 ? tools : tools.map((tool) => atOwnPrice(tool, prices))
}
