/** The present state of a checkout: evaluated like an order, but not placed. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { type SavedAddress, phonePattern } from '../../accounts/contract.ts'
import { orderWireNames, type CheckedOrder } from '../../orders/contract.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import { sharesTrade, type UcpCall, type UcpServices } from './context.server.ts'
import { chosenOf, destinationsOf, toDestination, type Chosen } from './destination.ts'
import { errorMessage, isShared, success, warning, type UcpMessage } from './envelope.ts'
import {
  assessLines,
  sumOf,
  termWarning,
  toLineItem,
  type KnownLine,
} from './assess-lines.server.ts'
import { capabilities } from './names.ts'
import { accountTerm, paymentTerm, termsFor } from './payment-term.server.ts'
import { offerOf, quoteOf } from './quote.server.ts'
import { refusedOrder } from './refused-order.ts'
import type { SessionContent } from './session-content.ts'
import type { SessionRow } from './session-store.server.ts'
import { buyerOf } from './sessions.server.ts'
import {
  checkAcceptance,
  checkOrder,
  readAddresses,
  type AgreedOffer,
  type OrderFields,
} from './shop-calls.server.ts'

export type AssessedCheckout = {
  readonly known: readonly KnownLine[]
  readonly destinations: readonly Chosen[]
  readonly chosen: Chosen | undefined
  readonly messages: readonly UcpMessage[]
  /** The prospective order; undefined if it could not be placed. */
  readonly checked: CheckedOrder | undefined
  /** The offer whose prices apply; undefined: the shop's prices. */
  readonly offer?: AgreedOffer | undefined
}

const phoneOf = (content: SessionContent, chosen: Chosen | undefined): string =>
  (chosen?.phone || content.buyer?.phone_number) ?? ''

/**
 * The order of a checkout, in the form of `POST /orders`.
 * @param known its lines
 */
export function orderFields(
  content: SessionContent,
  known: readonly KnownLine[],
  chosen: Chosen | undefined,
): OrderFields {
  const { po_number: poNumber, note, back_order: backOrder } = content.trade ?? {}
  return {
    lines: known.map(({ tool, quantity }) => ({ toolId: tool.id, quantity })),
    [orderWireNames.phone]: phoneOf(content, chosen),
    address: chosen?.text,
    shipTo: chosen?.parts,
    poNumber,
    note,
    backOrder,
  }
}

const missing = (content: SessionContent, chosen: Chosen | undefined): UcpMessage[] => [
  ...(phonePattern.test(phoneOf(content, chosen))
    ? []
    : [errorMessage('field_required', messages.noPhone, { path: '$.buyer.phone_number' })]),
  ...(chosen && chosen.text !== ''
    ? []
    : [errorMessage('field_required', messages.noAddress, { path: '$.fulfillment.methods' })]),
]

/** Evaluates a checkout with the present addresses, prices and rules. */
export async function assessCheckout(
  door: UcpServices,
  call: UcpCall,
  content: SessionContent,
): Promise<AssessedCheckout> {
  const { actor } = buyerOf(call)
  const backOrder = content.trade?.back_order ?? false
  const assessed = await assessLines(door.deps, actor, content.lines, { backOrder })
  const saved: readonly SavedAddress[] = await readAddresses(door, call)
  const destinations = destinationsOf(content, saved)
  const chosen = chosenOf(content, destinations)
  const {
    known,
    offer,
    said: ofOffer,
  } = content.usesQuote
    ? await offerOf(door, call, content, assessed.known)
    : { known: assessed.known, offer: undefined, said: [] }
  const said = [...assessed.messages, ...ofOffer, ...missing(content, chosen)]
  if (content.term !== undefined && content.term !== accountTerm) said.push(termWarning())
  const isWhole = known.length > 0 && said.every(({ type }) => type !== 'error')
  if (!isWhole) return { known, destinations, chosen, messages: said, checked: undefined }
  try {
    const fields = orderFields(content, known, chosen)
    const checked = offer
      ? await checkAcceptance(door, call, offer, fields)
      : await checkOrder(door, call, fields)
    if (checked.holdReason !== undefined)
      said.push(warning('approval_required', messages.waits(checked.holdReason)))
    return { known, destinations, chosen, messages: said, checked, offer }
  } catch (error) {
    if (!isProblem(error)) throw error
    const refusals = refusedOrder(error)
    return { known, destinations, chosen, messages: [...said, ...refusals], checked: undefined }
  }
}

