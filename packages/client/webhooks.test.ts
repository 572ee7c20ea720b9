/** Messages signed by the Standard Webhooks library are accepted; all others are refused. */
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { verifyMessage, type WebhookPayload } from './webhooks.ts'

const newSecret = () =>
  `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`
const isAny = (payload: WebhookPayload): payload is WebhookPayload => payload.version === 1
const payloadOf = (data: unknown) =>
  JSON.stringify({ type: 'order.placed', timestamp: '2026-11-27T09:00:00.000Z', version: 1, data })
const sentAt = new Date('2026-11-27T09:00:00Z')
const now = sentAt.getTime()

const sign = (secret: string, body: string, id = 'msg_1') =>
  new Webhook(secret).sign(id, sentAt, body)
const message = (body: string, signature: string, more: object = {}) => ({
  body,
  headers: {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(now / 1000),
    'webhook-signature': signature,
    ...more,
  },
})
const verify = (
  ...[secrets, sent, options = {}]: [string | string[], ReturnType<typeof message>, object?]
) => verifyMessage(isAny, secrets, sent, { now, ...options })

test('a message is taken with its id and what it says, whatever the headers and body come as', async () => {
  const secret = newSecret()
  const body = payloadOf({ name: 'Schraubenschlüssel 🔧' })
  const sent = message(body, sign(secret, body))
  const taken = { id: 'msg_1', event: JSON.parse(body) }
  expect(await verify(secret, sent)).toEqual(taken)
  const asFetch = { headers: new Headers(sent.headers), body: new TextEncoder().encode(body) }
  expect(await verifyMessage(isAny, secret, asFetch, { now })).toEqual(taken)
  const upper = Object.fromEntries(
    Object.entries(sent.headers).map(([name, value]) => [name.toUpperCase(), value]),
  )
  expect(await verifyMessage(isAny, secret, { headers: upper, body }, { now })).toEqual(taken)
})

test('a body that was parsed is a mistake of the program, which the error names', async () => {
  const secret = newSecret()
  const { headers } = message(payloadOf({}), sign(secret, payloadOf({})))
  const parsed: unknown = { headers, body: JSON.parse(payloadOf({})) }
  // As a program in JavaScript may call it.
  await expect(Reflect.apply(verifyMessage, undefined, [isAny, secret, parsed])).rejects.toThrow(
    /as text or bytes/,
  )
})

test('while a secret is replaced, either side may have both', async () => {
  const [old, fresh, other] = [newSecret(), newSecret(), newSecret()]
  const body = payloadOf({})
  const both = message(body, `${sign(fresh, body)} ${sign(old, body)}`)
  await verify(old, both)
  await verify(fresh, both)
  await verify([other, old], message(body, sign(old, body)))
  await expect(verify(other, both)).rejects.toMatchObject({ reason: 'signature' })
})

test('what was changed by one character is refused', async () => {
  const secret = newSecret()
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.nat(), async (text, place) => {
      const body = payloadOf({ text })
      const at = place % body.length
      const changed = body.slice(0, at) + (body[at] === 'x' ? 'y' : 'x') + body.slice(at + 1)
      await expect(verify(secret, message(changed, sign(secret, body)))).rejects.toMatchObject({
        reason: 'signature',
      })
    }),
    { numRuns: 30 },
  )
})

test('another id, another time and another scheme are not what was signed', async () => {
  const secret = newSecret()
  const body = payloadOf({})
  const signature = sign(secret, body)
  for (const sent of [
    message(body, signature, { 'webhook-id': 'msg_2' }),
    message(body, signature, { 'webhook-timestamp': String(now / 1000 + 1) }),
    message(body, signature.replace('v1,', 'v1a,')),
    message(body, signature.slice(3)),
    message(body, 'v1,'),
    message(body, 'v1,%%%'),
  ])
    await expect(verify(secret, sent)).rejects.toMatchObject({ reason: 'signature' })
})

test('a message that is sent again later, or is from the future, is refused', async () => {
  const secret = newSecret()
  const body = payloadOf({})
  const sent = message(body, sign(secret, body))
  await verify(secret, sent, { now: now + 299_000 })
  await verify(secret, sent, { now: now - 299_000 })
  for (const other of [now + 301_000, now - 301_000])
    await expect(verify(secret, sent, { now: other })).rejects.toMatchObject({ reason: 'time' })
  await verify(secret, sent, { now: now + 3_000_000, tolerance: 3600 })
})

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
  'without %s it is refused',
  async (name) => {
    const secret = newSecret()
    const body = payloadOf({})
    for (const value of [undefined, ''])
      await expect(
        verify(secret, message(body, sign(secret, body), { [name]: value })),
      ).rejects.toMatchObject({ reason: 'headers' })
  },
)

test('a time that is no number is refused before it is compared', async () => {
  const secret = newSecret()
  const body = payloadOf({})
  const sent = message(body, sign(secret, body), { 'webhook-timestamp': 'NaN' })
  await expect(verify(secret, sent)).rejects.toMatchObject({ reason: 'headers' })
})

test('a signed body that is no event is refused; a secret that is none is a mistake of the program', async () => {
  const secret = newSecret()
  for (const body of [
    '{',
    '[]',
    '{"type":"x"}',
    payloadOf({}).replace('"version":1', '"version":2'),
  ])
    await expect(verify(secret, message(body, sign(secret, body)))).rejects.toMatchObject({
      reason: 'body',
    })
  const unversioned = payloadOf({}).replace('"version":1,', '')
  await expect(
    verify(secret, message(unversioned, sign(secret, unversioned))),
  ).rejects.toMatchObject({ reason: 'body', message: 'The body has no version' })
  for (const wrong of ['', 'whsec_', 'whsec_%'])
    await expect(verify(wrong, message('{}', 'v1,x'))).rejects.toThrow(TypeError)
})
