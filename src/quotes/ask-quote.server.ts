/** A buyer asks for prices: what is asked for is kept with the prices of that day. */
import type { Actor } from '../../packages/contract/endpoint.ts'
import { lineTotal, unitPriceFor } from '../catalogue/rules.ts'
import { saleBasis } from '../catalogue/units/units.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { linesRefused } from '../orders/contract.ts'
import { queueNotice } from './admin-digest.server.ts'
import { quoteKeyReused, type NewQuote, type Quote } from './contract.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { readQuoteDetails } from './dto.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { findByKey, insertMessage, insertQuote, type QuoteRow } from './store.server.ts'
import { readToday } from './visible-quotes.server.ts'

type Asked = NewQuote['lines']

/**
 * Asks; admins get a mail. The same key again finds the first quote.
 * @throws linesRefused naming tools that are not sold; quoteKeyReused
 */
export async function askQuote(
  deps: QuotesDependencies,
  actor: Actor,
  key: string,
  { lines: asked, message = '' }: NewQuote,
): Promise<Quote> {
  const { database, newId, now } = deps
  const lines = await priceLines(deps, actor, asked)
  const today = await readToday(deps)
  return database.transact(async (tx) => {
    const row = await insertQuote(tx, {
      ...{ id: newId(), user_id: actor.id, email: actor.email, name: actor.name },
      company_id: actor.company?.id ?? null,
      company_name: actor.company?.name ?? null,
      ...{ lines, idempotencyKey: key, asked_at: now() },
    })
    if (!row)
      return readQuoteDetails(
        tx,
        requireSame(await findByKey(tx, actor.id, key), actor, asked),
        today,
      )
    if (message !== '')
      await insertMessage(tx, row.id, {
        ...{ side: 'buyer', author_id: actor.id, author_name: actor.name },
        ...{ text: message, at: now() },
      })
    await queueNotice(deps, tx, actor, { quote_id: row.id, event: 'asked', text: message })
    return readQuoteDetails(tx, row, today)
  })
}

/** At the buyer's prices of today, for staff to begin with. @throws linesRefused */
async function priceLines(
  { prices, database }: QuotesDependencies,
  actor: Actor,
  asked: Asked,
): Promise<readonly OrderLine[]> {
  const ids = asked.map(({ toolId }) => toolId)
  const offers = await prices.offers(database.handle, actor, ids)
  const tools = new Map(offers.map((tool) => [tool.id, tool]))
  const refused = asked.flatMap(({ toolId }, position) =>
    tools.has(toolId)
      ? []
      : [{ position, toolId, why: 'gone' as const, detail: messages.lineNotSold }],
  )
  if (refused.length > 0)
    throw linesRefused({
      detail: messages.lineNotSold,
      errors: refused.map(({ position, detail }) => ({ pointer: `#/lines/${position}`, detail })),
      facts: { lines: refused },
    })
  return asked.flatMap(({ toolId, quantity }) => {
    const tool = tools.get(toolId)
    if (!tool) return []
    const unitPrice = unitPriceFor(tool, quantity)
    const { sku, name, unit, pricePer } = tool
    const total = lineTotal(unitPrice, quantity, pricePer)
    return [{ toolId, sku, name, quantity, unitPrice, ...saleBasis(unit, pricePer), total }]
  })
}

/** @throws quoteKeyReused when other lines were sent under the key, or for another company */
function requireSame(row: QuoteRow | undefined, { company }: Actor, asked: Asked): QuoteRow {
  const isSame =
    row?.company_id === (company?.id ?? null) &&
    row.lines.length === asked.length &&
    row.lines.every(
      ({ toolId, quantity }, index) =>
        asked[index]?.toolId === toolId && asked[index].quantity === quantity,
    )
  if (!row || !isSame) throw quoteKeyReused({ detail: messages.keyReusedDetail })
  return row
}
