/**
 * A statement is slow if it takes a quarter of its limit, and at least a quarter of a second. Also
 * tested: whether the server is silent when no connection becomes free.
 */
import { expect, test } from 'vitest'
import { poolTimeoutMessage, silentServerMessage } from './outage.ts'
import { createPoolHealth } from './pool-health.server.ts'

function startPool(limit: number) {
  let time = 0
  const slow: { text: string; ms: number }[] = []
  const health = createPoolHealth(
    () => limit,
    (statement) => void slow.push(statement),
    () => time,
  )
  const run = (text: string, ms: number, error?: unknown): void => {
    const end = health.begin(text)
    time += ms
    end(error)
  }
  return { health, slow, run }
}

test('of requests, which have 0.8 seconds, those above 250 ms are told, by their text', () => {
  const { health, slow, run } = startPool(810)
  run('select 1', 5)
  run('select from tools where id = $1', 250)
  run('select from orders where id = $1', 251)
  expect(slow).toEqual([{ text: 'select from orders where id = $1', ms: 251 }])
  expect(health.statistics()).toMatchObject({ statements: 3, slowStatements: 1 })
})

test('a start and commands may take longer', () => {
  const { slow, run } = startPool(60_000)
  run('create index', 15_000)
  run('reindex', 15_001)
  expect(slow.map(({ text }) => text)).toEqual(['reindex'])
})

test.each(['EPIPE', 'ECONNRESET', 'EPERM'])(
  'a connection that breaks (%s) is no answer of the server: who waits is told that it is away',
  (code) => {
    const { health, run } = startPool(810)
    run('select 1', 5)
    run('select 2', 5, Object.assign(new Error('broken'), { code }))
    const noneFree = new Error(poolTimeoutMessage)
    expect(health.explain(noneFree)).toMatchObject({ message: silentServerMessage })
  },
)

test('a statement that the server refuses is an answer: who waits is told that the pool is full', () => {
  const { health, run } = startPool(810)
  run('select 1 / 0', 5, Object.assign(new Error('division by zero'), { code: '22012' }))
  const noneFree = new Error(poolTimeoutMessage)
  expect(health.explain(noneFree)).toBe(noneFree)
})
