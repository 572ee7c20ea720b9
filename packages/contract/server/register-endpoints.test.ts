/** What registerEndpoints does with every kind of request. */
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import {
  createFakeRateLimiter,
  startTinyApi,
  soldOut,
  thingId,
  tinyService,
} from '../../../tests/contracts/tiny-contract.ts'
import { unavailable } from '../standard-problems.ts'

const key = { 'idempotency-key': 'key-12345678' }
const as = (name: string) => ({ authorization: `Bearer ${name}` })
const thing = { name: 'x', OrderQuentuty: '24', price: '$12.50' }

test('responds with the names of the wire, and a link to the next page on the own origin', async () => {
  const { app } = await startTinyApi()
  const response = await app.inject('/api/things?q=a%20b&cursor=c1')
  expect(response.json()).toEqual([{ _id: thingId, OrderQuentuty: 24, price: '$12.50' }])
  expect(response.headers['link']).toBe(
    '<https://shop.example/api/things?q=a+b&cursor=c2>; rel="next"',
  )
  expect(
    (await app.inject({ url: '/api/own/customer@example.com', headers: as('customer') })).headers[
      'link'
    ],
  ).toBeUndefined()
})

test('decodes the body, and hands over key, actor and nothing else', async () => {
  const { app } = await startTinyApi()
  const response = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { ...key, ...as('customer') },
    payload: thing,
  })
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    201,
    { key: 'key-12345678', quantity: 24, by: 'customer@example.com' },
    'no-store',
  ])
})

test.each([
  ['nobody', {}, 401],
  ['a malformed header', { authorization: 'Bearer a b' }, 401],
  ['an unknown token', as('expired'), 401],
  ['a stranger', as('stranger'), 403],
  ['the owner', as('customer'), 200],
  ['an admin', as('admin'), 200],
])('self: %s', async (_, headers, status) => {
  const { app } = await startTinyApi()
  const response = await app.inject({ url: '/api/own/CUSTOMER@example.com', headers })
  expect(response.statusCode).toBe(status)
  if (status === 401) expect(response.headers['www-authenticate']).toBe('Bearer')
})

test("what is another's and what does not exist are refused alike", async () => {
  const { app } = await startTinyApi()
  const [another, nobody] = await Promise.all(
    ['customer', 'nobody'].map((name) =>
      app.inject({ url: `/api/own/${name}@example.com`, headers: as('stranger') }),
    ),
  )
  expect(another?.body).toBe(nobody?.body)
})

test('an expired token counts as none where nobody is demanded', async () => {
  const { app } = await startTinyApi()
  expect(
    (await app.inject({ url: `/api/things/${thingId}`, headers: as('expired') })).statusCode,
  ).toBe(200)
})

test('a union of bodies, the raw bearer token, and a rate limit that success is not counted against', async () => {
  const rateLimiter = createFakeRateLimiter()
  const { app } = await startTinyApi({ rateLimiter })
  const put = (payload: object, bearer: string) =>
    app.inject({ method: 'PUT', url: '/api/user/A@example.com', headers: as(bearer), payload })
  expect((await put({ email: 'a@Example.com' }, 'aa.bb.cc')).json()).toEqual({
    body: 'entering',
    bearer: 'aa.bb.cc',
  })
  expect((await put({ role: 'admin' }, 'admin')).json()).toEqual({
    body: 'promotion',
    bearer: 'admin',
    actor: 'admin@example.com',
  })
  expect(rateLimiter.calls.slice(0, 2)).toEqual([
    ['consume', 'tokenExchange', { address: '127.0.0.1', account: 'a@example.com' }],
    ['forgive', 'tokenExchange', { address: '127.0.0.1', account: 'a@example.com' }],
  ])
  expect((await put({ email: 'a@example.com', role: 'admin' }, 'admin')).json().errors).toEqual([
    { pointer: '#/role', detail: 'This field is not known.' },
  ])
  expect((await put({ email: 'no' }, 'x')).json().errors).toEqual([
    { pointer: '#/email', detail: 'Enter an e-mail address such as name@example.com.' },
  ])
})

