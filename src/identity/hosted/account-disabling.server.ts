/**
 * Disables accounts at a hosted provider: scheduled in the transaction that deletes the user,
 * executed after it, and retried until the provider has done it.
 */
import type { FastifyBaseLogger } from 'fastify'
import { isProblem } from '../../../packages/contract/problem.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  createJobRunner,
  retryDelay,
  type JobRunner,
} from '../../../packages/pg-kit/jobs.server.ts'
import { isOutgoingHeld } from '../../platform/mail/outgoing-hold.server.ts'
import {
  claimAccountDisabling,
  deleteAccountDisabling,
  insertAccountDisabling,
  nextAccountDisablingIn,
  postponeAccountDisabling,
  type PendingAccountDisabling,
} from './account-disabling-store.server.ts'
import { identityMessages } from '../messages/identity.ts'

const { disabling: messages } = identityMessages

type AccountDisablingDependencies = {
  readonly database: Database
  readonly log: FastifyBaseLogger
  /**
   * The issuer of the accounts; those of another issuer wait until the shop is set up for it again.
   */
  readonly issuer: string
  /** Disables an account at the provider; calling it again changes nothing. */
  readonly disable: (subject: string) => Promise<void>
  /** Milliseconds until the first retry; for tests. */
  readonly firstPause?: number
}

export type AccountDisabling = JobRunner & {
  /**
   * Schedules a disabling in the caller's transaction; a rollback cancels it. An identity of
   * another issuer is ignored.
   */
  schedule(
    tx: Handle,
    identity: { readonly issuer: string; readonly subject: string },
  ): Promise<void>
}

const channel = 'identity_disablings'
/** Milliseconds between two checks for due disablings without a notification. */
const pollInterval = 60_000
/** Milliseconds of a claim: longer than two requests to the provider can take. */
const lease = 60_000

export function createAccountDisabling(deps: AccountDisablingDependencies): AccountDisabling {
  const { database, log, issuer } = deps
  const jobs = createJobRunner<PendingAccountDisabling>(database, log, {
    channel,
    pollInterval,
    isHeld: () => isOutgoingHeld(database.handle),
    lease,
    failureMessage: messages.broken,
    perform: (pending) => disableAccount(deps, pending),
    claim: (claimFor) => claimAccountDisabling(database.handle, issuer, claimFor),
    nextDueIn: () => nextAccountDisablingIn(database.handle, issuer),
  })
  return {
    ...jobs,
    async schedule(tx, identity) {
      if (identity.issuer !== issuer) return
      await insertAccountDisabling(tx, identity)
      await database.notify(tx, channel, '') // delivered when the transaction commits
    },
  }
}

async function disableAccount(
  { database, log, issuer, disable, firstPause = 5_000 }: AccountDisablingDependencies,
  { subject, attempts }: PendingAccountDisabling,
): Promise<'failed' | void> {
  try {
    await disable(subject)
  } catch (error) {
    // Retried indefinitely: until it succeeds, a deleted user still has an account.
    log[isProblem(error) ? 'warn' : 'error']({ err: error, attempts }, messages.willRetry)
    await postponeAccountDisabling(
      database.handle,
      { issuer, subject },
      { error: errorText(error), retryIn: retryDelay(attempts, firstPause) },
    )
    return 'failed'
  }
  await deleteAccountDisabling(database.handle, { issuer, subject })
}

const errorText = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 500)
}
