/** The shopkeeper's table of delivery charges: its type, and its initial value. */

export const rateBases = ['weight', 'value'] as const
export type RateBasis = (typeof rateBases)[number]
export const otherCountryRules = ['on-request', 'refused'] as const

/** A charge up to a limit, inclusive. */
export type RateStep = {
  /** Grams, or cents of the goods' value without tax; null: no limit. */
  readonly upTo: number | null
  /** Cents without tax. */
  readonly charge: number
}

/** Countries, or parts of them, with the same charges. */
export type DeliveryZone = {
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly countries: readonly string[]
  /** As written, see postcodes.ts; empty: whole countries. */
  readonly postcodes: string
  readonly basis: RateBasis
  /** Ascending; orders above the last step are on request. */
  readonly steps: readonly RateStep[]
  /** Value of goods in cents from which delivery is free; null: never. */
  readonly freeFrom: number | null
  /** The charge of each order is agreed after it is placed. */
  readonly onRequest: boolean
}

/** An amount added to a zone's charge. */
export type Surcharge = {
  readonly label: string
  /** Cents without tax. */
  readonly amount: number
  /** Grams: only heavier orders are charged, even if delivery is free; null: every order. */
  readonly above: number | null
}

export type DeliveryTable = {
  /** Whether delivery is charged at all. */
  readonly charged: boolean
  readonly zones: readonly DeliveryZone[]
  readonly surcharges: readonly Surcharge[]
  /** How orders to countries in no zone are treated. */
  readonly otherCountries: (typeof otherCountryRules)[number]
  /** Where and when goods can be collected; empty: they cannot. */
  readonly collection: string
  /** Grams per unit of tools without a weight; null: such an order is on request. */
  readonly usualWeight: number | null
}

/** No charge and no text, as in the specification. */
export const noDelivery: DeliveryTable = {
  charged: false,
  zones: [],
  surcharges: [],
  otherCountries: 'on-request',
  collection: '',
  usualWeight: null,
}
