/** The demo shop's quotes, imported with their messages; they are deleted with their users. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { OrderLine } from '../orders/order-line.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { insertMessage, insertQuote, insertVersion } from './store.server.ts'

type Person = { readonly id: string; readonly name: string; readonly email: string }

export type ImportedQuote = {
  readonly buyer: Person
  readonly company?: { readonly id: string; readonly name: string }
  /** As requested, at the prices of that day. */
  readonly lines: readonly OrderLine[]
  readonly message: string
  readonly askedAt: Date
  /** The shop's offer; absent: none yet. */
  readonly offer?: {
    readonly lines: readonly OrderLine[]
    readonly by: string
    readonly at: Date
    readonly validUntil: Day
    readonly message: string
  }
}

/** Adds a demo quote, without history and mails. */
export async function importDemoQuote(
  { newId }: Pick<QuotesDependencies, 'newId'>,
  tx: Handle,
  { buyer, company, lines, message, askedAt, offer }: ImportedQuote,
): Promise<void> {
  const id = newId()
  await insertQuote(tx, {
    id,
    user_id: buyer.id,
    email: buyer.email,
    name: buyer.name,
    lines,
    company_id: company?.id ?? null,
    company_name: company?.name ?? null,
    idempotencyKey: id,
    asked_at: askedAt,
  })
  await insertMessage(tx, id, {
    side: 'buyer',
    author_id: buyer.id,
    author_name: buyer.name,
    text: message,
    at: askedAt,
  })
  if (offer)
    await insertVersion(tx, id, {
      version: 1,
      lines: offer.lines,
      valid_until: offer.validUntil,
      at: offer.at,
      total_cents: offer.lines.reduce((sum, { total }) => sum + total, 0),
      message: offer.message,
      author_name: offer.by,
    })
}
