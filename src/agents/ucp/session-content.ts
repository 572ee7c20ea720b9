/** The stored content of an agent's cart or checkout. Pure. */
import type { CartRequest, CheckoutRequest, Destination, LineRequest } from './requests.ts'

export type ContentLine = {
  readonly id: string
  readonly item: string
  readonly quantity: number
  /** The unit in which the agent counts. */
  readonly unit?: string
}
export type SessionContent = {
  readonly lines: readonly ContentLine[]
  readonly buyer?: CartRequest['buyer']
  readonly trade?: Omit<NonNullable<CartRequest['trade']>, 'request_quote' | 'use_quote'>
  readonly destination?: Destination
  readonly destinationId?: string
  readonly term?: string
  /** The id of the quote requested for these lines. */
  readonly quote?: string
  /** In a checkout: whether it uses that quote's prices. */
  readonly usesQuote?: boolean
}

/** Lines as stored, each with its previous or a new id. */
function toLines(lines: readonly LineRequest[]): readonly ContentLine[] {
  const used = new Set<string>()
  let count = 0
  const fresh = (): string => {
    do count += 1
    while (used.has(`li_${count}`))
    return `li_${count}`
  }
  const sent = lines.map(({ id }) => {
    if (id === undefined || used.has(id)) return undefined
    used.add(id)
    return id
  })
  return lines.map(({ item, quantity }, index) => {
    const id = sent[index] ?? fresh()
    used.add(id)
    const unit = item.quantity_unit?.unit
    return { id, item: item.id, quantity, ...(unit === undefined ? {} : { unit }) }
  })
}

export const toCartContent = ({
  line_items: lines,
  buyer,
  trade: { request_quote: _asks, use_quote: _uses, ...trade } = {},
}: CartRequest): SessionContent => ({
  lines: toLines(lines),
  ...(buyer === undefined ? {} : { buyer }),
  ...(Object.keys(trade).length === 0 ? {} : { trade }),
})

export function toCheckoutContent(request: CheckoutRequest): SessionContent {
  const method = request.fulfillment?.methods?.[0]
  const selected = method?.selected_destination_id ?? undefined
  const term = request.payment?.selected_term_id ?? undefined
  const destinations = method?.destinations ?? []
  const destination =
    destinations.find(({ id }) => id !== undefined && id === selected) ?? destinations[0]
  return {
    ...toCartContent(request),
    ...(request.trade?.use_quote === true ? { usesQuote: true } : {}),
    ...(destination === undefined ? {} : { destination }),
    ...(selected === undefined ? {} : { destinationId: selected }),
    ...(term === undefined ? {} : { term }),
  }
}
