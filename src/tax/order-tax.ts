/** The taxes of a whole order, as they are shown before it and frozen with it. */
import type { ShopSettings } from '../settings/declarations.ts'
import { dayOf } from '../platform/time-zone.ts'
import type { OrderTax } from './contract.ts'
import type { TaxClass } from './rates.ts'
import { hasRates, sumOf, taxFor, taxOn, taxesOf, type Sale } from './rules.ts'

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
    /** The charge for delivery without tax, in cents. */
    readonly delivery?: number
    readonly at: Date
  },
): OrderTax | undefined {
  const day = dayOf(order.at, settings.timeZone)
  if (settings.tax !== 'vat' || !hasRates(settings.country, day)) return undefined
  const seller = { country: settings.country, chargesTax: true }
  const country = order.destination || settings.country
  const parts = [...order.parts, ...deliveryParts(order.delivery ?? 0, order.parts)]
  const lines = taxesOf(
    parts.map(({ amount, taxClass }) => ({
      amount,
      tax: taxFor({ seller, destination: country, buyer: order.buyer, taxClass, day }),
    })),
  )
  const amount = sumOf(lines)
  const net = parts.reduce((sum, part) => sum + part.amount, 0)
  const { verifiedVatId } = order.buyer
  return {
    country,
    ...(verifiedVatId && lines.some(({ category }) => category === 'K')
      ? { buyerVatId: verifiedVatId }
      : {}),
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

/**
 * A charge for delivery, divided among the classes of the goods in proportion to their values: it
 * shares the fate of what is delivered. What cannot be divided evenly goes to the last class.
 * Source: Directive 2006/112/EC, article 78 (b): transport is part of the taxable amount of the
 * goods; CJEU C-349/96, paragraph 30.
 * @param charge cents
 */
export function deliveryParts(charge: number, goods: readonly TaxedPart[]): readonly TaxedPart[] {
  if (charge === 0) return []
  const values = new Map<TaxClass, number>()
  for (const { amount, taxClass } of goods)
    values.set(taxClass, (values.get(taxClass) ?? 0) + amount)
  const total = [...values.values()].reduce((sum, value) => sum + value, 0)
  const parts: TaxedPart[] = []
  let [dividedGoods, dividedCharge] = [0, 0]
  for (const [taxClass, value] of values) {
    dividedGoods += value
    const upTo =
      total === 0 ? charge : Number((BigInt(charge) * BigInt(dividedGoods)) / BigInt(total))
    parts.push({ amount: upTo - dividedCharge, taxClass })
    dividedCharge = upTo
  }
  return parts.filter(({ amount }) => amount > 0)
}

/**
 * The tax of an order whose charge for delivery is another one now: at the rates by which it was
 * frozen. The first rate is that of the goods.
 * @param difference cents without tax; negative where the charge is smaller
 */
export function taxWithCharge(tax: OrderTax, difference: number): OrderTax {
  const lines = tax.lines.map((line, index) => {
    if (index > 0) return line
    const base = line.base + difference
    return { ...line, base, amount: taxOn(base, line.rate) }
  })
  const amount = sumOf(lines)
  return { ...tax, lines, amount, gross: lines.reduce((sum, { base }) => sum + base, amount) }
}
