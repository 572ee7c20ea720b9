/** The taxes of a whole order, as shown before it is placed and frozen with it. */
import { taxClasses, type TaxClass } from '../catalogue/tax-class.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import { dayOf } from '../platform/time/time-zone.ts'
import type { OrderTax } from './contract.ts'
import {
  hasRates,
  smallBusinessTax,
  sumOf,
  taxFor,
  taxOn,
  taxesOf,
  type Sale,
  type TaxCategory,
} from './rules.ts'
import type { SalesTaxPlace } from './sales-tax.ts'
import type { FrozenTax } from './tax-rows.ts'

/** The settings that determine tax. */
export type TaxSettings = Pick<ShopSettings, 'country' | 'tax' | 'timeZone'>

/** The data that determines a sale's tax in addition to its goods and its day. */
export type TaxTerms = Pick<Sale, 'buyer' | 'salesTax'>
/** The place of supply; an empty country means the shop's. */
export type TaxedPlace = { readonly country: string; readonly postcode: string }

/** An amount of goods without tax, in cents, and their class. */
export type TaxedPart = { readonly amount: number; readonly taxClass: TaxClass }

/**
 * The taxes of an order that is placed now.
 * @param destination where the goods go (ISO 3166-1); empty for the shop's own country
 * @returns undefined if the shop charges no tax, or has no country with known rates
 */
export function taxOfOrder(
  settings: TaxSettings,
  order: TaxTerms & {
    readonly destination: string
    readonly postcode?: string
    readonly parts: readonly TaxedPart[]
    /** The delivery charge without tax, in cents. */
    readonly delivery?: number
    readonly at: Date
  },
): OrderTax | undefined {
  const day = dayOf(order.at, settings.timeZone)
  const isSmall = settings.tax === 'small-business'
  if (settings.tax === 'none' || !(isSmall || canTax(settings.country, day))) return undefined
  const seller = { country: settings.country, chargesTax: true }
  const country = order.destination || settings.country
  const parts = byClass([...order.parts, ...deliveryParts(order.delivery ?? 0, order.parts)])
  const decided = parts.map(({ amount, taxClass }) => ({
    amount,
    taxClass,
    tax: isSmall
      ? smallBusinessTax(settings.country)
      : taxFor({
          seller,
          destination: country,
          postcode: order.postcode,
          taxClass,
          day,
          buyer: order.buyer,
          salesTax: order.salesTax,
        }),
  }))
  const lines = taxesOf(decided)
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
      ...classesBeside(
        category,
        decided.flatMap((part) =>
          part.tax.category === category && part.tax.rate === rate ? [part.taxClass] : [],
        ),
      ),
    })),
    amount,
    gross: net + amount,
  }
}

/** Whether tax can be charged: with the built-in rates, or with the shopkeeper's for the USA. */
const canTax = (country: string, day: string): boolean => country === 'US' || hasRates(country, day)

/** Categories whose rate depends on the class of the goods. */
const isRated = (category: TaxCategory): boolean => category === 'S' || category === 'Z'

/** The classes that a tax line must name; none if `classesOf` derives them. */
const classesBeside = (
  category: TaxCategory,
  classes: TaxClass[],
): { readonly classes?: TaxClass[] } =>
  !isRated(category) || (classes.length === 1 && classes[0] === 'standard') ? {} : { classes }

/** The sum of the parts of each class, in the order of the classes. */
const byClass = (parts: readonly TaxedPart[]): readonly TaxedPart[] =>
  taxClasses.flatMap((taxClass) => {
    const ofClass = parts.filter((part) => part.taxClass === taxClass)
    return ofClass.length === 0
      ? []
      : [{ taxClass, amount: ofClass.reduce((sum, { amount }) => sum + amount, 0) }]
  })

/**
 * A delivery charge, divided among the classes of the goods in proportion to their values: it is
 * taxed like the delivered goods. Rounding differences go to the last class. Source: Directive
 * 2006/112/EC, article 78 (b): transport is part of the taxable amount of the goods; CJEU C-349/96,
 * paragraph 30.
 * @param charge cents
 */
export function deliveryParts(charge: number, goods: readonly TaxedPart[]): readonly TaxedPart[] {
  if (charge === 0) return []
  const values = byClass(goods)
  const total = values.reduce((sum, { amount }) => sum + amount, 0)
  const parts: TaxedPart[] = []
  let [dividedGoods, dividedCharge] = [0, 0]
  for (const { taxClass, amount } of values) {
    dividedGoods += amount
    const upTo =
      total === 0 ? charge : Number((BigInt(charge) * BigInt(dividedGoods)) / BigInt(total))
    parts.push({ amount: upTo - dividedCharge, taxClass })
    dividedCharge = upTo
  }
  return parts.filter(({ amount }) => amount > 0)
}

type ClassedLine = Pick<FrozenTax['lines'][number], 'category' | 'classes'>

/**
 * The classes of goods that have a tax: the standard class, or all if the class does not matter.
 */
const classesOf = ({ category, classes }: ClassedLine): readonly TaxClass[] =>
  classes ?? (isRated(category) ? ['standard'] : taxClasses)

/** The tax line of an order for goods of this class; undefined in an order without tax. */
export const lineOfClass = <Line extends ClassedLine>(
  lines: readonly Line[],
  taxClass: TaxClass,
): Line | undefined => lines.find((line) => classesOf(line).includes(taxClass)) ?? lines[0]

/** The data for taxing goods of a class that an order did not have before. */
export type FormerTax = Pick<TaxSettings, 'country'> & {
  /** The day on which the order was placed. */
  readonly day: string
  /** The postcode of the destination. */
  readonly postcode?: string | undefined
  /** The destination within the USA, for a shop there. */
  readonly salesTax?: SalesTaxPlace | undefined
}

/**
 * The tax of an order whose goods or delivery charge have changed: at its frozen rates.
 * @param charge cents without tax
 * @param former needed if goods may be of other classes than before
 */
export function taxOfParts(
  tax: OrderTax,
  goods: readonly TaxedPart[],
  charge: number,
  former?: FormerTax,
): OrderTax {
  const parts = byClass([...goods, ...deliveryParts(charge, goods)])
  const known = [...tax.lines, ...newLines(tax, parts, former)]
  const lines = known.flatMap((line) => {
    const borne = parts.filter(({ taxClass }) => lineOfClass(known, taxClass) === line)
    if (borne.length === 0 && parts.length > 0) return []
    const base = borne.reduce((sum, { amount }) => sum + amount, 0)
    return [{ ...line, base, amount: taxOn(base, line.rate) }]
  })
  const amount = sumOf(lines)
  return { ...tax, lines, amount, gross: lines.reduce((sum, { base }) => sum + base, amount) }
}

/** The taxes of classes that the order did not have, as of its day. */
function newLines(
  { lines, country: destination }: OrderTax,
  parts: readonly TaxedPart[],
  former: FormerTax | undefined,
): OrderTax['lines'] {
  if (!former || !canTax(former.country, former.day)) return []
  const seller = { country: former.country, chargesTax: true }
  return parts
    .filter(({ taxClass }) => !lines.some((line) => classesOf(line).includes(taxClass)))
    .map(({ taxClass }) => {
      const { category, rate, reason } = taxFor({
        seller,
        destination,
        buyer: {},
        taxClass,
        day: former.day,
        postcode: former.postcode,
        salesTax: former.salesTax,
      })
      return { category, rate, reason, base: 0, amount: 0, classes: [taxClass] }
    })
}
