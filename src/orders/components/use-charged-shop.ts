/** What the shop adds to the price of goods: delivery, tax, both or nothing. */
import { useRouteLoaderData } from 'react-router'
import { useDeliveryCountry } from '../../delivery/use-delivery-country.ts'
import { useTaxCountry } from '../../tax/use-tax-country.ts'

export type ChargedShop = {
  readonly delivers: boolean
  readonly taxed: boolean
  /** The shop's own country, or where most of its goods go. */
  readonly home: string
}

/** @returns undefined where it adds nothing, as the specification has it */
export function useChargedShop(): ChargedShop | undefined {
  const taxCountry = useTaxCountry()
  const deliveryCountry = useDeliveryCountry()
  const home = taxCountry ?? deliveryCountry
  return home === undefined
    ? undefined
    : { delivers: deliveryCountry !== undefined, taxed: taxCountry !== undefined, home }
}

/** What the root route's loader may return for `useHomeCountry`. */
type CountryLoaderData = { readonly country?: string }

/** With which country an address begins: the shop's own, or where most goods go; empty: nobody knows. */
export function useHomeCountry(): string {
  const country = useRouteLoaderData<CountryLoaderData>('root')?.country
  return useChargedShop()?.home ?? country ?? ''
}

/** Where an address in parts is; undefined for a text, and as long as its country is not said. */
export const destinationIn = (
  parts: { readonly country: string; readonly postcode?: string | undefined } | null | undefined,
): { readonly country: string; readonly postcode: string } | undefined =>
  parts && parts.country !== ''
    ? { country: parts.country, postcode: parts.postcode ?? '' }
    : undefined

/** What the sum of the goods does not contain, and nothing beside it says. */
export type NotIncluded = 'tax and freight' | 'freight' | 'tax' | undefined

export const notIncludedIn = (shop: ChargedShop | undefined): NotIncluded =>
  shop === undefined
    ? 'tax and freight'
    : shop.delivers
      ? shop.taxed
        ? undefined
        : 'tax'
      : 'freight'
