/** Issues credit notes for goods that were invoiced and then cancelled or returned. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { nothingToCredit } from '../contract.ts'
import { chargesOf } from '../amounts/billed-charges.server.ts'
import { creditsDue, sumOfLines, type CreditedInvoice } from '../amounts/credits.ts'
import { DocumentContent, type DocumentedLine } from '../document-content.ts'
import type { IssueDependencies } from './issue-document.server.ts'
import { documentsMessages as messages } from '../messages/documents.ts'
import { documentNumber } from '../rules.ts'
import {
  insertUnsent,
  listBilling,
  type BillingRow,
  type DocumentRow,
  type OrderBill,
} from '../store.server.ts'
import { writeDocument, type DocumentTime } from './write-document.server.ts'

/**
 * Issues the credit notes that are due for one order; nothing if called again.
 * @throws notFound; nothingToCredit
 */
export async function issueCreditNotes(
  { database, audit, orders, readSettings, now, newId }: IssueDependencies,
  actor: Actor,
  orderNumber: number,
): Promise<readonly string[]> {
  const settings = await readSettings()
  return database.transact(async (tx) => {
    const locked = await orders.lock(tx, orderNumber)
    if (!locked) throw notFound()
    const issued = await creditOrder(tx, locked, { settings, at: now(), newId })
    if (issued.length === 0)
      throw nothingToCredit({ detail: messages.nothingToCreditDetail(orderNumber) })
    for (const document of issued) {
      await insertUnsent(tx, document)
      await audit.record(tx, actor, {
        operation: 'documents.credit',
        kind: 'document',
        id: document.id,
        label: documentNumber(document.series, document.number),
        after: { order: orderNumber, kind: document.kind },
      })
    }
    return issued.map(({ series, number }) => documentNumber(series, number))
  })
}

/** Issues the credit notes that are due for an order whose row is locked, one for each invoice. */
export async function creditOrder(
  tx: Handle,
  locked: LockedOrder,
  time: DocumentTime,
): Promise<readonly DocumentRow[]> {
  const rows = await listBilling(tx, locked.order.number)
  const invoices = rows.filter(({ kind }) => kind === 'invoice')
  const credits = creditsDue(
    invoices.map((row) => toCredited(row, rows)),
    keptPieces(locked, invoices),
  )
  const issued: DocumentRow[] = []
  for (const { invoiceId, lines } of credits) {
    const invoice = invoices.find(({ id }) => id === invoiceId)
    if (!invoice || (await isNothing(tx, locked, { lines, corrects: invoiceId }))) continue
    const corrects = correctedBy(invoice)
    issued.push(await writeDocument(tx, { kind: 'credit-note', locked, lines, corrects }, time))
  }
  return issued
}

/** Amounts already credited by allowances are not credited again; delivery may still be. */
const isNothing = async (
  tx: Handle,
  locked: LockedOrder,
  credit: { readonly lines: readonly DocumentedLine[]; readonly corrects: string },
): Promise<boolean> =>
  sumOfLines(credit.lines) === 0 &&
  (await chargesOf(tx, locked, { kind: 'credit-note', ...credit })).total === 0

/** An invoice as its credit notes refer to it. */
export const correctedBy = ({ id, series, number, issue_date: issueDate }: DocumentRow) => ({
  id,
  number: documentNumber(series, number),
  issueDate,
})

/**
 * For an order that was invoiced as a whole: all pieces that were not cancelled; otherwise the
 * shipped pieces; less returns.
 */
const keptPieces = (
  { lines }: LockedOrder,
  invoices: readonly BillingRow[],
): ReadonlyMap<number, number> => {
  const isWhole = invoices.some((row) => row.shipment_id === null)
  return new Map(
    lines.map(({ line, quantity, cancelled, shipped, returned }) => [
      line,
      (isWhole ? quantity - cancelled : shipped) - returned,
    ]),
  )
}

/**
 * An invoice with its credits.
 * @param rows the invoices and credit notes of its order
 */
export const toCredited = (
  invoice: OrderBill,
  rows: readonly OrderBill[],
): CreditedInvoice<DocumentedLine & { readonly line: number }> => ({
  id: invoice.id,
  lines: billedLines(invoice),
  credited: rows.filter((row) => row.corrects_id === invoice.id).flatMap(billedLines),
})

/** Documents of earlier versions have no line numbers: they contain all lines, in order. */
export function billedLines({ content }: Pick<BillingRow, 'content'>) {
  const { lines, tax } = DocumentContent.parse(content).order
  const [first] = tax?.lines ?? []
  const rate = first && { category: first.category, rate: first.rate }
  return lines.map((line, index) => ({
    ...line,
    line: line.line ?? index + 1,
    ...(line.tax || !rate ? {} : { tax: rate }),
  }))
}
