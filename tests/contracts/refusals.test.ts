/** What a refused request is told: where the fault is, what would be right, and which method. */
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, operations, type TestApi } from './api-under-test.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function errorsOf(options: InjectOptions): Promise<[number, string, string][]> {
  const response = await api.app.inject({
    ...options,
    headers: { ...api.authorization('admin'), ...options.headers },
  })
  const { errors = [] } = response.json<{ errors?: { pointer: string; detail: string }[] }>()
  return errors.map(({ pointer, detail }) => [response.statusCode, pointer, detail])
}

describe('a method that an address does not take', () => {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  const paths = Map.groupBy(operations, ([, { route }]) =>
    (route.split(' ')[1] ?? '').replaceAll(/:\w+/g, 'x'),
  )
  test.each([...paths])('%s: 405, and Allow names those it takes', async (path, ofPath) => {
    // Another operation may have the same path with a parameter: /orders/counts is a /orders/:id.
    const methods = ofPath.map(([, { route }]) => route.split(' ')[0] ?? '')
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])]
    for (const method of known.filter((name) => !allowed.includes(name))) {
      const response = await api.app.inject({ method, url: `/api${path}`, payload: '{"a":' })
      expect([method, response.statusCode]).toEqual([method, 405])
      expect(String(response.headers.allow).split(', ').toSorted()).toEqual(allowed.toSorted())
      expect(response.headers['content-type']).toBe('application/problem+json')
      if (method !== 'HEAD') expect(response.json()).toMatchObject({ type: 'method-not-allowed' })
    }
  })
  test.each(['/api/openapi.json', '/healthz', '/robots.txt'])('%s too', async (url) => {
    const response = await api.app.inject({ method: 'DELETE', url })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
  test('an address that is nobody’s is 404 for every method', async () => {
    for (const method of known)
      expect((await api.app.inject({ method, url: '/api/nothing' })).statusCode).toBe(404)
  })
})

describe('a pointer says where the fault is', () => {
  const uuid = '01a1fdfb-8952-7240-9e02-f740b525b71a'
  test.each<[string, InjectOptions, string]>([
    ['the query', { url: '/api/tools?limit=0' }, 'query:limit'],
    ['a cursor', { url: '/api/reviews?cursor=AAAA' }, 'query:cursor'],
    ['a cursor of a search', { url: '/api/tools?q=hammer&cursor=AAAA' }, 'query:cursor'],
    ['an unknown parameter', { url: '/api/tools?colour=red' }, 'query:colour'],
    ['a repeated parameter', { url: '/api/tools?q=a&q=b' }, 'query:q'],
    ['the path', { url: '/api/tools/x' }, 'path:id'],
    ['the path of a call with a body', { method: 'PUT', url: '/api/addresses/x' }, 'path:id'],
    [
      'the body',
      { method: 'PUT', url: `/api/addresses/${uuid}`, payload: { phoneNum: '1' } },
      '#/phoneNum',
    ],
    [
      'a body where none is expected',
      { method: 'DELETE', url: `/api/tools/${uuid}`, payload: { id: uuid } },
      '#/id',
    ],
    [
      'a query beside a body',
      { method: 'POST', url: '/api/addreview?rating=5', payload: { review: 'x' } },
      'query:rating',
    ],
  ])('%s', async (_, options, pointer) => {
    const errors = await errorsOf(options)
    expect(errors.map(([status, at]) => [status, at])).toContainEqual([422, pointer])
  })
})

describe('a refusal says what would be right', () => {
  const tool = {
    name: 'x',
    image: 'https://x.example/x.webp',
    description: 'x',
    price: '$5',
    minimum_quantity: 1,
    Stock: 1,
  }
  const adding = (fields: object) =>
    errorsOf({ method: 'POST', url: '/api/additems', payload: { ...tool, ...fields } })
  test('a ladder begins at 2, and has at most 10 rows', async () => {
    expect(await adding({ price_breaks: [{ min_quantity: 1, price: '$1' }] })).toEqual([
      [422, '#/price_breaks/0/min_quantity', 'Enter a whole number from 2 to 1,000,000.'],
    ])
    const rows = Array.from({ length: 11 }, (_, row) => ({
      min_quantity: row + 2,
      price: `$4.${50 - row}`,
    }))
    expect(await adding({ price_breaks: rows })).toEqual([
      [422, '#/price_breaks', 'A tool can have at most 10 quantity prices.'],
    ])
  })
  test('a number says its bounds, a list how many it may have', async () => {
    expect(await errorsOf({ url: '/api/tools?limit=1001' })).toEqual([
      [422, 'query:limit', 'Enter a whole number from 1 to 1,000.'],
    ])
    expect(
      await errorsOf({
        method: 'POST',
        url: '/api/orders/transitions',
        payload: { numbers: [], status: 'confirmed' },
      }),
    ).toEqual([[422, '#/numbers', 'The minimum is 1.']])
    expect(
      await errorsOf({
        method: 'POST',
        url: '/api/order-pad',
        payload: { terms: Array.from({ length: 1001 }, () => 'x') },
      }),
    ).toEqual([[422, '#/terms', 'The maximum is 1000.']])
  })
  test('a line that names no tool is asked for one, and one that names two for one of them', async () => {
    const { toolId } = api
    const order = (line: object) =>
      errorsOf({
        method: 'POST',
        url: '/api/orders',
        payload: { lines: [{ quantity: 1, ...line }], phoneNum: '+1 555 0100', address: 'x' },
        headers: { 'idempotency-key': 'which-tool' },
      })
    expect(await order({})).toContainEqual([
      422,
      '#/lines/0/toolId',
      'Identify the tool by toolId, sku or partNumber.',
    ])
    expect(await order({ toolId, sku: 'X-1' })).toContainEqual([
      422,
      '#/lines/0/toolId',
      'Send only one of toolId, sku and partNumber.',
    ])
  })
  test('a missing idempotency key is asked for, a malformed one is told its form', async () => {
    const order = { toolId: api.toolId, OrderQuentuty: 1, phoneNum: '+1 555 0100', address: 'x' }
    const send = (headers: Record<string, string>) =>
      errorsOf({ method: 'POST', url: '/api/addorder', payload: order, headers })
    expect(await send({})).toEqual([
      [422, 'header:Idempotency-Key', expect.stringMatching(/^Send the Idempotency-Key header: 8/)],
    ])
    expect(await send({ 'idempotency-key': 'short' })).toEqual([
      [422, 'header:Idempotency-Key', expect.stringMatching(/must be one value of 8 to 64/)],
    ])
  })
})
