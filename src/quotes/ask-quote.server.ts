/** A buyer requests a quote: the request is stored with the prices of that day. */
import type { Actor } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { once } from '../../packages/pg-kit/once.server.ts'
import { lineTotal, unitPriceFor } from '../catalogue/rules.ts'
import { saleBasis } from '../catalogue/model/units.ts'
import type { OrderLine } from '../orders/order-line.ts'
import { linesRefused } from '../orders/contract.ts'
import { queueNotice } from './admin-digest.server.ts'
import type { NewQuote, Quote } from './contract.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import { readQuoteDetails } from './dto.server.ts'
import { quotesMessages as messages } from './messages/quotes.ts'
import { findQuote, insertMessage, insertQuote } from './store.server.ts'
import { readToday } from './visible-quotes.server.ts'

type QuoteLinesInput = NewQuote['lines']

/**
 * Requests a quote; admins get a mail. The same key returns the first quote.
 * @throws linesRefused naming tools that are not sold; keyReused
 */
export async function askQuote(
  deps: QuotesDependencies,
  actor: Actor,
  key: string,
  asked: NewQuote,
): Promise<Quote> {
  const today = await readToday(deps)
  const body = { ...asked, company: actor.company?.id }
  return deps.database.transact(async (tx) => {
    await deps.companies.requireMembership(tx, actor)
    const { id } = await once(tx, { actor: actor.id, ...quoteKeys, key, body }, () =>
      writeQuote(deps, tx, actor, key, asked),
    )
    const row = await findQuote(tx, id)
    // It may have been passed to a colleague since.
    if (row?.user_id !== actor.id) throw notFound()
    return readQuoteDetails(tx, row, today)
  })
}

const quoteKeys = {
  operation: 'quotes',
  formerIndex: 'quotes_user_id_idempotency_key_key',
} as const

async function writeQuote(
  deps: QuotesDependencies,
  tx: Handle,
  actor: Actor,
  key: string,
  { lines: asked, message = '' }: NewQuote,
): Promise<{ readonly id: string }> {
  const [id, at] = [deps.newId(), deps.now()]
  await insertQuote(tx, {
    id,
    user_id: actor.id,
    email: actor.email,
    name: actor.name,
    company_id: actor.company?.id ?? null,
    company_name: actor.company?.name ?? null,
    lines: await priceLines(deps, tx, actor, asked),
    idempotencyKey: key,
    asked_at: at,
  })
  if (message !== '')
    await insertMessage(tx, id, {
      side: 'buyer',
      author_id: actor.id,
      author_name: actor.name,
      text: message,
      at,
    })
  await queueNotice(deps, tx, actor, { quote_id: id, event: 'asked', text: message })
  return { id }
}

/**
 * At the buyer's prices of today, as a starting point for staff.
 * @throws linesRefused
 */
async function priceLines(
  { prices }: QuotesDependencies,
  tx: Handle,
  actor: Actor,
  asked: QuoteLinesInput,
): Promise<readonly OrderLine[]> {
  const ids = asked.map(({ toolId }) => toolId)
  const offers = await prices.pricedTools(tx, actor, ids)
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
