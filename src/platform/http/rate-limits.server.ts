/** Rate limits: actions are counted in the database, for all instances; reads in memory. */
import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.server.ts'
import type { RateLimitSubject } from '../../../packages/contract/server/dependencies.server.ts'
import { toUnavailable } from '../../../packages/pg-kit/unavailable.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import { countAttempt } from './count-attempt.server.ts'
import { accountKey, addressKey, isSignIn } from './rate-limit-keys.server.ts'

/**
 * What is counted. `tokenExchange`: an ID token for an access token; it has the limit of `login`
 * and a count of its own.
 */
export type LimitedAction = 'login' | 'tokenExchange' | 'signup' | 'reset' | 'orders' | 'reviews'

export interface RateLimits {
  /** Counts one read of a client address. @throws Problem tooManyRequests */
  read(address: string): Promise<void>
  /**
   * Counts one attempt.
   * @throws Problem tooManyRequests with the seconds to wait; unavailable without the database
   */
  consume(action: LimitedAction, subject: RateLimitSubject): Promise<void>
  /** Takes the last attempt back and clears earlier failures: after a sign-in that succeeded. */
  forgive(action: LimitedAction, subject: RateLimitSubject): Promise<void>
  close(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: RateLimits
  }
}

/** Created by a migration, not by the limiter. */
const tableName = 'rate_limits'
/** The prefixes of stored keys: they may not change while counts are in the table. */
const keyPrefixes: Readonly<Record<LimitedAction, string>> = {
  login: 'login',
  tokenExchange: 'enter',
  signup: 'signup',
  reset: 'reset',
  orders: 'orders',
  reviews: 'reviews',
}
/** Milliseconds. */
const sweepInterval = 5 * 60_000
/** Seconds for which the lock-outs of an account from one address are remembered. */
const strikeMemory = 86_400
/** Seconds. */
const maxDelay = 3600

type Limit = { readonly points: number; readonly seconds: number }

/** What the functions below count with. */
export type LimiterState = {
  readonly db: Handle
  readonly limits: Readonly<Record<LimitedAction, Limit>>
  readonly counters: Readonly<Record<LimitedAction, RateLimiterPostgres>>
  /** How often the attempts of an account from one address were used up. */
  readonly strikes: RateLimiterPostgres
  readonly reads: RateLimiterMemory
}

/** The rate limits of a database whose migrations have run. */
export function createRateLimits(
  settings: Config['limits'],
  db: Handle,
  log: FastifyBaseLogger,
): RateLimits {
  const state = createLimiterState(settings, db)
  const sweep = setInterval(() => deleteExpired(db, log), sweepInterval).unref()
  return {
    consume: (action, subject) => consume(state, action, subject),
    read: (address) => countRead(state, address),
    forgive: (action, subject) => forgive(state, action, subject),
    close: () => clearInterval(sweep),
  }
}

function createLimiterState(settings: Config['limits'], db: Handle): LimiterState {
  const limits = { ...settings, tokenExchange: settings.login }
  const storeClient = storeClientOf(db)
  const counter = (keyPrefix: string, { points, seconds }: Limit) =>
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
  const actionCounter = (action: LimitedAction) => counter(keyPrefixes[action], limits[action])
  return {
    db,
    limits,
    counters: {
      login: actionCounter('login'),
      tokenExchange: actionCounter('tokenExchange'),
      signup: actionCounter('signup'),
      reset: actionCounter('reset'),
      orders: actionCounter('orders'),
      reviews: actionCounter('reviews'),
    },
    strikes: counter('strikes', { points: Number.MAX_SAFE_INTEGER, seconds: strikeMemory }),
    reads: new RateLimiterMemory({
      keyPrefix: 'reads',
      points: settings.reads.points,
      duration: settings.reads.seconds,
    }),
  }
}

/** The limiter's idea of a PostgreSQL client, over Kysely. */
const storeClientOf = (db: Handle) => ({
  query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows, rowCount: rows.length }
  },
})

