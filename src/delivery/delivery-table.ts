/** The shopkeeper's table of delivery charges: its shape, and what it is before anybody fills it. */

export const rateBases = ['weight', 'value'] as const
export type RateBasis = (typeof rateBases)[number]
export const otherCountryRules = ['on-request', 'refused'] as const

/** A charge up to a limit, included. */
export type RateStep = {
  /** Grams, or cents of the goods' value without tax; null: without limit. */
  readonly upTo: number | null
  /** Cents without tax. */
  readonly charge: number
}

/** Countries, or parts of them, with the same charges. */
export type DeliveryZone = {
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly countries: readonly string[]
  /** As written, see postcodes.ts; empty: the countries whole. */
  readonly postcodes: string
  readonly basis: RateBasis
  /** Rising; what is above the last is on request. */
  readonly steps: readonly RateStep[]
  /** Cents of goods from which delivery is free; null: never. */
  readonly freeFrom: number | null
  /** The charge of each order is agreed on after it was placed. */
  readonly onRequest: boolean
}

/** Added to what a zone charges. */
export type Surcharge = {
  readonly label: string
  /** Cents without tax. */
  readonly amount: number
  /** Grams: only orders that weigh more bear it, also where delivery is free; null: every order. */
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
  /** Grams that a unit weighs whose tool does not say it; null: such an order is on request. */
  readonly usualWeight: number | null
}

/** Nothing is charged and nothing is said, as the specification has it. */
export const noDelivery: DeliveryTable = {
  charged: false,
  zones: [],
  surcharges: [],
  otherCountries: 'on-request',
  collection: '',
  usualWeight: null,
}
