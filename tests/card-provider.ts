/**
 * A stand-in of Stripe's API on this machine: pages on which somebody pays, refunds, and signed
 * messages. It speaks the wire that Stripe's library speaks, and is as strict about it.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const secretKey = 'sk_test_0123456789abcdef'
const webhookSecret = 'whsec_0123456789abcdef'

type Json = Record<string, unknown>
type Fields = ReadonlyMap<string, string>

/** A message as it was or could be sent. */
type SentEvent = { readonly id: string; readonly type: string; readonly data: Json }
type Delivery = {
  /** When it is signed; now by default. */
  readonly at?: Date
  readonly secret?: string
  /** Changes the body after it is signed. */
  readonly tamper?: (body: string) => string
}

export type CardProviderStandIn = Awaited<ReturnType<typeof startCardProvider>>

/** What the provider knows. */
type Books = {
  readonly now: () => Date
  readonly sessions: Map<string, Json>
  readonly refunds: Map<string, Json>
  readonly events: SentEvent[]
  /** What was asked: 'POST /v1/refunds'. */
  readonly calls: string[]
  /** What was answered to each idempotency key, and to what. */
  readonly answered: Map<string, { readonly asked: string; readonly answer: Json }>
  origin: string
  receiver: string
  isAway: boolean
  refundStatus: string
}

class ApiError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const sessionFields =
  /^(?:mode|allowed_payment_method_types\[\d\]|line_items\[\d\]\[(?:quantity|price_data)\].*|client_reference_id|metadata\[\w+\]|payment_intent_data\[metadata\]\[\w+\]|expires_at|success_url|cancel_url)$/
const refundFields = /^(?:payment_intent|amount|metadata\[\w+\])$/

function note({ events }: Books, type: string, object: Json): SentEvent {
  const event = { id: `evt_${randomUUID()}`, type, data: { object: { ...object } } }
  events.push(event)
  return event
}

