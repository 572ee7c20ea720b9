/** The taxes of an order as rows of a sum: on pages, in mails and on documents. */
import type { TaxClass } from '../catalogue/tax-class.ts'
import { taxMessages as messages } from './messages/tax.ts'
import { displayRate, type TaxCategory } from './rules.ts'

/** The content of a frozen tax; amounts in cents. */
export type FrozenTax = {
  readonly country: string
  /** The buyer's VAT number, if the tax depends on it. */
  readonly buyerVatId?: string | undefined
  readonly lines: readonly {
    readonly category: TaxCategory
    readonly rate: number
    readonly reason: string
    readonly base: number
    readonly amount: number
    /** The classes of goods with this rate; absent: all. */
    readonly classes?: readonly TaxClass[] | undefined
  }[]
  readonly amount: number
  readonly gross: number
}

/** One row for each rate: its label and its amount in cents. */
export const taxRows = ({
  lines,
}: FrozenTax): readonly { readonly label: string; readonly amount: number }[] =>
  lines.map(({ rate, amount }) => ({
    label: rate === 0 ? messages.free : messages.line(displayRate(rate)),
    amount,
  }))

/** The reasons for these rates: each sentence once. */
export const taxReasons = ({ lines }: FrozenTax): readonly string[] => [
  ...new Set(lines.map(({ reason }) => reason).filter((reason) => reason !== '')),
]
