/**
 * Collected news: the first item is mailed immediately, and items that follow within a certain time
 * are sent in one mail. A notice is written together with the change that it is about; this module
 * turns notices into mails, exactly once.
 */
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  createJobRunner,
  type ErrorLog,
  type JobRunner,
} from '../../../packages/pg-kit/jobs.server.ts'
import { isOutgoingHeld } from './outgoing-hold.server.ts'
import {
  claimDigest,
  markDigestSent,
  nextDigestIn,
  type DigestTables,
} from './digest-store.server.ts'
import type { MailService, Message } from './mail.server.ts'

/** Milliseconds: longer than writing the mails can take. */
const lease = 60_000
/** Milliseconds between two checks without a notification. */
const pollInterval = 60_000

/** News about one subject. */
export type DigestTopic = {
  readonly tables: DigestTables
  /** The notification channel of its notices. */
  readonly channel: string
  /** Milliseconds for which news is collected after a mail. */
  readonly window: number
  /** Logged when the notices cannot be read. */
  readonly failureMessage: string
  /**
   * Reads what the mails need in addition to the notices, before the transaction.
   * @returns a function that takes all notices within the transaction and returns the mails about
   *   them
   */
  prepare(): Promise<(tx: Handle) => Promise<readonly Message[]>>
}

/** The job that mails the news of a topic. */
export function createDigest(
  deps: { readonly database: Database; readonly log: ErrorLog; readonly mail: MailService },
  topic: DigestTopic,
): JobRunner {
  const { database, log, mail } = deps
  const { tables, channel, window, failureMessage } = topic
  const jobs = createJobRunner<true>(database, log, {
    channel,
    lease,
    pollInterval,
    failureMessage,
    isHeld: () => isOutgoingHeld(database.handle),
    claim: async (claimFor) =>
      (await claimDigest(database.handle, tables, { lease: claimFor, window })) || undefined,
    perform: async () => {
      const takeMails = await topic.prepare()
      await database.transact(async (tx) => {
        const messages = await takeMails(tx)
        await markDigestSent(tx, tables)
        for (const message of messages) await mail.queue(tx, message)
      })
    },
    nextDueIn: () => nextDigestIn(database.handle, tables, window),
  })
  return { start: async () => (mail.ready ? jobs.start() : undefined), close: jobs.close }
}
