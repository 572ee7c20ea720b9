/**
 * The taxes of an invoice or a credit note that has a part of an order. Each rate of the order is
 * rounded for itself, over all documents of the order.
 */
import type { TaxClass } from '../../catalogue/tax-class.ts'
import { deliveryParts, lineOfClass, type TaxedPart } from '../../tax/order-tax.ts'
import { nextTax } from '../../tax/rules.ts'
import type { FrozenTax } from '../../tax/tax-rows.ts'

/** Goods and delivery without tax, and the tax on them, in cents. */
export type TaxedAmount = { readonly base: number; readonly tax: number }
/** The same of each rate, by `rateKey`. */
export type TaxedAmounts = ReadonlyMap<string, TaxedAmount>
/** Cents without tax of each rate, by `rateKey`. */
export type Bases = ReadonlyMap<string, number>

type Line = FrozenTax['lines'][number]
export const rateKey = ({ category, rate }: Pick<Line, 'category' | 'rate'>): string =>
  `${category} ${rate}`

const none: TaxedAmount = { base: 0, tax: 0 }

/** The key of the rate that goods of a class bear; empty in an order without any. */
export const keyOfClass = ({ lines }: FrozenTax, taxClass: TaxClass): string => {
  const line = lineOfClass(lines, taxClass)
  return line ? rateKey(line) : ''
}

/** Parts by their rates; also those that are worth nothing. */
export function basesOf(tax: FrozenTax, parts: readonly TaxedPart[]): Bases {
  const bases = new Map<string, number>()
  for (const { amount, taxClass } of parts) {
    const key = keyOfClass(tax, taxClass)
    bases.set(key, (bases.get(key) ?? 0) + amount)
  }
  return bases
}

export const addBases = (...all: readonly Bases[]): Bases => {
  const sums = new Map<string, number>()
  for (const bases of all)
    for (const [key, base] of bases) sums.set(key, (sums.get(key) ?? 0) + base)
  return sums
}

/**
 * A charge for delivery by the rates of the order's goods: such that the charges of all documents
 * divide as the order's charge does, however they are told.
 * @param goods all goods of the order
 * @param before what was charged on earlier documents and not credited, by rates
 */
export function basesOfCharge(
  tax: FrozenTax,
  goods: readonly TaxedPart[],
  { charge, before }: { readonly charge: number; readonly before: Bases },
): Bases {
  if (charge === 0) return new Map()
  const charged = [...before.values()].reduce((sum, base) => sum + base, 0)
  const whole = basesOf(tax, deliveryParts(charged + charge, goods))
  const rest = new Map(
    [...new Set([...whole.keys(), ...before.keys()])].map((key) => [
      key,
      (whole.get(key) ?? 0) - (before.get(key) ?? 0),
    ]),
  )
  // The goods have changed since: this charge is divided for itself.
  return [...rest.values()].some((base) => base < 0)
    ? basesOf(tax, deliveryParts(charge, goods))
    : rest
}

/** What invoices come to, less their credit notes. */
export function netOf(
  bills: readonly { readonly kind: 'invoice' | 'credit-note'; readonly rates: TaxedAmounts }[],
): TaxedAmounts {
  const sums = new Map<string, TaxedAmount>()
  for (const { kind, rates } of bills) {
    const sign = kind === 'invoice' ? 1 : -1
    for (const [key, { base, tax }] of rates) {
      const sum = sums.get(key) ?? none
      sums.set(key, { base: sum.base + sign * base, tax: sum.tax + sign * tax })
    }
  }
  return sums
}

/**
 * The tax of an order's next invoice: each rate rounded over all of the order's invoices together,
 * so that they sum to what the order bears. Source: product rule 7.4.
 * @param before what is invoiced of the order and not credited
 * @param bases goods and delivery of this invoice
 */
export const taxOfInvoice = (tax: FrozenTax, before: TaxedAmounts, bases: Bases): FrozenTax =>
  partOf(tax, bases, (key, base, rate) => Math.max(0, nextTax(before.get(key) ?? none, base, rate)))

/**
 * The tax of an order's next credit note: rounded likewise, but never more than what its invoice
 * has left, and with the last goods of a rate all of that.
 * @param left what the corrected invoice comes to, less its earlier credit notes
 */
export const taxOfCredit = (
  tax: FrozenTax,
  { before, left }: { readonly before: TaxedAmounts; readonly left: TaxedAmounts },
  bases: Bases,
): FrozenTax =>
  partOf(tax, bases, (key, base, rate) => {
    const rest = left.get(key) ?? none
    if (base === rest.base) return rest.tax
    return base === 0
      ? 0
      : Math.min(rest.tax, Math.max(0, -nextTax(before.get(key) ?? none, -base, rate)))
  })

/** The rates that goods of this document bear; where there are none, the first of the order. */
function partOf(
  { lines, ...tax }: FrozenTax,
  bases: Bases,
  amountAt: (key: string, base: number, rate: number) => number,
): FrozenTax {
  const borne = lines.filter((line) => bases.has(rateKey(line)))
  const taxes = (borne.length === 0 ? lines.slice(0, 1) : borne).map((line) => {
    const key = rateKey(line)
    const base = bases.get(key) ?? 0
    const { category, rate, reason } = line
    return { category, rate, reason, base, amount: amountAt(key, base, rate) }
  })
  const amount = taxes.reduce((sum, line) => sum + line.amount, 0)
  const net = [...bases.values()].reduce((sum, base) => sum + base, 0)
  return { ...tax, lines: taxes, amount, gross: net + amount }
}

/** A document that was issued, as far as its taxes go. */
type IssuedTaxes = {
  readonly tax?: Pick<FrozenTax, 'lines'> | undefined
  readonly lines: readonly {
    readonly total: number
    /** Absent: the first tax of the document. */
    readonly tax?: Pick<Line, 'category' | 'rate'> | undefined
  }[]
}

/** What a document charges for delivery at each rate: what its goods leave of the rate's base. */
export const chargesByRate = ({ tax, lines }: IssuedTaxes): Bases =>
  new Map(
    (tax?.lines ?? []).flatMap((borne, index) => {
      const key = rateKey(borne)
      const goods = lines
        .filter((line) => (line.tax ? rateKey(line.tax) === key : index === 0))
        .reduce((sum, { total }) => sum + total, 0)
      return borne.base === goods ? [] : [[key, borne.base - goods] as const]
    }),
  )
