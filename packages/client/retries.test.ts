/** Calls are retried where that is safe, with the same key and after the requested pause. */
import { expect, test } from 'vitest'
import { createApi } from './api.ts'
import type { Method } from './operation.ts'
import { ApiProblem, NoAnswer } from './problem.ts'
import { defaultRetries, pauseBefore } from './retries.ts'
import { answers } from '../../tests/fetch-answers.ts'

type Things = {
  readonly things: Readonly<Record<'read' | 'order' | 'change', Method<object, object>>>
}
const open = (...responses: readonly (() => Response)[]) => {
  const server = answers(...responses)
  const { things } = createApi<Things>(
    {
      things: {
        read: { call: 'GET /api/things' },
        order: { call: 'POST /api/things', key: true },
        change: { call: 'PUT /api/things' },
      },
    },
    { origin: 'https://shop.example', fetch: server.fetch },
  )
  return { things, sent: server.sent }
}
const refuse = (status: number, retryAfter?: number) => () =>
  Response.json(
    { type: 'busy', title: 'Busy', status },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  )
const done = () => Response.json({ done: true })

test('an order goes through busy answers under one idempotency key', async () => {
  const { things, sent } = open(refuse(503, 0), refuse(429, 0), refuse(502, 0), done)
  expect(await things.order({})).toEqual({ done: true })
  const keys = sent.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/)
})

test('two orders have two keys; a key that is given is the one', async () => {
  const { things, sent } = open(done)
  await things.order({})
  await things.order({})
  await things.order({}, { idempotencyKey: 'my-own-key-1' })
  const keys = sent.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('my-own-key-1')
})

test('a change without a key is sent once where it may have been done', async () => {
  for (const status of [502, 503, 504]) {
    const { things, sent } = open(refuse(status, 0), done)
    await expect(things.change({})).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(1)
  }
  const lost = open(() => {
    throw new TypeError('fetch failed')
  }, done)
  await expect(lost.things.change({})).rejects.toBeInstanceOf(NoAnswer)
  expect(lost.sent).toHaveLength(1)
  expect(lost.sent[0]?.headers['idempotency-key']).toBeUndefined()
})

test('a change without a key that was not done is sent again', async () => {
  const { things, sent } = open(refuse(429, 0), done)
  expect(await things.change({})).toEqual({ done: true })
  expect(sent).toHaveLength(2)
})

test('a call ends with its signal, in a pause too', async () => {
  const control = new AbortController()
  const { things, sent } = open(refuse(503, 30))
  const ended = things.read({}, { signal: control.signal })
  await expect.poll(() => sent.length).toBe(1)
  control.abort()
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
})

const read = { call: 'GET /api/things' }
const problem = (status: number, retryAfter?: number) =>
  new ApiProblem(read.call, {
    type: 'x',
    title: 'x',
    status,
    detail: undefined,
    errors: [],
    facts: {},
    retryAfter,
  })
const pauseAfter = (error: unknown, attempts = 1, chance = 1) =>
  pauseBefore(read, error, { attempts, chance, retries: defaultRetries })

test('pauses grow, are never the same for two, and are as long as the shop asks', () => {
  const lost = new NoAnswer(read.call, undefined)
  expect([1, 2, 3].map((attempts) => pauseAfter(lost, attempts))).toEqual([500, 1000, 2000])
  expect(pauseAfter(lost, 1, 0)).toBe(250)
  expect(pauseAfter(problem(503, 7))).toBeGreaterThanOrEqual(7000)
})

test('what will not be otherwise, lasts too long or has failed four times is not sent again', () => {
  for (const status of [400, 401, 403, 404, 409, 410, 422, 500])
    expect(pauseAfter(problem(status))).toBeUndefined()
  expect(pauseAfter(problem(429, 3600))).toBeUndefined()
  expect(pauseAfter(problem(503), 4)).toBeUndefined()
})
