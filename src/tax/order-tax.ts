/** The taxes of a whole order, as they are shown before it and frozen with it. */
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

/** Which settings decide on tax. */
export type TaxSettings = Pick<ShopSettings, 'country' | 'tax' | 'timeZone'>

/** What decides on the tax of a sale beside its goods and its day. */
export type TaxTerms = Pick<Sale, 'buyer' | 'salesTax'>
/** Where goods change hands; an empty country stands for the shop's. */
export type TaxedPlace = { readonly country: string; readonly postcode: string }

/** An amount of goods without tax, in cents, and their class. */
export type TaxedPart = { readonly amount: number; readonly taxClass: TaxClass }

/**
 * The taxes of an order that is placed now.
 * @param destination where the goods go (ISO 3166-1); empty for the shop's own country
 * @returns undefined where the shop charges no tax, or has no country with known rates
 */
export function taxOfOrder(
  settings: TaxSettings,
  order: TaxTerms & {
    readonly destination: string
    readonly postcode?: string
    readonly parts: readonly TaxedPart[]
    /** The charge for delivery without tax, in cents. */
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

/** Whether tax can be charged: by the rates that are built in, or by the shopkeeper's for the USA. */
const canTax = (country: string, day: string): boolean => country === 'US' || hasRates(country, day)

/** Categories of which the rate depends on the class of the goods. */
const isRated = (category: TaxCategory): boolean => category === 'S' || category === 'Z'

/** The classes that a line of taxes says; none where it is as `classesOf` takes it. */
const classesBeside = (
  category: TaxCategory,
  classes: TaxClass[],
): { readonly classes?: TaxClass[] } =>
  !isRated(category) || (classes.length === 1 && classes[0] === 'standard') ? {} : { classes }

/** The parts of each class together, in the order of the classes. */
const byClass = (parts: readonly TaxedPart[]): readonly TaxedPart[] =>
  taxClasses.flatMap((taxClass) => {
    const ofClass = parts.filter((part) => part.taxClass === taxClass)
    return ofClass.length === 0
      ? []
      : [{ taxClass, amount: ofClass.reduce((sum, { amount }) => sum + amount, 0) }]
  })

/**
 * A charge for delivery, divided among the classes of the goods in proportion to their values: it
 * shares the fate of what is delivered. What cannot be divided evenly goes to the last class.
 * Source: Directive 2006/112/EC, article 78 (b): transport is part of the taxable amount of the
 * goods; CJEU C-349/96, paragraph 30.
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

/** Which goods bear a tax: those of the standard class, or all where the class decides nothing. */
const classesOf = ({ category, classes }: ClassedLine): readonly TaxClass[] =>
  classes ?? (isRated(category) ? ['standard'] : taxClasses)

/** Which tax of an order goods of this class bear; undefined in an order without any. */
export const lineOfClass = <Line extends ClassedLine>(
  lines: readonly Line[],
  taxClass: TaxClass,
): Line | undefined => lines.find((line) => classesOf(line).includes(taxClass)) ?? lines[0]

/** By what goods of a class are taxed that an order did not have before. */
export type FormerTax = Pick<TaxSettings, 'country'> & {
  /** On which the order was placed. */
  readonly day: string
  /** Of where it goes. */
  readonly postcode?: string | undefined
  /** Where it goes within the USA, for a shop there. */
  readonly salesTax?: SalesTaxPlace | undefined
}

/**
 * The tax of an order whose goods or charge for delivery are others now: at the rates by which it
 * was frozen.
 * @param charge cents without tax
 * @param former needed where goods may be of other classes than before
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

/** The taxes of classes that an order did not have: as they were on its day. */
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
