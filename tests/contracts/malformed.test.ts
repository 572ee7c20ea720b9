/**
 * Malformed requests, 2,500 and in a full run 10,000: none is answered with 5xx, and every refusal is
 * problem details that reveal nothing of the implementation.
 */
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../src/platform/access/endpoint.ts'
import { draws } from '../effort.ts'
import { inputSchemaOf, hostileValue, validValue, invalidValue } from './arbitrary-values.ts'
import { startApi, operations, requestFor, type Person, type TestApi } from './api-under-test.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const totalRequests = draws(10_000)
const runsPerOperation = Math.ceil(totalRequests / operations.length)
// What would reveal the implementation.
const internals = /node_modules|\.ts:\d|at \w+ \(|postgres|select |insert into|zod|kysely|stack/i

const statuses = new Map<number, number>()

async function send(options: InjectOptions, who: Person): Promise<void> {
  const response = await api.app.inject({
    ...options,
    headers: { ...options.headers, ...api.authorization(who) },
  })
  const { method, url, payload } = options
  const exchange = [method, url, payload, '→', response.statusCode, response.body].join(' ')
  expect(response.statusCode, exchange).toBeLessThan(500)
  statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
  if (response.statusCode < 400) return
  expect(response.headers['content-type'], exchange).toBe('application/problem+json')
  const problem = response.json<{
    status: number
    type: string
    title: string
    errors?: { pointer: string; detail: string }[]
  }>()
  expect([problem.status, typeof problem.type, typeof problem.title], exchange).toEqual([
    response.statusCode,
    'string',
    'string',
  ])
  for (const { pointer, detail } of problem.errors ?? [])
    expect(
      [/^(#|header:|path:|query:)/.test(pointer), detail === '', /invalid input/i.test(detail)],
      exchange,
    ).toEqual([true, false, false])
  // A field's own name may come back in its pointer.
  expect(
    internals.test(
      JSON.stringify({ ...problem, errors: problem.errors?.map(({ detail }) => detail) }),
    ),
    exchange,
  ).toBe(false)
}

const malformedRequest = (endpoint: Endpoint): fc.Arbitrary<InjectOptions> => {
  const invalid = invalidValue(inputSchemaOf(endpoint)).map((input) => requestFor(endpoint, input))
  const body = fc.oneof(
    fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"a":1}{',
      '\u0000',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      `{"a":${'['.repeat(5000)}`,
      `"${'x'.repeat(70_000)}"`,
    ),
    fc.string({ unit: 'binary' }),
  )
  const wrongBody = fc
    .tuple(
      invalid,
      body,
      fc.constantFrom(
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=x',
        'x',
        '',
      ),
    )
    .map(([request, payload, type]) => ({
      ...request,
      payload,
      headers: { ...request.headers, 'content-type': type },
    }))
  const wrongAddress = fc
    .tuple(
      invalid,
      fc.constantFrom(
        '?',
        '?a=1',
        '?a=1&a=2',
        '?__proto__=1',
        '?limit=0',
        '?cursor=%00',
        '?cursor=AAAA',
        '?%ff',
        '%zz',
        '/%2e%2e/',
        '//',
        '?q=%ud800',
        `?q=${'x'.repeat(3000)}`,
      ),
    )
    .map(([request, more]) => ({ ...request, url: `${String(request.url)}${more}` }))
  const wrongKey = fc
    .tuple(
      invalid,
      hostileValue.map((value) => JSON.stringify(value) ?? ''),
    )
    .map(([request, key]) => ({
      ...request,
      headers: { ...request.headers, 'idempotency-key': key.replace(/[^\x20-\x7e]/g, '?') },
    }))
  return fc.oneof(
    { weight: 7, arbitrary: invalid },
    { weight: 1, arbitrary: wrongBody },
    { weight: 1, arbitrary: wrongAddress },
    { weight: 1, arbitrary: wrongKey },
  )
}

/** They end the tokens that the others are tried with. */
const signOuts = ['accounts.signOut', 'accounts.signOutEverywhere']
test.each(operations.filter(([name]) => name !== 'accounts.remove' && !signOuts.includes(name)))(
  'what the contract allows, %s does not break on',
  { timeout: 60_000 },
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(validValue(inputSchemaOf(endpoint)), (input) =>
        send(requestFor(endpoint, input), 'admin'),
      ),
      // document-truth.test.ts sends more of these, as the document has them.
      { numRuns: draws(12) },
    )
  },
)

test.each(
  operations.toSorted(
    ([one], [other]) => Number(signOuts.includes(one)) - Number(signOuts.includes(other)),
  ),
)('%s', { timeout: 120_000 }, async (_, endpoint) => {
  await fc.assert(
    fc.asyncProperty(
      malformedRequest(endpoint),
      fc.constantFrom<Person>('admin', 'admin', 'customer', 'nobody'),
      send,
    ),
    { numRuns: runsPerOperation },
  )
})

test('addresses that reach no route', async () => {
  for (const url of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/tools/%zz',
    '/api/tools/%00',
    `/api/tools/${'x'.repeat(1900)}`,
    '/api/tools/../users',
    '/api/tools;x=1',
    '/api/tools/a/b',
  ]) {
    expect(url.startsWith('/api/') || url === '/api').toBe(true)
    await send({ method: 'GET', url }, 'admin')
  }
})

test('so many were tried, and most came as far as the schemas', () => {
  const count = (status: number) => statuses.get(status) ?? 0
  expect([...statuses.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(totalRequests)
  expect(count(422)).toBeGreaterThan(totalRequests / 3)
  expect(count(200)).toBeGreaterThan(totalRequests / 100)
})

test('nothing of all this was a mistake of ours', () => {
  expect(api.logged.map((line) => line.slice(0, 300))).toEqual([])
})
