/** An invoice's remaining charges, and the lines of a credit note for a part of them. */
import { deliveryMessages } from '../../delivery/messages/delivery.ts'
import {
  allowanceLines,
  chargedLines,
  type Allowance,
  type ChargedLine,
  type InvoicedLine,
} from '../amounts/allowances.ts'
import { chargedDelivery, deliveryLeft, deliveryLines } from '../amounts/delivery-credits.ts'
import { DocumentContent } from '../document-content.ts'
import { deliveryLine } from '../rules.ts'
import type { OrderBill } from '../store.server.ts'
import { toCredited } from './credit-notes.server.ts'

/** The invoices and credit notes of an order, and the relevant invoice. */
type Billed = { readonly invoice: OrderBill; readonly rows: readonly OrderBill[] }

/** Goods, then the delivery charge. */
export const chargedOf = ({ invoice, rows }: Billed): readonly ChargedLine[] => [
  ...chargedLines(toCredited(invoice, rows)),
  ...chargedDelivery(toOrder(invoice), creditsOf(invoice, rows), deliveryMessages.row),
]

/** Like `allowanceLines`; the delivery charge is credited at its tax rates. */
export function linesToCredit(
  { invoice, rows }: Billed,
  asked: Allowance,
): readonly InvoicedLine[] | undefined {
  const order = toOrder(invoice)
  return allowanceLines(chargedOf({ invoice, rows }), asked)?.flatMap((line) =>
    line.line === deliveryLine
      ? deliveryLines(line, order, deliveryLeft(order, creditsOf(invoice, rows)))
      : [line],
  )
}

const toOrder = ({ content }: OrderBill) => DocumentContent.parse(content).order

const creditsOf = ({ id }: OrderBill, rows: readonly OrderBill[]) =>
  rows.filter((row) => row.corrects_id === id).map(toOrder)
