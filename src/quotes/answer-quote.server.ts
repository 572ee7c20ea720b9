/** Staff reply to a quote with prices, a last day and a message; each reply is a version. */
import { otherBase } from '../catalogue/units/stated-base.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import { lineTotal } from '../catalogue/rules.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { displayMoney } from '../platform/money/money.ts'
import { auditedMarks } from '../prices/price-marks.ts'
import { requireTotal } from '../platform/fields/require-total.ts'
import type { Day } from '../platform/time/time-zone.ts'
import { quoteChanged, quoteNotOpen, type NewOffer, type Quote } from './contract.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { readQuoteDetails } from './dto.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { attachmentOf } from './quote-file.server.ts'
import { linkTo, queueBuyerMail } from './quote-mails.server.ts'
import { isAnswerable, stateOn } from './rules.ts'
import { insertVersion, lockQuote, type QuoteRow } from './store.server.ts'
import { readToday } from './visible-quotes.server.ts'

/**
 * Makes an offer; the previous one is kept, but can no longer be accepted. The buyer gets a mail.
 * @throws notFound; quoteNotOpen; quoteChanged if somebody else has replied in the meantime;
 *   invalidInput for tools that were not requested, and for a last day in the past
 */
export async function answerQuote(
  deps: QuotesDependencies,
  actor: Actor,
  { id, version, lines: offered, validUntil, message = '' }: NewOffer,
): Promise<Quote> {
  const { audit, catalogue, database, now } = deps
  const today = await readToday(deps)
  const { name: shop, tax } = await deps.readSettings()
  return database.transact(async (tx) => {
    const row = await lockQuote(tx, id)
    if (!row) throw notFound()
    requireAnswerable(row, version, today)
    if (validUntil < today) throw invalid('#/validUntil', messages.dayIsOver)
    const lines = toLines(row, offered)
    const total = lines.reduce((sum, line) => sum + line.total, 0)
    requireTotal(total)
    const offer = { lines, total_cents: total, valid_until: validUntil, message }
    const at = now()
    const next = { ...offer, version: row.version + 1, author_name: actor.name, at }
    await insertVersion(tx, id, next)
    const marks = auditedMarks(
      lines.map(({ unitPrice, ...line }) => ({ ...line, price: unitPrice })),
      await catalogue.costs(tx, { ids: lines.map(({ toolId }) => toolId) }),
    )
    await audit.record(tx, actor, {
      operation: 'quotes.answer',
      kind: 'quote',
      id,
      label: String(row.number),
      before: {
        version: row.version,
        total: row.total_cents === null ? null : displayMoney(row.total_cents),
        validUntil: row.valid_until,
      },
      after: {
        version: next.version,
        total: displayMoney(total),
        validUntil,
        ...marks,
      },
    })
    await queueBuyerMail(deps, tx, row, () => ({
      subject: messages.offerMail.subject(row.number, shop),
      text: messages.offerMail.text(
        { name: row.name, total, validUntil, taxed: tax === 'vat' },
        message,
        linkTo(deps, id),
      ),
      attachments: [attachmentOf(row, next.version)],
    }))
    return readQuoteDetails(
      tx,
      {
        ...row,
        state: 'answered',
        version: next.version,
        total_cents: total,
        valid_until: validUntil,
        changed_at: at,
      },
      today,
    )
  })
}

const invalid = (pointer: string, detail: string) => invalidInput({ errors: [{ pointer, detail }] })

function requireAnswerable(row: QuoteRow, version: number, today: Day): void {
  const state = stateOn(row.state, row.valid_until, today)
  if (!isAnswerable(state))
    throw quoteNotOpen({ detail: messages.notOpenDetail[state], facts: { state } })
  if (row.version !== version)
    throw quoteChanged({
      detail: messages.changedDetail(row.version),
      facts: { version: row.version },
    })
}

/**
 * @throws invalidInput for a tool that was not requested, or a price for a different number of
 *   units
 */
const toLines = ({ lines: asked }: QuoteRow, offered: NewOffer['lines']): OrderLine[] =>
  offered.map(({ toolId, quantity, unitPrice, pricePer }, position) => {
    const line = asked.find((one) => one.toolId === toolId)
    if (!line) throw invalid(`#/lines/${position}/toolId`, messages.notAsked)
    const fault = otherBase(pricePer, line.pricePer)
    if (fault !== undefined) throw invalid(`#/lines/${position}/pricePer`, fault)
    return { ...line, quantity, unitPrice, total: lineTotal(unitPrice, quantity, line.pricePer) }
  })
