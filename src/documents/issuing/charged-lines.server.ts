/** What an invoice still charges, and the lines of a credit note that gives a part of it back. */
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

/** The bills of an order, of which one is meant. */
type Billed = { readonly invoice: OrderBill; readonly rows: readonly OrderBill[] }

/** Goods, and below them the charge for delivery. */
export const chargedOf = ({ invoice, rows }: Billed): readonly ChargedLine[] => [
  ...chargedLines(toCredited(invoice, rows)),
  ...chargedDelivery(toOrder(invoice), creditsOf(invoice, rows), deliveryMessages.row),
]

/** As `allowanceLines`; the charge for delivery is credited at the rates that it bears. */
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
