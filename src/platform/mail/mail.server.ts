/** How the shop's mails leave: an outbox written in the caller's transaction, and the table of ways it is emptied. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mailWords as words } from '../../words/en/mail.ts'
import type { MailConfig } from '../config.server.ts'
import type { Clause, Database, Handle } from '../database/database.server.ts'
import { problem } from '../problem.ts'
import { openMailbox } from './mailbox.server.ts'
import { openSmtp, type Pace } from './smtp.server.ts'

/**
 * One mail. Under the same `key` it is written once, however often it is asked for. After `expiresAt` it is not sent:
 * a link that has expired is worth nothing.
 */
export type Message = { readonly to: string; readonly subject: string; readonly text: string; readonly html?: string; readonly key?: string; readonly expiresAt?: Date }

export interface Mail {
  /** Whether mails reach anybody. Ask before promising one. */
  readonly ready: boolean
  /** Writes a mail in the caller's transaction: rolled back, it never was. Throws mailNotSetUp where `ready` is false. */
  queue(tx: Handle, message: Message): Promise<void>
  /**
   * Writes mails as a clause of the caller's statement, if its clause `where` has a row: whatever becomes of the statement becomes of
   * them. Say `queued` when it is done. Throws mailNotSetUp where `ready` is false.
   */
  queueing(messages: readonly Message[], where: string): Clause
  queued(): Promise<void>
  /** Begins to send what waits. */
  start(): Promise<void>
  /** Finishes the mail in hand and stops. */
  close(): Promise<void>
  routes(app: FastifyInstance): Promise<void>
}

export type MailParts = { readonly database: Database; readonly log: FastifyBaseLogger; readonly pace?: Pace }

export const mailNotSetUp = problem('mail-not-set-up', 503, words.notSetUp)

const ways = {
  smtp: openSmtp,
  mailbox: openMailbox,
  none: (_config: MailConfig, { log }: MailParts): Mail => ({
    ready: false,
    queue: () => Promise.reject(mailNotSetUp({ detail: words.notSetUpDetail })),
    queueing: () => { throw mailNotSetUp({ detail: words.notSetUpDetail }) },
    queued: () => Promise.resolve(),
    start: async () => log.warn(words.atStart),
    close: () => Promise.resolve(),
    routes: () => Promise.resolve(),
  }),
}

/**
 * Opens the way that the settings name. Nothing is sent before `start`.
 * @param pace how long to wait between tries; for tests
 */
export function openMail(config: MailConfig, database: Database, log: FastifyBaseLogger, pace?: Pace): Mail {
  const parts: MailParts = { database, log, ...(pace ? { pace } : {}) }
  return config.kind === 'smtp' ? ways.smtp(config, parts) : ways[config.kind](config, parts)
}
