/** How the bytes of a JSON body are read: as UTF-8, or refused with the reason and instructions. */
import { deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startTinyApi } from '../../../tests/contracts/tiny-contract.ts'

type Sent = { readonly type?: string; readonly encoding?: string }
async function send(payload: Buffer | string, { type = 'application/json', encoding }: Sent = {}) {
  const { app } = await startTinyApi()
  const response = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: {
      authorization: 'Bearer customer',
      'idempotency-key': 'key-12345678',
      'content-type': type,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    payload,
  })
  const { type: problem, detail = '' } = response.json<{ type?: string; detail?: string }>()
  return { status: response.statusCode, problem, detail, headers: response.headers }
}
const thing = (name: string) => JSON.stringify({ name, OrderQuentuty: '24', price: '$12.50' })

test.each([
  ['UTF-8', Buffer.from(thing('Säge'))],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${thing('Säge')}`)],
])('%s is taken', async (_, bytes) => {
  expect(await send(bytes)).toMatchObject({ status: 201 })
})

test.each([
  ['Latin-1', Buffer.from(thing('Säge'), 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${thing('Saw')}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(thing('Saw'), 'utf16le')],
  ['half a character', Buffer.from(thing('Säge')).subarray(0, 11)],
])('%s is refused, and told that it is not UTF-8', async (_, bytes) => {
  const { status, problem, detail } = await send(bytes)
  expect([status, problem]).toEqual([400, 'not-readable'])
  expect(detail).toMatch(/UTF-8/)
})

test('letters under a declared encoding that is not UTF-8 are refused; plain ASCII is the same in all', async () => {
  const type = 'application/json; charset=iso-8859-1'
  const refused = await send(Buffer.from(thing('SÃ¤ge')), { type })
  expect([refused.status, refused.problem]).toEqual([415, 'media-not-known'])
  expect(refused.detail).toMatch(/UTF-8/)
  expect((await send(thing('Saw'), { type })).status).toBe(201)
  expect((await send(thing('Säge'), { type: 'application/json; charset="UTF-8"' })).status).toBe(
    201,
  )
})

test.each([
  ['gzip', gzipSync(thing('Saw'))],
  ['deflate', deflateSync(thing('Saw'))],
  ['br', Buffer.from('x')],
])('a body in %s is refused, and told to be sent as it is', async (encoding, bytes) => {
  const { status, problem, detail, headers } = await send(bytes, { encoding })
  expect([status, problem]).toEqual([415, 'media-not-known'])
  expect(detail).toMatch(/Content-Encoding/)
  expect(headers['accept-encoding']).toBe('identity')
})

test('another type than JSON is told to send JSON', async () => {
  const { status, detail } = await send(thing('Saw'), { type: 'text/plain' })
  expect([status, detail]).toEqual([
    415,
    'Send JSON with the header Content-Type: application/json.',
  ])
})

test('the encoding identity is none', async () => {
  expect((await send(thing('Saw'), { encoding: 'identity' })).status).toBe(201)
})

test('what is no JSON is told where it is not', async () => {
  const { status, detail } = await send('{"name": "Saw",}')
  expect(status).toBe(400)
  expect(detail).toMatch(/not valid JSON.*line 1, column 16/)
})

test('a body that is too large is told how large it may be', async () => {
  const { app } = await startTinyApi()
  const response = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { 'content-type': 'application/json', authorization: 'Bearer customer' },
    payload: JSON.stringify({ name: 'x'.repeat(70_000) }),
  })
  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({
    type: 'too-large',
    detail: 'The request is larger than 65 kB. Send it in several parts.',
    facts: { maxBytes: 65_536 },
  })
})
