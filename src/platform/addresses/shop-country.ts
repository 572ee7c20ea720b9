/** The country of this shop. As with the currency, one process is one shop: its settings say it. */
let current = ''

/** A code; empty as long as the shop has chosen none. */
export const shopCountry = (): string => current
/** Sets the country of this shop, from its settings. */
export const setShopCountry = (country: string): void => {
  current = country
}
