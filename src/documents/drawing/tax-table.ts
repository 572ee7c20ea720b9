/**
 * The tax table on invoices and credit notes: one row for each rate, with taxable amount and tax.
 * Source: Directive 2006/112/EC, article 226 (8) to (10).
 */
import { displayMoney, type Currency } from '../../platform/money/money.ts'
import { displayRate } from '../../tax/rules.ts'
import type { FrozenTax } from '../../tax/tax-rows.ts'
import { documentsMessages as messages } from '../messages/documents.ts'

/** Zero-rated goods are taxed, and their documents state the rate: 0 %. */
export const isUntaxed = ({
  category,
  rate,
}: Pick<FrozenTax['lines'][number], 'category' | 'rate'>): boolean => rate === 0 && category !== 'Z'

export const taxHeadings = (): readonly string[] => [
  messages.taxRate,
  messages.taxable,
  messages.tax,
]

/** The texts of each row, in the order of the headings. */
export const taxTable = (
  { lines }: FrozenTax,
  currency: Currency,
): readonly (readonly string[])[] =>
  lines.map((line) => [
    isUntaxed(line) ? messages.noTax : displayRate(line.rate),
    displayMoney(line.base, currency),
    displayMoney(line.amount, currency),
  ])
