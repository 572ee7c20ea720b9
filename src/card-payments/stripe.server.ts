/** Stripe Checkout as a card payment provider, using Stripe's own library. */
import type Stripe from 'stripe'
import type { CardsConfig } from '../platform/config/cards-config.server.ts'
import {
  CardProviderError,
  type CardProvider,
  type DisputeState,
  type NewSession,
  type ProviderEvent,
  type ProviderRefund,
  type ProviderSession,
} from './provider.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'

type StripeConfig = Extract<CardsConfig, { readonly kind: 'stripe' }>

/** Milliseconds for one call; the library retries a failed call with the same key. */
const timeout = 15_000
/** The maximum age of a signature, in seconds. */
const tolerance = 300

/** @param origin the shop's address, to which buyers return */
export function createStripeProvider(config: StripeConfig, origin: string): CardProvider {
  let loading: Promise<Stripe> | undefined
  // Loaded when it is first needed.
  const stripe = (): Promise<Stripe> => (loading ??= connect(config))
  const call = async <T>(work: (client: Stripe) => Promise<T>): Promise<T> => {
    const client = await stripe()
    try {
      return await work(client)
    } catch (error) {
      throw toProviderError(error)
    }
  }
  return {
    name: 'stripe',
    label: 'Stripe',
    createSession: (session) =>
      call(async ({ checkout }) =>
        toSession(
          await checkout.sessions.create(sessionParams(session, origin), {
            idempotencyKey: `session-${session.id}`,
          }),
        ),
      ),
    readSession: (id) =>
      call(async ({ checkout }) => toSession(await checkout.sessions.retrieve(id))),
    expireSession: (id) =>
      call(async ({ checkout }) => toSession(await checkout.sessions.expire(id))),
    refund: ({ id, payment, cents }) =>
      call(async ({ refunds }) =>
        toRefund(
          await refunds.create(
            { payment_intent: payment, amount: cents, metadata: { refund: id } },
            { idempotencyKey: `refund-${id}` },
          ),
        ),
      ),
    readRefund: (id) => call(async ({ refunds }) => toRefund(await refunds.retrieve(id))),
    async readEvent(body, signature, now) {
      const { webhooks } = await stripe()
      try {
        return toEvent(
          webhooks.constructEvent(
            body,
            signature,
            config.webhookSecret,
            tolerance,
            undefined,
            now.getTime(),
          ),
        )
      } catch (error) {
        throw new CardProviderError('forged', messages.forged, error)
      }
    },
  }
}

async function connect({ secretKey, api }: StripeConfig): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(api)
  return new Client(secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
  })
}

/** One line with the total; the invoice lists its parts. */
const sessionParams = (
  { id, order, cents, currency, expiresAt }: NewSession,
  origin: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: cents,
        product_data: { name: messages.orderOnPage(order) },
      },
    },
  ],
  client_reference_id: id,
  metadata: { attempt: id, order: String(order) },
  payment_intent_data: { metadata: { attempt: id, order: String(order) } },
  expires_at: Math.floor(expiresAt.getTime() / 1000),
  success_url: `${origin}/dashboard/orders/${order}?card=returned`,
  cancel_url: `${origin}/dashboard/orders/${order}?card=left`,
})

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

function toSession(
  session: Stripe.Checkout.Session,
  state: ProviderSession['state'] = stateOf(session),
): ProviderSession {
  return {
    id: session.id,
    attempt: session.client_reference_id ?? '',
    state,
    address: session.url,
    payment: idOf(session.payment_intent),
    cents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  }
}

function stateOf({
  status,
  payment_status: payment,
}: Stripe.Checkout.Session): ProviderSession['state'] {
  if (payment === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  return status === 'complete' ? 'waiting' : 'open'
}

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

const toRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  refund: refund.metadata?.['refund'] ?? '',
  payment: idOf(refund.payment_intent) ?? '',
  cents: refund.amount,
  currency: refund.currency.toUpperCase(),
  state: refundStates[refund.status ?? ''] ?? 'pending',
  failure: refund.failure_reason ?? '',
})

const disputeState = (status: string): DisputeState => {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open'
}

function toEvent(event: Stripe.Event): ProviderEvent {
  const { id, type } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { id, type, kind: 'session', session: toSession(event.data.object) }
    case 'checkout.session.async_payment_failed':
      return { id, type, kind: 'session', session: toSession(event.data.object, 'failed') }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { id, type, kind: 'refund', refund: toRefund(event.data.object) }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent: payment, status } = event.data.object
      return {
        id,
        type,
        kind: 'dispute',
        payment: idOf(payment) ?? '',
        state: disputeState(status),
      }
    }
    default:
      return { id, type, kind: 'other' }
  }
}

/** Errors of the library; their messages never contain keys. */
function toProviderError(error: unknown): CardProviderError {
  const status = statusOf(error)
  const message = error instanceof Error ? error.message : String(error)
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 429
  return new CardProviderError(isRefusal ? 'refused' : 'away', message.slice(0, 400), error)
}

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined
