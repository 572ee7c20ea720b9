/** Credits a part of an invoice's price although the goods stay. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { hashBody, once } from '../../../packages/pg-kit/once.server.ts'
import type { LockedOrder } from '../../orders/transitions/transitions.server.ts'
import { displayMoney, formatMoney } from '../../platform/money/money.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import { sumToPay } from '../../tax/sum-rows.ts'
import type { ChargedLine } from '../amounts/allowances.ts'
import { sumOfLines } from '../amounts/credits.ts'
import { insertAllowance } from '../amounts/allowance-store.server.ts'
import { DocumentContent } from '../document-content.ts'
import { allowanceMessages as messages } from '../messages/allowances.ts'
import { documentNumber } from '../rules.ts'
import type { DocumentsDependencies } from '../service.server.ts'
import { findDocument, listBilling, readContent, type DocumentRow } from '../store.server.ts'
import {
  moreThanInvoiced,
  type IssuedAllowance,
  type ListedCharge,
  type NewAllowance,
} from './allowance-contract.ts'
import { chargedOf, linesToCredit } from './charged-lines.server.ts'
import { correctedBy } from './credit-notes.server.ts'
import { mailDocuments } from './document-mails.server.ts'
import { writeDocument } from './write-document.server.ts'

/**
 * The remaining charges of an invoice's lines.
 * @throws notFound
 */
export async function listCharges(
  { database: { handle } }: Pick<DocumentsDependencies, 'database'>,
  id: string,
): Promise<ListedCharge[]> {
  const { row, orderNumber } = await requireInvoice(handle, id)
  return chargedOf(await readBills(handle, row, orderNumber)).map(({ line, left }) => ({
    line: line.line,
    sku: line.sku,
    name: line.name,
    total: line.total,
    left,
  }))
}

/** Called in the transaction in which a part of an order's price is credited. */
export type CreditedHook = (tx: Handle, actor: Actor, orderNumber: number) => Promise<void>
/** Reads the data that a hook needs before the transaction. */
export type PrepareCredited = () => Promise<CreditedHook>

type Dependencies = DocumentsDependencies & { readonly credited: readonly PrepareCredited[] }

/**
 * Issues the credit note and mails it. The same key returns the first one.
 * @throws notFound, moreThanInvoiced, keyReused
 */
export async function creditAllowance(
  deps: Dependencies,
  actor: Actor,
  key: string,
  request: NewAllowance,
): Promise<IssuedAllowance> {
  const { database, readSettings } = deps
  const settings = await readSettings()
  const hooks = await Promise.all(deps.credited.map((prepare) => prepare()))
  const formerIndex = 'allowances_key'
  return database.transact(async (tx) => {
    const asked = { actor: actor.id, operation: 'allowances', key, body: request, formerIndex }
    const { id } = await once(tx, asked, async () => {
      const { row, orderNumber } = await requireInvoice(tx, request.id)
      const locked = await deps.orders.lock(tx, orderNumber)
      const values = { request, settings, key, row, locked, orderNumber }
      const document = await issueAllowance(deps, tx, actor, values)
      for (const hook of hooks) await hook(tx, actor, orderNumber)
      return { id: document.id }
    })
    return toIssued(tx, id)
  })
}

type AllowanceInput = {
  readonly request: NewAllowance
  readonly settings: ShopSettings
  readonly key: string
  readonly row: DocumentRow
  readonly locked: LockedOrder | undefined
  readonly orderNumber: number
}

async function issueAllowance(
  deps: DocumentsDependencies,
  tx: Handle,
  actor: Actor,
  { request, settings, key, row, locked, orderNumber }: AllowanceInput,
): Promise<Pick<DocumentRow, 'id'>> {
  const invoice = documentNumber(row.series, row.number)
  if (!locked) throw notFound({ detail: messages.deletedOrder(invoice) })
  const bills = await readBills(tx, row, orderNumber)
  const refuse = (detail: string) =>
    moreThanInvoiced({ detail, facts: { lines: factsOf(chargedOf(bills)) } })
  if (locked.order.status === 'cancelled') throw refuse(messages.cancelled(invoice))
  if (row.currency !== settings.currency)
    throw notFound({ detail: messages.otherCurrency(invoice, row.currency) })
  const lines = linesToCredit(bills, request)
  if (!lines) throw refuse(messages.tooLarge(invoice))
  if (lines.length === 0) throw refuse(messages.nothing(invoice))
  const { reason } = request
  const document = await writeDocument(
    tx,
    { kind: 'credit-note', locked, lines, corrects: correctedBy(row), reason },
    { settings, at: deps.now(), newId: deps.newId },
  )
  const cents = sumOfLines(lines)
  const bodyHash = hashBody(request)
  await insertAllowance(tx, { documentId: document.id, cents, actorId: actor.id, key, bodyHash })
  await deps.audit.record(tx, actor, {
    operation: 'documents.allow',
    kind: 'document',
    id: document.id,
    label: documentNumber(document.series, document.number),
    after: { order: orderNumber, invoice, net: displayMoney(cents), reason },
  })
  await mailDocuments(deps, tx, { issued: [document], locked, settings })
  return document
}

const factsOf = (charged: readonly ChargedLine[]) =>
  charged.map(({ line, left }) => ({ line: line.line, left: formatMoney(left) }))

async function toIssued(tx: Handle, id: string): Promise<IssuedAllowance> {
  const row = await findDocument(tx, id)
  if (!row) throw notFound()
  const { order } = DocumentContent.parse(await readContent(tx, id))
  return { id, number: documentNumber(row.series, row.number), total: sumToPay(order) }
}

/** @throws notFound if it is not an invoice of an order */
async function requireInvoice(
  db: Handle,
  id: string,
): Promise<{ readonly row: DocumentRow; readonly orderNumber: number }> {
  const row = await findDocument(db, id)
  if (row?.kind !== 'invoice' || row.order_number === null) throw notFound()
  return { row, orderNumber: row.order_number }
}

/** The invoices and credit notes of its order. */
async function readBills(db: Handle, { id }: DocumentRow, orderNumber: number) {
  const rows = await listBilling(db, orderNumber)
  const invoice = rows.find((row) => row.id === id)
  if (!invoice) throw notFound()
  return { invoice, rows }
}
