/** Rate limits: actions are counted in the database, for all instances; reads in memory. */
import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimitSubject } from '../../../packages/contract/server/dependencies.server.ts'
import { toUnavailable } from '../unavailable.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import { countAttempt } from './count-attempt.server.ts'
import { createSecurityLog, type SecurityLog } from '../security-log.server.ts'
import { logRefusal } from './rate-limit-log.server.ts'
import { accountKey, addressKey, networkKeys } from './rate-limit-keys.server.ts'

type Limit = { readonly points: number; readonly seconds: number }

/** A limit of an action: points in a number of seconds, under this prefix in the table. */
export type ActionLimit = Limit & {
  readonly keyPrefix: string
  readonly signIn: boolean
  readonly perAsker?: boolean
  readonly wideNetworks?: boolean
}

/** The limits of all actions, by name; the capabilities' manifests declare them. */
export type ActionLimits = Readonly<Record<string, ActionLimit>>

/** The name of a limited action, such as 'orders'. */
export type LimitedAction = string

/** How many calls a service account has left, and in how many seconds the limit resets. */
export type KeyCount = {
  readonly points: number
  readonly seconds: number
  readonly remaining: number
  readonly reset: number
  /**
   * Present if there are none left.
   * @throws Problem tooManyRequests
   */
  readonly refuse?: () => never
}

/** In-memory counts that the processes of one machine share. */
export type SharedCounts = {
  /** Reports one point to the other processes. */
  count(name: string, key: string): void
  /** Receives the points that the other processes have counted. */
  onCount(listener: (name: string, key: string, points: number) => void): void
}

export interface RateLimits {
  /**
   * Counts one call of a service account, in memory.
   * @returns how many are left; the refusal if there are none
   */
  key(accountId: string): Promise<KeyCount>
  /**
   * Counts one read by a client address.
   * @throws Problem tooManyRequests
   */
  read(address: string): Promise<void>
  /**
   * Counts one attempt.
   * @throws Problem tooManyRequests with the seconds to wait; unavailable if the database is
   *   unreachable
   */
  consume(action: LimitedAction, subject: RateLimitSubject): Promise<void>
  /** Takes back the last attempt and clears earlier failures: after a successful sign-in. */
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
/** Milliseconds. */
const sweepInterval = 5 * 60_000
/** Seconds for which lockouts of an account from one address are remembered. */
const strikeMemory = 86_400
/** Seconds. */
const maxDelay = 3600

/** The limits of an address's networks as multiples of its own, the narrower first. */
const networkFactors = [5, 25] as const

/** An action's limit, and its counters in the database. */
type ActionCounter = ActionLimit & {
  readonly name: LimitedAction
  readonly counter: RateLimiterPostgres
  /**
   * The counters of an address's networks, the narrower first; empty if networks are not counted.
   */
  readonly networks: readonly RateLimiterPostgres[]
}

/** The counters that the functions below use. */
export type LimiterState = {
  readonly db: Handle
  readonly actions: ReadonlyMap<LimitedAction, ActionCounter>
  /** How often an account used up its attempts from one address. */
  readonly strikes: RateLimiterPostgres
  readonly reads: RateLimiterMemory
  readonly keys: RateLimiterMemory
  readonly shared: Pick<SharedCounts, 'count'> | undefined
  readonly securityLog: SecurityLog
}

export type RateLimitSettings = { readonly reads: Limit; readonly actions: ActionLimits }

/** The rate limits of a database whose migrations have run. */
export function createRateLimits(
  settings: RateLimitSettings,
  db: Handle,
  log: FastifyBaseLogger,
  shared?: SharedCounts,
): RateLimits {
  const state = { ...createLimiterState(settings, db, createSecurityLog(log)), shared }
  shared?.onCount((name, key, points) => {
    const counter = { reads: state.reads, keys: state.keys }[name]
    void counter?.penalty(key, points)
  })
  const sweep = setInterval(() => deleteExpired(db, log), sweepInterval).unref()
  return {
    consume: (action, subject) => consume(state, action, subject),
    read: (address) => countRead(state, address),
    key: (accountId) => countKey(state, accountId),
    forgive: (action, subject) => forgive(state, action, subject),
    close: () => clearInterval(sweep),
  }
}

function createLimiterState(
  { reads, actions }: RateLimitSettings,
  db: Handle,
  securityLog: SecurityLog,
): Omit<LimiterState, 'shared'> {
  const storeClient = storeClientOf(db)
  const createCounter = (keyPrefix: string, { points, seconds }: Limit) =>
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
  return {
    db,
    securityLog,
    actions: new Map(
      Object.entries(actions).map(([name, limit]) => [
        name,
        {
          ...limit,
          name,
          counter: createCounter(limit.keyPrefix, limit),
          networks: networkFactors
            .filter(() => limit.wideNetworks)
            .map((factor) =>
              createCounter(limit.keyPrefix, { ...limit, points: limit.points * factor }),
            ),
        },
      ]),
    ),
    strikes: createCounter('strikes', { points: Number.MAX_SAFE_INTEGER, seconds: strikeMemory }),
    reads: new RateLimiterMemory({
      keyPrefix: 'reads',
      points: reads.points,
      duration: reads.seconds,
    }),
    keys: new RateLimiterMemory({
      keyPrefix: 'keys',
      points: actions['keys']?.points ?? reads.points,
      duration: actions['keys']?.seconds ?? reads.seconds,
    }),
  }
}

/** @throws Error for an action that no manifest declares: a programming error */
function actionOf({ actions }: LimiterState, name: LimitedAction): ActionCounter {
  const action = actions.get(name)
  if (!action) throw new Error(`No manifest declares the limit '${name}'`)
  return action
}

/** The PostgreSQL client that the limiter expects, implemented with Kysely. */
const storeClientOf = (db: Handle) => ({
  query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows, rowCount: rows.length }
  },
})