function deleteExpired(db: Handle, log: FastifyBaseLogger): void {
  db.executeQuery(
    CompiledQuery.raw(`delete from ${tableName} where expire < $1`, [Date.now()]),
  ).catch((error: unknown) =>
    log.warn({ err: error }, 'Old counts were not swept; tried again later'),
  )
}

/** Counts one attempt. @throws Problem tooManyRequests, unavailable */
export async function consume(
  state: LimiterState,
  action: LimitedAction,
  subject: RateLimitSubject,
): Promise<void> {
  const { account, address } = subject
  if (account !== undefined && !isSignIn(action)) return countTogether(state, action, subject)
  // The account first: its delay grows, and that of the address must not take its place.
  if (account !== undefined) await countSignIn(state, action, accountKey(action, subject))
  const refusal = await refusalOf(state.counters[action].consume(addressKey(address)))
  if (refusal) throw tooManyRequests({ retryAfter: refusal.msBeforeNext / 1000 })
}

/** Counts an attempt against account and address in one statement. */
async function countTogether(
  { db, limits, counters }: LimiterState,
  action: LimitedAction,
  subject: RateLimitSubject,
): Promise<void> {
  const { points, seconds } = limits[action]
  const wait = await orUnavailable(
    countAttempt(db, {
      account: counters[action].getKey(accountKey(action, subject)),
      address: counters[action].getKey(addressKey(subject.address)),
      maxPoints: points,
      seconds,
      now: Date.now(),
    }),
  )
  if (wait > 0) throw tooManyRequests({ retryAfter: wait / 1000 })
}

async function countSignIn(state: LimiterState, action: LimitedAction, key: string): Promise<void> {
  const refusal = await refusalOf(state.counters[action].consume(key))
  if (refusal)
    throw tooManyRequests({ retryAfter: await orUnavailable(delayOf(state, action, key, refusal)) })
}

/**
 * Each time that the attempts of an account from one address are used up, the wait doubles. Other
 * addresses, the owner's among them, are not affected.
 * @returns seconds to wait
 */
async function delayOf(
  { limits, counters, strikes }: LimiterState,
  action: LimitedAction,
  key: string,
  refusal: RateLimiterRes,
): Promise<number> {
  const { points, seconds } = limits[action]
  // Attempts while blocked do not lengthen the wait.
  if (refusal.consumedPoints > points + 1) return refusal.msBeforeNext / 1000
  const { consumedPoints } = await strikes.penalty(strikeKey(action, key))
  const delay = Math.min(seconds * 2 ** (consumedPoints - 1), Math.max(maxDelay, seconds))
  await counters[action].block(key, delay)
  return delay
}

const strikeKey = (action: LimitedAction, key: string): string => `${keyPrefixes[action]}:${key}`

/** Counts one read of a client address, in memory. @throws Problem tooManyRequests */
export async function countRead({ reads }: LimiterState, address: string): Promise<void> {
  const refusal = await refusalOf(reads.consume(addressKey(address)))
  if (refusal) throw tooManyRequests({ retryAfter: refusal.msBeforeNext / 1000 })
}

/** Takes the last attempt back and clears earlier failures. @throws Problem unavailable */
export async function forgive(
  { counters, strikes }: LimiterState,
  action: LimitedAction,
  subject: RateLimitSubject,
): Promise<void> {
  await orUnavailable(counters[action].reward(addressKey(subject.address)))
  if (subject.account === undefined) return
  const key = accountKey(action, subject)
  await orUnavailable(counters[action].delete(key))
  if (isSignIn(action)) await orUnavailable(strikes.delete(strikeKey(action, key)))
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toUnavailable(error)
  }
}

/** The limiter throws its refusals; anything else is an error of the database. */
async function refusalOf(attempt: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await attempt
    return undefined
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw toUnavailable(error)
  }
}