test.each([
  ['an unknown field', { ...thing, extra: 1 }, ['#/extra']],
  [
    'a prototype',
    JSON.parse('{"name":"x","OrderQuentuty":1,"price":"1","__proto__":{"x":1}}'),
    ['#/__proto__'],
  ],
  ['a constructor', { ...thing, constructor: { prototype: {} } }, ['#/constructor']],
  [
    'a nested prototype',
    JSON.parse('{"name":"x","OrderQuentuty":1,"price":"1","inner":{"text":"","__proto__":1}}'),
    ['#/inner/__proto__'],
  ],
  ['no object', [1], ['#']],
  ['null', null, ['#']],
  ['everything missing', {}, ['#/name', '#/OrderQuentuty', '#/price']],
  [
    'wrong values',
    { name: 'a'.repeat(21), OrderQuentuty: '024', price: -1 },
    ['#/name', '#/OrderQuentuty', '#/price'],
  ],
  [
    'a check over two fields, with the name of the wire',
    { name: 'x', OrderQuentuty: 99, price: 0 },
    ['#/OrderQuentuty'],
  ],
])('refuses %s with one sentence for each field', async (_, payload, pointers) => {
  const { app } = await startTinyApi()
  const response = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { ...key, ...as('customer'), 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  expect(response.statusCode, response.body).toBe(422)
  const { errors } = response.json<{ errors: { pointer: string; detail: string }[] }>()
  expect(errors.map(({ pointer }) => pointer)).toEqual(pointers)
  for (const { detail } of errors) expect(detail).not.toMatch(/^Invalid|zod/i)
})

test('fields in two places or in a wrong place are refused', async () => {
  const { app } = await startTinyApi()
  const refusal = async (options: InjectOptions | string) => {
    const { statusCode, body } = await app.inject(options)
    return [statusCode, body.includes('not expected here')]
  }
  expect(await refusal('/api/things?q=a&q=b')).toEqual([422, true])
  expect(await refusal('/api/things?__proto__=a')).toEqual([422, false])
  expect(
    await refusal({
      method: 'POST',
      url: '/api/things?price=1',
      headers: { ...key, ...as('customer') },
      payload: thing,
    }),
  ).toEqual([422, true])
  expect(
    await refusal({
      method: 'PUT',
      url: '/api/user/a@example.com',
      payload: { id: 'b@example.com', email: 'a@example.com' },
    }),
  ).toEqual([422, true])
  expect(
    await refusal({
      method: 'DELETE',
      url: `/api/things/${thingId}`,
      headers: as('admin'),
      payload: { id: 'x' },
    }),
  ).toEqual([422, true])
})

test('an idempotency key is demanded where the contract says so', async () => {
  const { app } = await startTinyApi()
  const response = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: as('customer'),
    payload: thing,
  })
  expect([response.statusCode, response.json().errors[0].pointer]).toEqual([
    422,
    'header:Idempotency-Key',
  ])
})

test('callers without access are refused before the body is read', async () => {
  const { app } = await startTinyApi()
  const response = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { 'content-type': 'application/json' },
    payload: '{'.repeat(70_000),
  })
  expect(response.statusCode).toBe(401)
})

test('fields that are not in the contract are not sent, and the log states the cause', async () => {
  const { app, logged } = await startTinyApi({
    service: {
      ...tinyService,
      read: async () =>
        Object.assign(await tinyService.read({ actor: undefined }, { id: thingId }), {
          passwordHash: 'secret',
        }),
    },
  })
  const response = await app.inject(`/api/things/${thingId}`)
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    500,
    'application/problem+json',
  ])
  expect(response.body).not.toContain('secret')
  expect(logged.join('')).toContain('a result that its contract does not allow')
  expect(logged.join('')).toMatch(/"request":"[0-9a-f]{10}-\w+"/)
})

test('an undeclared Problem is reported as an unexpected error; declared ones and an unavailable database are not', async () => {
  const { app } = await startTinyApi({
    service: {
      ...tinyService,
      list: async () => {
        throw soldOut()
      },
      read: async () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      },
      add: async () => {
        throw soldOut({ detail: 'None left.', facts: { left: 0 } })
      },
      mine: async () => {
        throw unavailable({ retryAfter: 7 })
      },
    },
  })
  expect((await app.inject('/api/things')).statusCode).toBe(500)
  const unreachable = await app.inject(`/api/things/${thingId}`)
  expect([
    unreachable.statusCode,
    unreachable.headers['retry-after'],
    unreachable.body.includes('ECONN'),
  ]).toEqual([503, '2', false])
  const declared = await app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { ...key, ...as('customer') },
    payload: thing,
  })
  expect(declared.json()).toEqual({
    type: 'sold-out',
    title: 'Sold out',
    status: 409,
    detail: 'None left.',
    facts: { left: 0 },
  })
  expect(
    (await app.inject({ url: '/api/own/a@example.com', headers: as('admin') })).headers[
      'retry-after'
    ],
  ).toBe('7')
})

test('malformed requests are refused with problem details', async () => {
  const { app } = await startTinyApi()
  const post = (contentType: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/things',
      headers: { ...key, ...as('customer'), 'content-type': contentType },
      payload,
    })
  const responses = [
    [await post('application/json', '{"a":'), 400],
    [await post('text/plain', 'x'), 415],
    [await post('application/json', `"${'x'.repeat(66_000)}"`), 413],
    [await app.inject('/api/things/%zz'), 400],
    [await app.inject('/api/nothing'), 404],
    [await app.inject({ method: 'POST', url: '/api/own/x' }), 404],
    [await app.inject(`/api/things/${'x'.repeat(5000)}`), 414],
  ] as const
  for (const [response, status] of responses)
    expect([response.statusCode, response.headers['content-type'], response.json().status]).toEqual(
      [status, 'application/problem+json', status],
    )
})