function deleteExpired(db: Handle, log: FastifyBaseLogger): void {
  db.executeQuery(
    CompiledQuery.raw(
      `delete from ${tableName} where expire < extract(epoch from now()) * 1000`,
      [],
    ),
  ).catch((error: unknown) =>
    log.warn({ err: error }, 'Old counts were not swept; tried again later'),
  )
}

/**
 * Counts one attempt.
 * @throws Problem tooManyRequests, unavailable
 */
export async function consume(
  state: LimiterState,
  name: LimitedAction,
  subject: RateLimitSubject,
): Promise<void> {
  const action = actionOf(state, name)
  const { account, address } = subject
  if (account !== undefined && !action.signIn) return countTogether(state, action, subject)
  // The account first: its delay grows, and must not be replaced by that of the address.
  if (account !== undefined) await countSignIn(state, action, subject)
  const counts = [
    [action.counter, addressKey(address)] as const,
    ...action.networks.map((network, at) => [network, networkKeys(address)[at] ?? ''] as const),
  ]
  for (const [counter, key] of counts) {
    const refusal = await refusalOf(counter.consume(key))
    if (!refusal) continue
    const wait = waitOf(refusal, action)
    if (refusal.consumedPoints === counter.points + 1)
      logRefusal(state.securityLog, { limit: action.name, subject, wait })
    throw tooManyRequests({ retryAfter: wait })
  }
}

/**
 * Seconds, never more than the limit's own duration: the limiter uses a clock that may be set back.
 */
const waitOf = ({ msBeforeNext }: RateLimiterRes, { seconds }: Limit): number =>
  Math.min(msBeforeNext / 1000, seconds)

/** Counts an attempt against account and address in one statement. */
async function countTogether(
  state: LimiterState,
  { name, points, seconds, counter, perAsker = false }: ActionCounter,
  subject: RateLimitSubject,
): Promise<void> {
  const { wait, isFirst } = await orUnavailable(
    countAttempt(state.db, {
      account: counter.getKey(accountKey(perAsker, subject)),
      address: counter.getKey(addressKey(subject.address)),
      maxPoints: points,
      seconds,
    }),
  )
  if (wait > 0 && isFirst)
    logRefusal(state.securityLog, { limit: name, subject, wait: wait / 1000 })
  if (wait > 0) throw tooManyRequests({ retryAfter: wait / 1000 })
}

