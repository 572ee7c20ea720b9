/** The taxes of an invoice or a credit note that has a part of an order. */
import { nextTax } from '../tax/rules.ts'
import type { FrozenTax } from '../tax/tax-rows.ts'

/** Goods without tax, and the tax on them, in cents. */
export type TaxedAmount = { readonly base: number; readonly tax: number }

const none: TaxedAmount = { base: 0, tax: 0 }

/** What invoices come to, less their credit notes. */
export const netOf = (
  bills: readonly (TaxedAmount & { readonly kind: 'invoice' | 'credit-note' })[],
): TaxedAmount =>
  bills.reduce(
    (sum, { kind, base, tax }) =>
      kind === 'invoice'
        ? { base: sum.base + base, tax: sum.tax + tax }
        : { base: sum.base - base, tax: sum.tax - tax },
    none,
  )

/**
 * The tax of an order's next invoice: rounded over all of the order's invoices together, so that
 * they sum to what the order bears. Source: product rule 7.4.
 * @param before what is invoiced of the order and not credited
 * @param goods cents without tax
 */
export function taxOfInvoice(tax: FrozenTax, before: TaxedAmount, goods: number): FrozenTax {
  return partOf(tax, goods, (rate) => Math.max(0, nextTax(before, goods, rate)))
}

/**
 * The tax of an order's next credit note: rounded likewise, but never more than what its invoice
 * has left, and with the last goods all of that.
 * @param left what the corrected invoice comes to, less its earlier credit notes
 */
export function taxOfCredit(
  tax: FrozenTax,
  { before, left }: { readonly before: TaxedAmount; readonly left: TaxedAmount },
  goods: number,
): FrozenTax {
  return partOf(tax, goods, (rate) =>
    goods === left.base
      ? left.tax
      : Math.min(left.tax, Math.max(0, -nextTax(before, -goods, rate))),
  )
}

/** An order bears one rate, which all its goods have. */
function partOf(
  { lines: [main], ...tax }: FrozenTax,
  goods: number,
  amountAt: (rate: number) => number,
): FrozenTax {
  if (!main) return { ...tax, lines: [], amount: 0, gross: goods }
  const amount = amountAt(main.rate)
  return { ...tax, lines: [{ ...main, base: goods, amount }], amount, gross: goods + amount }
}
