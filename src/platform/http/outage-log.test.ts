/**
 * A shop in trouble logs a cause immediately, then once a second with the number of occurrences.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from './log.server.ts'
import { createOutageLog } from './outage-log.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The counts that were written, in order. */
function startLog() {
  const counts: unknown[] = []
  const write = (line: string): void => void counts.push(JSON.parse(line).count)
  return { counts, outages: createOutageLog(createLogger('warn', { write })) }
}

test('the first error of each cause is logged immediately, and later ones as one line a second', () => {
  const { counts, outages } = startLog()
  for (let event = 0; event < 10; event += 1) outages.event('The database is gone')
  expect(counts).toEqual([1])
  vi.advanceTimersByTime(1000)
  expect(counts).toEqual([1, 9])
  vi.advanceTimersByTime(5000)
  outages.event('The database is gone')
  expect(counts).toEqual([1, 9, 1])
})

test('counts each cause for itself, and writes what is left when the shop closes', () => {
  const { counts, outages } = startLog()
  for (const sentence of ['one', 'two', 'two', 'two', 'one']) outages.event(sentence)
  expect(counts).toEqual([1, 1])
  outages.close()
  expect(counts.slice(2).toSorted()).toEqual([1, 2])
})

test('a slow statement has a line with its text on one line, and one of its own for each text', () => {
  const lines: unknown[] = []
  const write = (line: string): void => void lines.push(JSON.parse(line))
  const outages = createOutageLog(createLogger('warn', { write }))
  outages.slowStatement({ text: ' select *\n  from orders where id = $1', ms: 412.6 })
  outages.slowStatement({ text: 'select * from orders where id = $1', ms: 300 })
  outages.slowStatement({ text: 'select 1', ms: 251 })
  outages.close()
  const statement = 'select * from orders where id = $1'
  expect(lines).toMatchObject([
    { cause: 'slow-statement', statement, ms: 413, count: 1 },
    { cause: 'slow-statement', statement: 'select 1', ms: 251, count: 1 },
    { cause: 'slow-statement', statement, count: 1 },
  ])
})
