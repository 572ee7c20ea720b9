/**
 * Documents that match a staff search, one line each: for a search that also finds other records.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { documentKinds, documentNumber, type DocumentKind } from '../rules.ts'
import { findDocumentHeads } from './list-store.server.ts'

export type DocumentHead = {
  readonly id: string
  readonly kind: DocumentKind
  /** As printed: 'INV-000042'. */
  readonly number: string
  readonly order: number | null
  readonly customer: string
  readonly company: string
  /** In cents of `currency`; null for documents without amounts. */
  readonly total: number | null
  readonly currency: string
}

/** Shorter words occur in nearly every document, and no index contains them. */
const minWordLength = 3
const maxSafeDigits = 15

const none = { number: undefined, order: undefined } as const

/**
 * The document with this number first, then those of this order, then those that contain all words.
 */
export async function findHeads(
  db: Handle,
  q: string,
  limit: number,
): Promise<readonly DocumentHead[]> {
  const text = q.trim()
  const printed = /^(.*[^-\s\d])[-\s]?0*(\d{1,15})$/.exec(text.toUpperCase())
  const isOrder = /^#?\d+$/.test(text) && text.length <= maxSafeDigits
  const named = {
    number: printed ? { series: printed[1] ?? '', number: Number(printed[2]) } : undefined,
    order: isOrder ? Number(text.replace('#', '')) : undefined,
  }
  const words = text.split(/\s+/).filter((word) => word.length >= minWordLength)
  const isNumber = printed !== null || isOrder
  const byNumber = isNumber
    ? await findDocumentHeads(db, { kinds: documentKinds, words: [], limit, ...named })
    : []
  // A number's digits occur in very many other documents, so those are searched afterwards.
  const rows =
    byNumber.length > 0
      ? byNumber
      : await findDocumentHeads(db, { kinds: documentKinds, words, limit, ...none })
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: documentNumber(row.series, row.number),
    order: row.order_number,
    customer: row.customer,
    company: row.company,
    total: row.total_cents,
    currency: row.currency,
  }))
}