export const grossOf = ({ total, tax }: Pick<CheckedOrder, 'total' | 'tax'>): number =>
  tax?.gross ?? total

function totalsOf({ known, checked }: AssessedCheckout) {
  const subtotal = sumOf(known)
  if (!checked)
    return [
      { type: 'subtotal', amount: subtotal },
      { type: 'total', amount: subtotal },
    ]
  const { delivery, tax } = checked
  return [
    { type: 'subtotal', amount: checked.lines.reduce((sum, { total }) => sum + total, 0) },
    ...(delivery
      ? [{ type: 'fulfillment', display_text: messages.delivery, amount: delivery.charge }]
      : []),
    ...(tax ? [{ type: 'tax', display_text: messages.tax, amount: tax.amount }] : []),
    { type: 'total', amount: grossOf(checked) },
  ]
}

function fulfillmentOf({ known, destinations, chosen, checked }: AssessedCheckout) {
  if (known.length === 0) return {}
  const lineIds = known.map(({ id }) => id)
  const amount = checked?.delivery?.charge ?? 0
  const option = {
    id: 'delivery',
    title: messages.delivery,
    description: { plain: checked?.delivery?.reason || messages.deliveryFree },
    totals: [{ type: 'total', amount }],
  }
  return {
    fulfillment: {
      methods: [
        {
          id: 'shipping',
          type: 'shipping',
          line_item_ids: lineIds,
          destinations: destinations.map(toDestination),
          ...(chosen ? { selected_destination_id: chosen.id } : {}),
          groups: [
            {
              id: 'all',
              line_item_ids: lineIds,
              ...(checked ? { options: [option], selected_option_id: option.id } : {}),
            },
          ],
        },
      ],
    },
  }
}

const statusOf = ({ checked, messages: said }: AssessedCheckout) => {
  if (checked) return 'ready_for_complete'
  const errors = said.filter((message) => message.type === 'error')
  const forPeople = errors.filter(({ severity }) => severity.startsWith('requires_'))
  return errors.length > 0 && errors.length === forPeople.length
    ? 'requires_escalation'
    : 'incomplete'
}

/**
 * A checkout in the form of a response.
 * @param more additional messages
 */
export async function toCheckout(
  door: UcpServices,
  call: UcpCall,
  { row, assessed }: { readonly row: SessionRow; readonly assessed: AssessedCheckout },
) {
  const { deps } = door
  const { actor } = buyerOf(call)
  const [currency, trade] = [shopCurrency().code, sharesTrade(door, call)]
  const totals = totalsOf(assessed)
  const amount = totals.at(-1)?.amount ?? 0
  const terms = await termsFor(deps, deps.database.handle, actor)
  const { content } = row
  return {
    ucp: success(call.negotiated, capabilities.checkout),
    id: row.id,
    status: statusOf(assessed),
    line_items: assessed.known.map((line) =>
      toLineItem(line, { origin: deps.origin, currency, trade }),
    ),
    ...(content.buyer === undefined ? {} : { buyer: content.buyer }),
    currency,
    totals,
    ...(isShared(call.negotiated, capabilities.fulfillment) ? fulfillmentOf(assessed) : {}),
    ...(isShared(call.negotiated, capabilities.paymentTerms)
      ? { payment: { selected_term_id: accountTerm, terms: [paymentTerm(terms, amount)] } }
      : {}),
    ...(assessed.messages.length === 0 ? {} : { messages: assessed.messages }),
    links: linksOf(deps.origin),
    ...(trade
      ? {
          trade: {
            ...tradeOf(content, assessed.checked, actor.company?.name),
            ...(content.usesQuote
              ? { use_quote: true, quote: await quoteOf(door, call, content) }
              : {}),
          },
        }
      : {}),
    continue_url: `${deps.origin}/cart`,
    expires_at: row.expires_at.toISOString(),
  }
}

export const linksOf = (origin: string) => [
  { type: 'terms_of_service', url: `${origin}/terms` },
  { type: 'privacy_policy', url: `${origin}/privacy` },
]

const tradeOf = (
  { trade = {} }: SessionContent,
  checked: CheckedOrder | undefined,
  company: string | undefined,
) => ({
  ...trade,
  ...(company === undefined ? {} : { company }),
  ...(checked
    ? {
        approval:
          checked.onHold === undefined
            ? { state: 'none' }
            : { state: 'required', by: checked.onHold, reason: checked.holdReason },
      }
    : {}),
})
