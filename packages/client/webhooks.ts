/** Verifies webhook messages according to Standard Webhooks (standardwebhooks.com). */

/** Why a message is not from the shop, or not from now. Answer it with 401. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
  readonly reason: 'headers' | 'time' | 'signature' | 'body'
  constructor(reason: WebhookRefused['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** What a receiver got: the headers as `fetch` or Node has them, and the body as it came. */
export type WebhookMessage = {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** Byte for byte: JSON that was read and written again has another signature. */
  readonly body: string | Uint8Array<ArrayBuffer>
}

export type VerifyOptions = {
  /** Seconds by which the clocks of shop and receiver may differ; 300 by default. */
  readonly tolerance?: number
  /** Now, in milliseconds since 1970. */
  readonly now?: number
}

/** A message that is from the shop. `id` is the same each time that it is sent: remember it. */
export type Verified<Event> = { readonly id: string; readonly event: Event }

const prefix = 'whsec_'

/** What each message says. `version` rises when a receiver of before would fail. */
export type WebhookPayload = {
  readonly type: string
  readonly timestamp: string
  readonly version: number
  readonly data: unknown
}

const bodyWanted =
  'The body must be what came, as text or bytes: a framework that has parsed it has a way to the raw body'

/**
 * Verifies a message.
 * @param isEvent whether a payload is an event of this API
 * @param secrets the secret of the webhook (`whsec_…`), or several while it is being replaced
 * @throws WebhookRefused; TypeError for a secret that is none, or a body that was parsed
 */
export async function verifyMessage<Event extends WebhookPayload>(
  isEvent: (payload: WebhookPayload) => payload is Event,
  secrets: string | readonly string[],
  { headers, body }: WebhookMessage,
  { tolerance = 300, now = Date.now() }: VerifyOptions = {},
): Promise<Verified<Event>> {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) throw new TypeError(bodyWanted)
  const keys = await Promise.all([secrets].flat().map(keyOf))
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  if (!/^\d{1,15}$/.test(timestamp))
    throw new WebhookRefused('headers', 'The timestamp is not a number')
  if (Math.abs(now / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookRefused(
      'time',
      `The timestamp is more than ${tolerance} seconds away from the current time`,
    )
  const bytes = typeof body === 'string' ? encode(body) : body
  const signed = join(encode(`${id}.${timestamp}.`), bytes)
  if (!(await isSigned(signed, signatures, keys)))
    throw new WebhookRefused('signature', 'No signature matches')
  const payload = parse(bytes)
  if (!isPayload(payload)) throw new WebhookRefused('body', faultOf(payload))
  if (!isEvent(payload))
    throw new WebhookRefused(
      'body',
      `This client does not know version ${payload.version} of events`,
    )
  return { id, event: payload }
}

/** Compared by the platform (`crypto.subtle.verify`), in a time that tells nothing. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  keys: readonly CryptoKey[],
): Promise<boolean> {
  for (const text of signatures.split(' ')) {
    const bytes = text.startsWith('v1,') ? fromBase64(text.slice(3)) : undefined
    if (bytes === undefined) continue
    for (const key of keys) if (await crypto.subtle.verify('HMAC', key, bytes, signed)) return true
  }
  return false
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret)
  if (bytes === undefined || bytes.length === 0)
    throw new TypeError('A webhook secret must begin with whsec_')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function headerOf(headers: WebhookMessage['headers'], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (typeof value !== 'string' || value === '')
    throw new WebhookRefused('headers', `The header ${name} is missing`)
  return value
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** What an event lacks. */
function faultOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'The body is no JSON object'
  const missing = ['type', 'timestamp', 'version', 'data'].filter((name) => !(name in value))
  return missing.length > 0
    ? `The body has no ${missing.join(', ')}`
    : 'The type of the body is no text, or its version no number'
}

const isPayload = (value: unknown): value is WebhookPayload =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'timestamp' in value &&
  'version' in value &&
  typeof value.version === 'number' &&
  'data' in value

const encode = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text)
  return new Uint8Array(bytes)
}

const join = (a: Uint8Array<ArrayBuffer>, b: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0)
  } catch {
    return undefined
  }
}