function sign({ now }: Books, event: SentEvent, { at = now(), secret = webhookSecret }: Delivery) {
  const body = JSON.stringify({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    ...event,
    created: Math.floor(now().getTime() / 1000),
  })
  const time = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${digest}` }
}

/** @returns the status with which the shop answered; 0 when it was not reached */
async function send(books: Books, event: SentEvent, delivery: Delivery): Promise<number> {
  const { body, signature } = sign(books, event, delivery)
  try {
    const response = await fetch(books.receiver, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: delivery.tamper?.(body) ?? body,
    })
    return response.status
  } catch {
    return 0
  }
}

function requireSession({ sessions }: Books, id: string): Json {
  const session = sessions.get(id)
  if (!session) throw new ApiError(404, `No such checkout session: ${id}`)
  return session
}

function requireOpen(books: Books, id: string): Json {
  const session = requireSession(books, id)
  if (session['status'] !== 'open') throw new ApiError(400, 'This session has ended')
  return session
}

/** Somebody pays on a page. @returns the message about it, which is not sent */
function pay(books: Books, id: string): SentEvent {
  const session = requireOpen(books, id)
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: `pi_${randomUUID().slice(0, 8)}`,
  })
  return note(books, 'checkout.session.completed', session)
}

function createSession({ now, origin, sessions }: Books, fields: Fields): Json {
  const text = (name: string): string => fields.get(name) ?? ''
  const expires = Number(text('expires_at')) * 1000 - now().getTime()
  if (expires < 29 * 60_000 || expires > 24 * 3_600_000)
    throw new ApiError(400, 'expires_at must be between 30 minutes and 24 hours from now')
  const amount = Number(text('line_items[0][price_data][unit_amount]'))
  if (!Number.isSafeInteger(amount) || amount < 50) throw new ApiError(400, 'Amount too small')
  const id = `cs_test_${randomUUID().slice(0, 8)}`
  const session = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    url: `${origin}/pay/${id}`,
    amount_total: amount,
    payment_intent: null,
    currency: text('line_items[0][price_data][currency]'),
    client_reference_id: text('client_reference_id'),
    success_url: text('success_url'),
    cancel_url: text('cancel_url'),
    name: text('line_items[0][price_data][product_data][name]'),
  }
  sessions.set(id, session)
  return session
}

function createRefund({ sessions, refunds, refundStatus }: Books, fields: Fields): Json {
  const payment = fields.get('payment_intent') ?? ''
  const session = [...sessions.values()].find((one) => one['payment_intent'] === payment)
  if (!session) throw new ApiError(404, `No such payment_intent: ${payment}`)
  const amount = Number(fields.get('amount'))
  const before = [...refunds.values()]
    .filter((one) => one['payment_intent'] === payment && one['status'] !== 'failed')
    .reduce((sum, one) => sum + Number(one['amount']), 0)
  if (before + amount > Number(session['amount_total']))
    throw new ApiError(400, 'Refund amount is greater than unrefunded amount on charge')
  const id = `re_${randomUUID().slice(0, 8)}`
  const refund = {
    id,
    object: 'refund',
    amount,
    currency: session['currency'],
    status: refundStatus,
    payment_intent: payment,
    failure_reason: null,
    metadata: { refund: fields.get('metadata[refund]') ?? '' },
  }
  refunds.set(id, refund)
  return refund
}

function answerCall(books: Books, method: string, path: string, fields: Fields): Json {
  const [, kind, id = '', action] =
    /^\/v1\/(checkout\/sessions|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
  if (kind === 'checkout/sessions') {
    if (method === 'POST' && id === '') return createSession(books, fields)
    if (action !== 'expire') return requireSession(books, id)
    const session = requireOpen(books, id)
    Object.assign(session, { status: 'expired', url: null })
    note(books, 'checkout.session.expired', session)
    return session
  }
  if (kind !== 'refunds') throw new ApiError(404, `Unrecognized request URL (${method}: ${path})`)
  if (method === 'POST') return createRefund(books, fields)
  const refund = books.refunds.get(id)
  if (!refund) throw new ApiError(404, `No such refund: ${id}`)
  return refund
}

/** The same key asks the same, and gets the first answer again. */
function answerOnce(books: Books, request: IncomingMessage, path: string, body: string): Json {
  if (request.headers.authorization !== `Bearer ${secretKey}`)
    throw new ApiError(401, 'Invalid API Key provided')
  const method = request.method ?? ''
  const fields: Fields = new Map(new URLSearchParams(body))
  const known = path === '/v1/refunds' ? refundFields : sessionFields
  const unknown = [...fields.keys()].find((name) => !known.test(name))
  if (unknown !== undefined) throw new ApiError(400, `Received unknown parameter: ${unknown}`)
  const key = String(request.headers['idempotency-key'] ?? '')
  const earlier = method === 'POST' ? books.answered.get(key) : undefined
  if (earlier && earlier.asked !== body)
    throw new ApiError(400, 'Keys for idempotent requests need the same parameters')
  books.calls.push(`${method} ${path}`)
  const answer = earlier?.answer ?? { ...answerCall(books, method, path, fields) }
  if (method === 'POST' && key !== '') books.answered.set(key, { asked: body, answer })
  return answer
}

const escaped = (text: unknown): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const pageText = (session: Json): string => `<!doctype html><html lang="en"><title>Pay</title><main>
  <h1>${escaped(session['name'])}</h1>
  <p>${(Number(session['amount_total']) / 100).toFixed(2)} ${escaped(session['currency'])}</p>
  <form method="post"><button>Pay</button></form>
  <form method="post" action="?later"><button>Pay, and tell the shop later</button></form>
  <a href="${escaped(session['cancel_url'])}">Back to the shop</a></main>`

async function respond(
  books: Books,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  let body = ''
  for await (const chunk of request) body += String(chunk)
  try {
    if (books.isAway) throw new ApiError(503, 'Try again later')
    const page = /^\/pay\/(\w+)$/.exec(path)?.[1]
    if (page === undefined) {
      const answer = JSON.stringify(answerOnce(books, request, path, body))
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
    } else if (request.method === 'POST') {
      const event = pay(books, page)
      if (search === '') await send(books, event, {})
      const to = String(requireSession(books, page)['success_url'])
      response.writeHead(303, { location: to }).end()
    } else {
      const text = pageText(requireSession(books, page))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text)
    }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 500
    const message = error instanceof Error ? error.message : String(error)
    const type = status < 500 ? 'invalid_request_error' : 'api_error'
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { type, message } }))
  }
}

/** @param now the time; that of this machine by default */
export async function startCardProvider(now: () => Date = () => new Date()) {
  const books: Books = {
    now,
    sessions: new Map(),
    refunds: new Map(),
    events: [],
    calls: [],
    answered: new Map(),
    origin: '',
    receiver: '',
    isAway: false,
    refundStatus: 'succeeded',
  }
  const server = createServer((request, response) => void respond(books, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  books.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    /** For the environment of a shop. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: books.origin,
    },
    sessions: books.sessions,
    refunds: books.refunds,
    /** The messages there were, the first one first; sent or not. */
    events: books.events,
    calls: books.calls,
    note: (type: string, object: Json) => note(books, type, object),
    pay: (id: string) => pay(books, id),
    sign: (event: SentEvent, delivery: Delivery = {}) => sign(books, event, delivery),
    send: (event: SentEvent, delivery: Delivery = {}) => send(books, event, delivery),
    /** Where messages go: the origin of a shop. */
    deliverTo: (shop: string) => (books.receiver = `${shop}/api/card-payments/stripe/events`),
    /** It answers 503 to everything, as long as it is away. */
    setAway: (away: boolean) => (books.isAway = away),
    /** The state of refunds that are asked for from now on. */
    setRefundStatus: (status: 'succeeded' | 'pending') => (books.refundStatus = status),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The id of the page at an address of the stand-in. */
export const pageOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)