async function countSignIn(
  state: LimiterState,
  action: ActionCounter,
  subject: RateLimitSubject,
): Promise<void> {
  const key = accountKey(action.signIn, subject)
  const refusal = await refusalOf(action.counter.consume(key))
  if (!refusal) return
  const retryAfter = await orUnavailable(delayOf(state.strikes, action, key, refusal))
  if (refusal.consumedPoints === action.points + 1)
    logRefusal(state.securityLog, { limit: action.name, subject, wait: retryAfter })
  throw tooManyRequests({ retryAfter })
}

/**
 * Each time an account uses up its attempts from one address, the wait doubles. Other addresses,
 * including the owner's, are not affected.
 * @returns seconds to wait
 */
async function delayOf(
  strikes: RateLimiterPostgres,
  action: ActionCounter,
  key: string,
  refusal: RateLimiterRes,
): Promise<number> {
  const { points, seconds, counter } = action
  // Attempts while blocked do not lengthen the wait.
  if (refusal.consumedPoints > points + 1) return refusal.msBeforeNext / 1000
  const { consumedPoints } = await strikes.penalty(strikeKey(action, key))
  const delay = Math.min(seconds * 2 ** (consumedPoints - 1), Math.max(maxDelay, seconds))
  await counter.block(key, delay)
  return delay
}

const strikeKey = ({ keyPrefix }: ActionLimit, key: string): string => `${keyPrefix}:${key}`

/**
 * Counts one read by a client address, in memory.
 * @throws Problem tooManyRequests
 */
export async function countRead(state: LimiterState, address: string): Promise<void> {
  const { reads, shared } = state
  const key = addressKey(address)
  shared?.count('reads', key)
  const refusal = await refusalOf(reads.consume(key))
  if (!refusal) return
  const wait = waitOf(refusal, { points: reads.points, seconds: reads.duration })
  if (refusal.consumedPoints === reads.points + 1)
    logRefusal(state.securityLog, { limit: 'reads', subject: { address }, wait })
  throw tooManyRequests({ retryAfter: wait })
}

/**
 * Takes back the last attempt and clears earlier failures.
 * @throws Problem unavailable
 */
export async function forgive(
  state: LimiterState,
  name: LimitedAction,
  subject: RateLimitSubject,
): Promise<void> {
  const action = actionOf(state, name)
  const { address } = subject
  await orUnavailable(action.counter.reward(addressKey(address)))
  for (const [at, network] of action.networks.entries())
    await orUnavailable(network.reward(networkKeys(address)[at] ?? ''))
  if (subject.account === undefined) return
  const key = accountKey(action.signIn, subject)
  await orUnavailable(action.counter.delete(key))
  if (action.signIn) await orUnavailable(state.strikes.delete(strikeKey(action, key)))
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toUnavailable(error)
  }
}

/** The limiter throws its refusals; anything else is a database error. */
async function refusalOf(attempt: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await attempt
    return undefined
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw toUnavailable(error)
  }
}

/** Counts one call of a service account, in memory. */
async function countKey(
  { keys, securityLog, shared }: LimiterState,
  account: string,
): Promise<KeyCount> {
  shared?.count('keys', account)
  const { points, duration: seconds } = keys
  const count = await keys.consume(account).catch((error: unknown) => {
    if (error instanceof RateLimiterRes) return error
    throw error
  })
  const wait = waitOf(count, { points, seconds })
  const said = {
    points,
    seconds,
    remaining: Math.max(0, count.remainingPoints),
    reset: Math.ceil(wait),
  }
  if (count.consumedPoints <= points) return said
  if (count.consumedPoints === points + 1)
    logRefusal(securityLog, { limit: 'keys', subject: { address: '', account }, wait })
  return {
    points,
    seconds,
    remaining: 0,
    reset: said.reset,
    refuse() {
      throw tooManyRequests({ retryAfter: wait })
    },
  }
}
