/**
 * The taxes of an invoice or a credit note for a part of an order. Each tax rate is rounded
 * separately, over all documents of the order.
 */
import type { TaxClass } from '../../catalogue/tax-class.ts'
import { deliveryParts, lineOfClass, type TaxedPart } from '../../tax/order-tax.ts'
import { nextTax } from '../../tax/rules.ts'
import type { FrozenTax } from '../../tax/tax-rows.ts'

/** Goods and delivery without tax, and the tax on them, in cents. */
export type TaxedAmount = { readonly base: number; readonly tax: number }
/** The same for each rate, by `rateKey`. */
export type TaxedAmounts = ReadonlyMap<string, TaxedAmount>
/** Cents without tax for each rate, by `rateKey`. */
export type Bases = ReadonlyMap<string, number>

type Line = FrozenTax['lines'][number]
export const rateKey = ({ category, rate }: Pick<Line, 'category' | 'rate'>): string =>
  `${category} ${rate}`

const none: TaxedAmount = { base: 0, tax: 0 }

/** The key of the rate for a tax class; empty in an order without tax. */
export const keyOfClass = ({ lines }: FrozenTax, taxClass: TaxClass): string => {
  const line = lineOfClass(lines, taxClass)
  return line ? rateKey(line) : ''
}

/** Sums the parts by rate; includes parts of zero. */
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
 * Divides a delivery charge by the tax rates of the order's goods, so that the charges of all
 * documents together divide like the order's charge, however they are spread over documents.
 * @param goods all goods of the order
 * @param before the uncredited charges on earlier documents, by rate
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
  // The goods have changed since: divide only this charge.
  return [...rest.values()].some((base) => base < 0)
    ? basesOf(tax, deliveryParts(charge, goods))
    : rest
}

/** The sum of invoices, less their credit notes. */
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
 * so that they add up to the order's tax. Source: product rule 7.4.
 * @param before the uncredited invoiced amounts of the order
 * @param bases the goods and delivery of this invoice
 */
export const taxOfInvoice = (tax: FrozenTax, before: TaxedAmounts, bases: Bases): FrozenTax =>
  partOf(tax, bases, (key, base, rate) => Math.max(0, nextTax(before.get(key) ?? none, base, rate)))

/**
 * The tax of an order's next credit note: rounded likewise, but never more than remains on its
 * invoice; the last goods of a rate get all of the remainder.
 * @param left the corrected invoice's amounts, less its earlier credit notes
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

/** The rates of this document's goods; if there are none, the order's first rate. */
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

/** The tax data of an issued document. */
type IssuedTaxes = {
  readonly tax?: Pick<FrozenTax, 'lines'> | undefined
  readonly lines: readonly {
    readonly total: number
    /** Absent: the first tax of the document. */
    readonly tax?: Pick<Line, 'category' | 'rate'> | undefined
  }[]
}

/** A document's delivery charge at each rate: the rate's base less its goods. */
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
