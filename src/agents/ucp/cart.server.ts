/** Carts of UCP: lines at the person's prices, without delivery and tax. */
import { shopCurrency } from '../../platform/money/money.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { sharesTrade, type UcpCall, type UcpServices } from './context.server.ts'
import { nothingFound, success } from './envelope.ts'
import { assessLines, sumOf, toLineItem } from './assess-lines.server.ts'
import { capabilities } from './names.ts'
import type { CartRequest } from './requests.ts'
import { toCartContent } from './session-content.ts'
import { keepQuote, quoteOf, requestQuote } from './quote.server.ts'
import { cancelSession, saveContent, type SessionRow } from './session-store.server.ts'
import { buyerOf, createSession, requireSession } from './sessions.server.ts'

const kind = 'cart'

async function answer(
  door: UcpServices,
  call: UcpCall,
  row: SessionRow,
  { asksQuote = false }: { readonly asksQuote?: boolean | undefined } = {},
) {
  const { deps } = door
  const { actor } = buyerOf(call)
  const { lines, buyer, trade } = row.content
  const assessed = await assessLines(deps, actor, lines, { backOrder: trade?.back_order ?? false })
  const currency = shopCurrency().code
  const isTrade = sharesTrade(door, call)
  const { known } = assessed
  const whole = known.length === lines.length
  const asked =
    isTrade && asksQuote
      ? await requestQuote(door, call, row, { known, whole })
      : { content: row.content, said: [] }
  const said = [...assessed.messages, ...asked.said]
  const context = { origin: deps.origin, currency, trade: isTrade }
  const amount = sumOf(known)
  return {
    ucp: success(call.negotiated, capabilities.cart),
    id: row.id,
    line_items: known.map((line) => toLineItem(line, context)),
    ...(buyer === undefined ? {} : { buyer }),
    currency,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
    ...(said.length === 0 ? {} : { messages: said }),
    ...(isTrade
      ? {
          trade: {
            ...trade,
            company: actor.company?.name,
            quote: await quoteOf(door, call, asked.content),
          },
        }
      : {}),
    expires_at: row.expires_at.toISOString(),
  }
}

/** `create_cart`. */
export const createCart = async (door: UcpServices, call: UcpCall, request: CartRequest) =>
  answer(door, call, await createSession(door, call, { kind, content: toCartContent(request) }), {
    asksQuote: request.trade?.request_quote,
  })

/** A cart that was not cancelled. */
async function requireCart(door: UcpServices, call: UcpCall, id: string): Promise<SessionRow> {
  const row = await requireSession(door, call, { id, kind })
  if (row.state !== 'open') throw nothingFound(messages.notFound.cart)
  return row
}

/** `get_cart`. */
export const readCart = async (door: UcpServices, call: UcpCall, id: string) =>
  answer(door, call, await requireCart(door, call, id))

/** `update_cart`: replaces it completely. */
export async function updateCart(
  door: UcpServices,
  call: UcpCall,
  id: string,
  request: CartRequest,
) {
  const row = await requireCart(door, call, id)
  const content = keepQuote(row.content, toCartContent(request))
  if (!(await saveContent(door.deps.database.handle, row.id, content)))
    throw nothingFound(messages.notFound.cart)
  return answer(door, call, { ...row, content }, { asksQuote: request.trade?.request_quote })
}

/** `cancel_cart`: returns its former content. */
export async function cancelCart(door: UcpServices, call: UcpCall, id: string) {
  const row = await requireCart(door, call, id)
  const before = await answer(door, call, row)
  await cancelSession(door.deps.database.handle, row.id)
  return before
}
