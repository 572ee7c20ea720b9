/** The taxes of a whole order, as they are shown before it and frozen with it. */
import type { ShopSettings } from '../settings/declarations.ts'
import { dayOf } from '../platform/time-zone.ts'
import type { OrderTax } from './contract.ts'
import type { TaxClass } from './rates.ts'
import { hasRates, sumOf, taxFor, taxesOf, type Sale } from './rules.ts'

/** Which settings decide on tax. */
export type TaxSettings = Pick<ShopSettings, 'country' | 'tax' | 'timeZone'>

/** An amount of goods without tax, in cents, and their class. */
export type TaxedPart = { readonly amount: number; readonly taxClass: TaxClass }

/**
 * The taxes of an order that is placed now.
 * @param destination where the goods go (ISO 3166-1); empty for the shop's own country
 * @returns undefined where the shop charges no tax, or has no country with known rates
 */
export function taxOfOrder(
  settings: TaxSettings,
  order: {
    readonly destination: string
    readonly buyer: Sale['buyer']
    readonly parts: readonly TaxedPart[]
    readonly at: Date
  },
): OrderTax | undefined {
  const day = dayOf(order.at, settings.timeZone)
  if (settings.tax !== 'vat' || !hasRates(settings.country, day)) return undefined
  const seller = { country: settings.country, chargesTax: true }
  const country = order.destination || settings.country
  const lines = taxesOf(
    order.parts.map(({ amount, taxClass }) => ({
      amount,
      tax: taxFor({ seller, destination: country, buyer: order.buyer, taxClass, day }),
    })),
  )
  const amount = sumOf(lines)
  const net = order.parts.reduce((sum, part) => sum + part.amount, 0)
  return {
    country,
    lines: lines.map(({ category, rate, reason, base, amount: tax }) => ({
      category,
      rate,
      reason,
      base,
      amount: tax,
    })),
    amount,
    gross: net + amount,
  }
}
