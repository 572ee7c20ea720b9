/**
 * What the company of this tab pays, for the tools that pages show. The pages are the same for
 * everybody; these prices are asked for in one call and take the place of the catalogue's. Safe to
 * import on the server, where it answers "none".
 */
import type { PriceBreak } from '../catalogue/rules.ts'
import type { Cents } from '../platform/money/money.ts'
import { onSignedInChange, readAccessToken } from '../session/access-token.browser.ts'
import { onCompanyChange, readCompany } from '../session/company.browser.ts'

/** In cents for `pricePer` units; absent: for one. */
export type CustomerTerms = {
  readonly price: Cents
  readonly priceBreaks: readonly PriceBreak[]
  readonly pricePer?: number | undefined
}
export type CustomerPrices = ReadonlyMap<string, CustomerTerms>

const none: CustomerPrices = new Map()
const listeners = new Set<() => void>()

/** Whose prices are known: of a token and a company. Others' are dropped. */
let owner: string | undefined
let known: CustomerPrices = none
/** Each is asked for once, also when it is not answered. */
let asked = new Set<string>()
let wanted: string[] = []

/** Who buys, and for which company; undefined for nobody. */
const buyer = (): string | undefined => {
  const token = readAccessToken()
  return token && `${token} ${readCompany()?.id}`
}

/** The same object until it changes, as useSyncExternalStore requires. */
export const readCustomerPrices = (): CustomerPrices => (owner === buyer() ? known : none)
export const noCustomerPrices = (): CustomerPrices => none

/** Whether it was asked what the buyer of this tab pays for a tool, and no answer is there. */
export const isAwaited = (toolId: string): boolean =>
  owner !== undefined && owner === buyer() && asked.has(toolId) && !known.has(toolId)

/** @returns stops listening */
export function onCustomerPricesChange(listener: () => void): () => void {
  const stops = [onSignedInChange(listener), onCompanyChange(listener)]
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    for (const stop of stops) stop()
  }
}

/**
 * Asks for the prices of these tools, together with others that are asked for at the same time.
 * @param hidden whether the page has no prices; else who buys for no company pays what it says
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

/** Where they cannot be loaded, the catalogue's stay, and the order says what is paid. */
async function load(asker: string): Promise<void> {
  const ids = wanted
  wanted = []
  // Loaded for buyers of companies alone, and where prices are hidden.
  const { fetchCustomerPrices } = await import('./fetch-customer-prices.client.ts')
  const terms = await fetchCustomerPrices(ids)
  if (asker !== owner || asker !== buyer()) return
  known = new Map([...known, ...terms])
  for (const listener of listeners) listener()
}
