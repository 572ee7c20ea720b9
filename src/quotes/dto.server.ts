/** Maps rows of quotes to the objects of the contract. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { spokenName } from '../platform/languages/line-names.ts'
import type { OrderLine } from '../orders/order-line.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { Quote, QuoteSummary } from './contract.ts'
import { stateOn } from './rules.ts'
import { listMessages, listVersions, type QuoteRow } from './store.server.ts'

export const toSummary = (row: QuoteRow, today: Day): QuoteSummary => ({
  id: row.id,
  number: row.number,
  state: stateOn(row.state, row.valid_until, today),
  name: row.name,
  email: row.email,
  ...(row.company_name === null ? {} : { company: row.company_name }),
  lineCount: row.lines.length,
  total: row.total_cents,
  validUntil: row.valid_until,
  order: row.order_number,
  askedAt: row.asked_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
})

/** The lines of a quote, or of an offer, in the current language. */
export const spokenLines = (
  { names }: Pick<QuoteRow, 'names'>,
  lines: readonly OrderLine[],
): OrderLine[] =>
  lines.map((line) => ({
    ...line,
    name: spokenName({ name: line.name, names: names?.[line.toolId] ?? null }),
  }))

/** With its versions and messages. */
export const readQuoteDetails = async (db: Handle, row: QuoteRow, today: Day): Promise<Quote> => ({
  ...toSummary(row, today),
  lines: spokenLines(row, row.lines),
  versions: (await listVersions(db, row.id)).map((offer) => ({
    version: offer.version,
    lines: spokenLines(row, offer.lines),
    total: offer.total_cents,
    validUntil: offer.valid_until,
    message: offer.message,
    by: offer.author_name,
    at: offer.at.toISOString(),
  })),
  messages: (await listMessages(db, row.id)).map(({ side, author_name: by, text, at }) => ({
    side,
    by,
    text,
    at: at.toISOString(),
  })),
})
