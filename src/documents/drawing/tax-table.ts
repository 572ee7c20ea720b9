/**
 * The table of taxes on invoices and credit notes: rate, taxable amount and tax, a row for each.
 * Source: Directive 2006/112/EC, article 226 (8) to (10).
 */
import { displayMoney, type Currency } from '../../platform/money/money.ts'
import { displayRate } from '../../tax/rules.ts'
import type { FrozenTax } from '../../tax/tax-rows.ts'
import { documentsMessages as messages } from '../messages/documents.ts'

export const taxHeadings: readonly string[] = [messages.taxRate, messages.taxable, messages.tax]

/** The texts of each row, in the order of the headings. */
export const taxTable = (
  { lines }: FrozenTax,
  currency: Currency,
): readonly (readonly string[])[] =>
  lines.map(({ rate, base, amount }) => [
    rate === 0 ? messages.noTax : displayRate(rate),
    displayMoney(base, currency),
    displayMoney(amount, currency),
  ])
