/**
 * The quote of a cart: an agent requests it once for the cart's lines, staff reply later, and the
 * cart shows its state. The person accepts it in the shop, or the agent by `accept_quote` or by a
 * checkout of the cart that uses it.
 */
import { isProblem } from '../../../packages/contract/problem.ts'
import { hash } from 'node:crypto'
import { shopCurrency } from '../../platform/money/money.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { meaningOf } from '../ucp-scopes.ts'
import type { KnownLine } from './assess-lines.server.ts'
import type { UcpCall, UcpServices } from './context.server.ts'
import { errorMessage, info, type UcpMessage } from './envelope.ts'
import { refusedOrder } from './refused-order.ts'
import type { SessionContent } from './session-content.ts'
import { saveContent, type SessionRow } from './session-store.server.ts'
import { askForQuote, readQuote, type AgreedOffer } from './shop-calls.server.ts'

const placing = 'dev.ucp.shopping.checkout:manage'

type Asked = { readonly content: SessionContent; readonly said: readonly UcpMessage[] }

/** Requests a quote for these lines, once: the same lines of a cart are the same quote. */
export async function requestQuote(
  door: UcpServices,
  call: UcpCall,
  row: SessionRow,
  { known, whole }: { readonly known: readonly KnownLine[]; readonly whole: boolean },
): Promise<Asked> {
  const { content } = row
  const refuse = (...said: readonly UcpMessage[]): Asked => ({ content, said })
  const needed = meaningOf[placing]
  if (!needed.every((right) => call.caller?.scopes.includes(right)))
    return refuse(errorMessage('insufficient_scope', messages.scope(placing)))
  if (!whole || known.length === 0)
    return refuse(errorMessage('quote_not_requested', messages.quote.notWhole))
  const lines = known.map(({ tool, quantity }) => ({ toolId: tool.id, quantity }))
  const digest = hash('sha256', JSON.stringify(lines)).slice(0, 20)
  try {
    const quote = await askForQuote(door, call, {
      fields: { lines, message: content.trade?.note },
      key: `ucp-${row.id}-${digest}`,
    })
    const asked = { ...content, quote: quote.id }
    await saveContent(door.deps.database.handle, row.id, asked)
    return { content: asked, said: [info('quote_requested', messages.quote.asked(quote.number))] }
  } catch (error) {
    if (!isProblem(error)) throw error
    return refuse(...refusedOrder(error))
  }
}

/** The state of a cart's quote, for the extension. */
export async function quoteOf(
  door: UcpServices,
  call: UcpCall,
  { quote }: SessionContent,
): Promise<object | undefined> {
  if (quote === undefined) return undefined
  const { number, state, total, validUntil, order } = await readQuote(door, call, quote)
  return {
    number,
    state,
    ...(total === null ? {} : { total: { amount: total, currency: shopCurrency().code } }),
    ...(validUntil === null ? {} : { valid_until: validUntil }),
    ...(order === null ? {} : { order: String(order) }),
    url: `${door.deps.origin}/dashboard/quotes/${quote}`,
  }
}

type Offered = {
  /** The lines at the prices of the offer. */
  readonly known: readonly KnownLine[]
  /** Undefined if no offer is valid: `said` explains why. */
  readonly offer: AgreedOffer | undefined
  readonly said: readonly UcpMessage[]
}

/** The newest valid offer for these lines. */
export async function offerOf(
  door: UcpServices,
  call: UcpCall,
  { quote: id }: SessionContent,
  known: readonly KnownLine[],
): Promise<Offered> {
  const refuse = (code: string, why: string): Offered => ({
    known,
    offer: undefined,
    said: [errorMessage(code, why, { path: '$.trade.use_quote' })],
  })
  if (id === undefined) return refuse('quote_missing', messages.quote.missing)
  const { state, versions } = await readQuote(door, call, id)
  const [newest] = versions
  if (state !== 'answered' || !newest)
    return refuse('quote_not_open', messages.quote.states[state === 'answered' ? 'asked' : state])
  const offered = new Map(newest.lines.map((line) => [line.toolId, line]))
  const isSame =
    offered.size === known.length &&
    known.every(({ tool, quantity }) => offered.get(tool.id)?.quantity === quantity)
  if (!isSame) return refuse('quote_lines_differ', messages.quote.otherLines)
  return {
    offer: { id, version: newest.version },
    said: [],
    known: known.map((line) => {
      const { unitPrice = 0, pricePer } = offered.get(line.tool.id) ?? {}
      return { ...line, tool: { ...line.tool, price: unitPrice, priceBreaks: [], pricePer } }
    }),
  }
}

const linesOf = ({ lines }: SessionContent): string =>
  JSON.stringify(lines.map(({ item, quantity }) => [item, quantity]))

/** The new content of a cart; keeps the previous quote if the lines are the same. */
export const keepQuote = (before: SessionContent, content: SessionContent): SessionContent =>
  before.quote !== undefined && linesOf(before) === linesOf(content)
    ? { ...content, quote: before.quote }
    : content
