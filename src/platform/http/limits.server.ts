/** How often somebody may do something, counted for all instances together in the database; reads in memory. */
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyBaseLogger, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.server.ts'
import { toUnavailable } from '../../../packages/pg-kit/unavailable.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import { countAttempt } from './count-attempt.server.ts'

/** What is counted. `enter` is the exchange of a proof for a token; it has the limit of `login` and a count of its own. */
export type LimitedAction = 'login' | 'enter' | 'signup' | 'reset' | 'orders' | 'reviews'
/** By whom: the client's address, and the account (its id or e-mail) where one is named. */
export type RateLimitSubject = { readonly address: string; readonly account?: string | undefined }

export interface RateLimits {
  /** Counts one read of an address. @throws Problem tooOften */
  read(address: string): Promise<void>
  /** Counts one attempt. @throws Problem tooOften with the seconds to wait; away when the database is */
  consume(what: LimitedAction, who: RateLimitSubject): Promise<void>
  /** Takes the attempt back, and forgets earlier failures: after a sign-in that succeeded. */
  forgive(what: LimitedAction, who: RateLimitSubject): Promise<void>
  /** A preHandler that counts one attempt; `accountOf` finds the account that the request names. */
  guard(
    what: LimitedAction,
    accountOf?: (request: FastifyRequest) => string | undefined,
  ): preHandlerAsyncHookHandler
  close(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: RateLimits
  }
}

/** Where the counts stand; a migration of ours makes it. */
const tableName = 'rate_limits'
const sweepEvery = 5 * 60_000
// Seconds. Failures of one account from one address are remembered for a day; no delay is longer than an hour.
const memory = 86_400
const longestDelay = 3600

/** Opens the limits on a database whose migrations have run. */
export function createRateLimits(
  settings: Config['limits'],
  handle: Handle,
  log: FastifyBaseLogger,
): RateLimits {
  const storeClient = {
    query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
      const { rows } = await handle.executeQuery(CompiledQuery.raw(text, [...values]))
      return { rows, rowCount: rows.length }
    },
  }
  const counter = (keyPrefix: string, points: number, seconds: number) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: seconds,
    })
  const of = (what: LimitedAction) => settings[what === 'enter' ? 'login' : what]
  const open = (what: LimitedAction) => counter(what, of(what).points, of(what).seconds)
  const counters = {
    login: open('login'),
    enter: open('enter'),
    signup: open('signup'),
    reset: open('reset'),
    orders: open('orders'),
    reviews: open('reviews'),
  }
  const strikes = counter('strikes', Number.MAX_SAFE_INTEGER, memory)
  const reads = new RateLimiterMemory({
    keyPrefix: 'reads',
    points: settings.reads.points,
    duration: settings.reads.seconds,
  })
  const sweep = setInterval(() => {
    handle
      .executeQuery(CompiledQuery.raw(`delete from ${tableName} where expire < $1`, [Date.now()]))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'Old counts were not swept; tried again later'),
      )
  }, sweepEvery).unref()

  // Each time that an account's attempts from one address are used up, the wait doubles. Other addresses stay free: the owner's.
  const delayOf = async (
    what: LimitedAction,
    key: string,
    refusal: RateLimiterRes,
  ): Promise<number> => {
    if (refusal.consumedPoints > of(what).points + 1) return refusal.msBeforeNext / 1000
    const { consumedPoints } = await strikes.penalty(`${what}:${key}`)
    const delay = Math.min(
      of(what).seconds * 2 ** (consumedPoints - 1),
      Math.max(longestDelay, of(what).seconds),
    )
    await counters[what].block(key, delay)
    return delay
  }
  const count = async (what: LimitedAction, key: string, grows: boolean): Promise<void> => {
    const refusal = await refusalOf(counters[what].consume(key))
    if (refusal)
      throw tooManyRequests({
        retryAfter: grows ? await asAway(delayOf(what, key, refusal)) : refusal.msBeforeNext / 1000,
      })
  }
  const countTogether = async (what: LimitedAction, who: RateLimitSubject): Promise<void> => {
    const { points: most, seconds } = of(what)
    const keys = {
      account: counters[what].getKey(accountKey(what, who)),
      address: counters[what].getKey(addressKey(who.address)),
    }
    const wait = await asAway(countAttempt(handle, { ...keys, most, seconds, now: Date.now() }))
    if (wait > 0) throw tooManyRequests({ retryAfter: wait / 1000 })
  }
  const consume: RateLimits['consume'] = async (what, who) => {
    if (who.account !== undefined && !isSignIn(what)) return countTogether(what, who)
    // The account first: its wait grows, and must not hide behind that of the address.
    if (who.account !== undefined) await count(what, accountKey(what, who), true)
    await count(what, addressKey(who.address), false)
  }
  return {
    consume,
    read: async (address) => {
      const refusal = await refusalOf(reads.consume(addressKey(address)))
      if (refusal) throw tooManyRequests({ retryAfter: refusal.msBeforeNext / 1000 })
    },
    forgive: async (what, who) => {
      await asAway(counters[what].reward(addressKey(who.address)))
      if (who.account === undefined) return
      await asAway(counters[what].delete(accountKey(what, who)))
      if (isSignIn(what)) await asAway(strikes.delete(`${what}:${accountKey(what, who)}`))
    },
    guard: (what, accountOf) => async (request) =>
      consume(what, { address: request.ip, account: accountOf?.(request) }),
    close: () => clearInterval(sweep),
  }
}

const isSignIn = (what: LimitedAction): boolean => what === 'login' || what === 'enter'

async function asAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toUnavailable(error)
  }
}

async function refusalOf(attempt: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await attempt
    return undefined
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return thrown
    throw toUnavailable(thrown)
  }
}

// Who has one IPv6 address has the 2^64 beside it.
const addressKey = (address: string): string =>
  `a:${isIPv6(address) && !address.startsWith('::ffff:') ? network(address) : address.replace(/^::ffff:/, '')}`
const network = (address: string): string => {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const whole = [
    ...groups,
    ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'),
    ...rest,
  ]
  return whole.slice(0, 4).join(':')
}
// Hashed: no e-mail address stands in this table.
const accountKey = (what: LimitedAction, { account = '', address }: RateLimitSubject): string =>
  `p:${hash('sha256', isSignIn(what) ? `${addressKey(address)} ${account}` : account, 'base64url')}`
