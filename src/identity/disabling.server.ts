/** Disabling an account at a hosted provider: promised within the transaction that deletes its owner, done after it, and tried until the provider did it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Handle } from '../platform/database/database.server.ts'
import { nextTry, openErrands, type Running } from '../platform/errands.server.ts'
import { isProblem } from '../platform/problem.ts'
import { identityWords } from '../words/en/identity.ts'
import { claimDisabling, forgetDisabling, nextDisabling, putOffDisabling, writeDisabling, type Disabling } from './disabling-store.server.ts'

const { disabling: words } = identityWords

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

export type Disablings = Running & {
  /** In the caller's transaction: rolled back, it was never promised. An identity of another issuer is none of ours. */
  promise(tx: Handle, identity: { readonly issuer: string; readonly subject: string }): Promise<void>
}

const channel = 'identity_disablings'
const look = 60_000
// Longer than two questions to the provider can take.
const lease = 60_000

export function openDisablings({ database, log, issuer, disable, firstPause = 5_000 }: Parts): Disablings {
  async function perform({ subject, attempts }: Disabling): Promise<void> {
    try {
      await disable(subject)
    } catch (error) {
      // For ever: as long as it is not done, somebody who was deleted has an account.
      log[isProblem(error) ? 'warn' : 'error']({ err: error, attempts }, words.willRetry)
      return putOffDisabling(database.handle, { issuer, subject }, { error: reasonOf(error), nextTry: nextTry(Date.now(), attempts, firstPause) })
    }
    await forgetDisabling(database.handle, { issuer, subject })
  }

  const errands = openErrands<Disabling>(database, log, {
    channel, look, lease, broken: words.broken, perform,
    claim: (now, until) => claimDisabling(database.handle, issuer, { now, until }),
    nextDue: () => nextDisabling(database.handle, issuer),
  })
  return {
    ...errands,
    async promise(tx, identity) {
      if (identity.issuer !== issuer) return
      await writeDisabling(tx, identity, new Date())
      await database.notify(tx, channel, '') // heard when the transaction commits
    },
  }
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 500)
}
