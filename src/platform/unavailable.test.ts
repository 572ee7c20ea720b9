/** The shop's responses while its database cannot do its work. */
import { expect, test } from 'vitest'
import { isProblem } from '../../packages/contract/problem.ts'
import { keyReused, notFound } from '../../packages/contract/standard-problems.ts'
import { KeyReused } from '../../packages/pg-kit/once.server.ts'
import { Outage, type OutageCause } from '../../packages/pg-kit/outage.ts'
import { toDatabaseError } from './unavailable.server.ts'

test.each([
  ['away', 'away'],
  ['statement-limit', 'took-too-long'],
  ['pool-full', 'connections-taken'],
  ['collisions', 'busy'],
  ['disk-full', 'disk-full'],
  ['read-only', 'read-only'],
  ['refused', 'connection-refused'],
  ['newer-version', 'newer-version'],
] as const satisfies (readonly [OutageCause, string])[])(
  'a database that is %s is answered with %s (503), and when to try again',
  (reason, type) => {
    const outage = new Outage(reason)
    const error = toDatabaseError(outage)
    if (!isProblem(error)) throw error
    expect([error.body.type, error.body.status, error.cause]).toEqual([type, 503, outage])
    expect(error.retryAfter).toBeGreaterThan(0)
  },
)

test('a key that was sent with another body is refused as the contracts say', () => {
  expect(isProblem(toDatabaseError(new KeyReused()), keyReused)).toBe(true)
})

test('a refusal stays what it is, also where a database that went away caused it', () => {
  const refusal = notFound({ cause: new Outage('away') })
  expect(toDatabaseError(refusal)).toBe(refusal)
  const bug = new TypeError('x is undefined')
  expect(toDatabaseError(bug)).toBe(bug)
})
