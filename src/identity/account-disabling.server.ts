/** Disabling an account at a hosted provider: promised within the transaction that deletes its owner, done after it, and tried until the provider did it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { retryAt, createJobRunner, type JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { identityMessages } from './messages/identity.ts'
import {
  claimDisabling,
  deleteDisabling,
  nextDisablingAt,
  postponeDisabling,
  insertDisabling,
  type PendingDisabling,
} from './account-disabling-store.server.ts'

const { disabling: words } = identityMessages

type Parts = {
  readonly database: Database
  readonly log: FastifyBaseLogger
  /** Whose accounts; those of another wait until the shop is set up for it again. */
  readonly issuer: string
  /** Does it at the provider; done again it changes nothing. */
  readonly disable: (subject: string) => Promise<void>
  /** Milliseconds; for tests. */
  readonly firstPause?: number
}

export type AccountDisabling = JobRunner & {
  /** In the caller's transaction: rolled back, it was never promised. An identity of another issuer is none of ours. */
  promise(
    tx: Handle,
    identity: { readonly issuer: string; readonly subject: string },
  ): Promise<void>
}

const channel = 'identity_disablings'
const look = 60_000
// Longer than two questions to the provider can take.
const lease = 60_000

export function createAccountDisabling({
  database,
  log,
  issuer,
  disable,
  firstPause = 5_000,
}: Parts): AccountDisabling {
  async function perform({ subject, attempts }: PendingDisabling): Promise<void> {
    try {
      await disable(subject)
    } catch (error) {
      // For ever: as long as it is not done, somebody who was deleted has an account.
      log[isProblem(error) ? 'warn' : 'error']({ err: error, attempts }, words.willRetry)
      return postponeDisabling(
        database.handle,
        { issuer, subject },
        { error: reasonOf(error), nextTry: retryAt(Date.now(), attempts, firstPause) },
      )
    }
    await deleteDisabling(database.handle, { issuer, subject })
  }

  const errands = createJobRunner<PendingDisabling>(database, log, {
    channel,
    pollInterval: look,
    lease,
    failureMessage: words.broken,
    perform,
    claim: (now, until) => claimDisabling(database.handle, issuer, { now, until }),
    nextDue: () => nextDisablingAt(database.handle, issuer),
  })
  return {
    ...errands,
    async promise(tx, identity) {
      if (identity.issuer !== issuer) return
      await insertDisabling(tx, identity, new Date())
      await database.notify(tx, channel, '') // heard when the transaction commits
    },
  }
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 500)
}
