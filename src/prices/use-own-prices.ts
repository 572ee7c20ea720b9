/** Tools as the buyer of this tab pays for them, painted over what the page says. */
import { useEffect, useSyncExternalStore } from 'react'
import type { Cents } from '../platform/money.ts'
import {
  noOwnPrices,
  onOwnPricesChange,
  readOwnPrices,
  requestOwnPrices,
  type OwnPrices,
} from './own-prices.browser.ts'

type Priced = { readonly id: string; readonly price: Cents }

/** The prices that are known so far of these tools, after asking for them. */
export function useOwnPrices(ids: readonly string[]): OwnPrices {
  const prices = useSyncExternalStore(onOwnPricesChange, readOwnPrices, noOwnPrices)
  const key = ids.join(' ')
  useEffect(() => {
    if (key !== '') requestOwnPrices(key.split(' '))
  }, [key, prices])
  return prices
}

/** A tool at the price that its buyer pays; as it is where there is none. */
export function atOwnPrice<T extends Priced>(tool: T, prices: OwnPrices): T {
  const terms = prices.get(tool.id)
  return terms ? { ...tool, price: terms.price, priceBreaks: [...terms.priceBreaks] } : tool
}

/** These tools at the prices that their buyer pays. */
export function useAtOwnPrices<T extends Priced>(tools: readonly T[]): readonly T[] {
  const prices = useOwnPrices(tools.map(({ id }) => id))
  return prices.size === 0 ? tools : tools.map((tool) => atOwnPrice(tool, prices))
}
