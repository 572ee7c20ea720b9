/** The invoiced, uncredited part of an order, which must not be edited. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { BilledParts } from '../../orders/model/edit-rules.ts'
import { billedLines } from './credit-notes.server.ts'
import { DocumentContent } from '../document-content.ts'
import { listBilling, type BillingRow } from '../store.server.ts'

/** The pieces in the lines of these documents, less credit notes. */
function netPieces(rows: readonly BillingRow[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const row of rows) {
    const sign = row.kind === 'credit-note' ? -1 : 1
    for (const { line, quantity } of billedLines(row))
      pieces.set(line, (pieces.get(line) ?? 0) + sign * quantity)
  }
  return new Map([...pieces].filter(([, count]) => count > 0))
}

/** @param number an order whose row is locked, so that nothing is issued in the meantime */
export async function readBilledParts(tx: Handle, number: number): Promise<BilledParts> {
  const rows = await listBilling(tx, number)
  const whole = rows.filter((row) => row.kind === 'invoice' && row.shipment_id === null)
  const isOpen = ({ id }: BillingRow): boolean =>
    netPieces(rows.filter((row) => row.id === id || row.corrects_id === id)).size > 0
  const pieces = netPieces(rows)
  return {
    pieces,
    isWhole: whole.some(isOpen),
    isAny: pieces.size > 0 || netCharge(rows) > 0,
  }
}

const netCharge = (rows: readonly BillingRow[]): number =>
  rows.reduce((sum, { kind, content }) => {
    const { delivery } = DocumentContent.parse(content).order
    const charge = delivery?.charge ?? 0
    return sum + (kind === 'credit-note' ? -charge : charge)
  }, 0)
