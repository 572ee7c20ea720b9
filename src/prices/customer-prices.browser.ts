/**
 * The prices of this tab's company for the tools on pages. Pages are the same for everybody; these
 * prices are requested in one call and replace those of the catalogue. Safe to import on the
 * server, where there are none.
 */
import type { PriceBreak } from '../catalogue/rules.ts'
import type { Cents } from '../platform/money/money.ts'
import { onSignedInChange, readAccessToken } from '../session/access-token.browser.ts'
import { onCompanyChange, readCompany } from '../session/company.browser.ts'

/** In cents for `pricePer` units; if absent: for one. */
export type CustomerTerms = {
  readonly price: Cents
  readonly priceBreaks: readonly PriceBreak[]
  readonly pricePer?: number | undefined
}
export type CustomerPrices = ReadonlyMap<string, CustomerTerms>

const none: CustomerPrices = new Map()
const listeners = new Set<() => void>()

/** The token and company whose prices are known. Prices of others are dropped. */
let owner: string | undefined
let known: CustomerPrices = none
/** Each is requested only once, even without a response. */
let asked = new Set<string>()
let wanted: string[] = []

/** The buyer and the company; undefined if not signed in. */
const buyer = (): string | undefined => {
  const token = readAccessToken()
  return token && `${token} ${readCompany()?.id}`
}

/** The same object until it changes, as useSyncExternalStore requires. */
export const readCustomerPrices = (): CustomerPrices => (owner === buyer() ? known : none)
export const noCustomerPrices = (): CustomerPrices => none

/** Whether the buyer's price for a tool was requested and has not arrived yet. */
export const isAwaited = (toolId: string): boolean =>
  owner !== undefined && owner === buyer() && asked.has(toolId) && !known.has(toolId)

/** @returns a function that stops listening */
export function onCustomerPricesChange(listener: () => void): () => void {
  const stops = [onSignedInChange(listener), onCompanyChange(listener)]
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    for (const stop of stops) stop()
  }
}

/**
 * Requests the prices of these tools, together with others that are requested at the same time.
 * @param hidden whether the page has no prices; otherwise a buyer without a company pays the page's
 *   prices
 */
export function requestCustomerPrices(ids: readonly string[], hidden: boolean): void {
  const now = buyer()
  if (!now || !(hidden || readCompany())) return
  if (now !== owner) {
    owner = now
    known = none
    asked = new Set()
    wanted = []
  }
  const isFirst = wanted.length === 0
  const news = ids.filter((id) => !asked.has(id))
  for (const id of news) asked.add(id)
  wanted.push(...news)
  if (isFirst && wanted.length > 0) queueMicrotask(() => void load(now))
}

/** If they cannot be loaded, the catalogue's prices stay, and the order shows the actual price. */
async function load(asker: string): Promise<void> {
  const ids = wanted
  wanted = []
  // Only loaded for buyers of companies, and if prices are hidden.
  const { fetchCustomerPrices } = await import('./fetch-customer-prices.client.ts')
  const terms = await fetchCustomerPrices(ids)
  if (asker !== owner || asker !== buyer()) return
  known = new Map([...known, ...terms])
  for (const listener of listeners) listener()
}
