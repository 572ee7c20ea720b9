/** Ten thousand requests that no honest caller would send: none is answered 5xx, all refusals are problem details that tell nothing. */
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../packages/contract/endpoint.ts'
import { jsonSchemaOf } from '../../packages/contract/server/openapi.server.ts'
import { hostileValue, validValue, invalidValue } from './arbitrary-values.ts'
import { startApi, operations, requestFor, type Person, type TestApi } from './api-under-test.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const whole = 10_000
const each = Math.ceil(whole / operations.length)
// What would show how the house is built.
const inside = /node_modules|\.ts:\d|at \w+ \(|postgres|select |insert into|zod|kysely|stack/i

const statuses = new Map<number, number>()

async function send(options: InjectOptions, who: Person): Promise<void> {
  const answer = await api.app.inject({
    ...options,
    headers: { ...options.headers, ...api.authorization(who) },
  })
  const said = `${options.method} ${String(options.url)} ${String(options.payload)} → ${answer.statusCode} ${answer.body}`
  expect(answer.statusCode, said).toBeLessThan(500)
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
  if (answer.statusCode < 400) return
  expect(answer.headers['content-type'], said).toBe('application/problem+json')
  const problem = answer.json<{
    status: number
    type: string
    title: string
    errors?: { pointer: string; detail: string }[]
  }>()
  expect([problem.status, typeof problem.type, typeof problem.title], said).toEqual([
    answer.statusCode,
    'string',
    'string',
  ])
  for (const { pointer, detail } of problem.errors ?? [])
    expect(
      [
        pointer.startsWith('#') || pointer.startsWith('header:'),
        detail === '',
        /invalid input/i.test(detail),
      ],
      said,
    ).toEqual([true, false, false])
  // A field's own name may come back in its pointer.
  expect(
    inside.test(
      JSON.stringify({ ...problem, errors: problem.errors?.map(({ detail }) => detail) }),
    ),
    said,
  ).toBe(false)
}

const spoiled = (it: Endpoint): fc.Arbitrary<InjectOptions> => {
  const one = invalidValue(jsonSchemaOf(it.input)).map((said) => requestFor(it, said))
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
  const garbled = fc
    .tuple(
      one,
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
  const strayed = fc
    .tuple(
      one,
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
  const keyed = fc
    .tuple(
      one,
      hostileValue.map((value) => JSON.stringify(value) ?? ''),
    )
    .map(([request, key]) => ({
      ...request,
      headers: { ...request.headers, 'idempotency-key': key.replace(/[^\x20-\x7e]/g, '?') },
    }))
  return fc.oneof(
    { weight: 7, arbitrary: one },
    { weight: 1, arbitrary: garbled },
    { weight: 1, arbitrary: strayed },
    { weight: 1, arbitrary: keyed },
  )
}

// Signing out ends the tokens that the others are tried with.
const signOut = 'accounts.signOut'
test.each(operations.filter(([name]) => name !== 'accounts.remove' && name !== signOut))(
  'what the contract allows, %s does not break on',
  { timeout: 60_000 },
  async (_, it) => {
    await fc.assert(
      fc.asyncProperty(validValue(jsonSchemaOf(it.input)), (said) =>
        send(requestFor(it, said), 'admin'),
      ),
      { numRuns: 40 },
    )
  },
)

test.each(
  operations.toSorted(([one], [other]) => Number(one === signOut) - Number(other === signOut)),
)('%s', { timeout: 120_000 }, async (_, it) => {
  await fc.assert(
    fc.asyncProperty(
      spoiled(it),
      fc.constantFrom<Person>('admin', 'admin', 'customer', 'nobody'),
      send,
    ),
    { numRuns: each },
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
  expect([...statuses.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(whole)
  expect(count(422)).toBeGreaterThan(whole / 3)
  expect(count(200)).toBeGreaterThan(whole / 100)
})

test('nothing of all this was a mistake of ours', () => {
  expect(api.logged.map((line) => line.slice(0, 300))).toEqual([])
})
