/**
 * The country of this shop. As with the currency, one process serves one shop, whose settings name
 * it.
 */
let current = ''

/** A country code; empty until the shop has chosen one. */
export const shopCountry = (): string => current
/** Sets the country of this shop, from its settings. */
export const setShopCountry = (country: string): void => {
  current = country
}
