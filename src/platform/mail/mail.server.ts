/** How the shop's mails leave: an outbox written in the caller's transaction, and the table of ways it is emptied. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mailMessages as messages } from '../messages/mail.ts'
import type { MailConfig } from '../config.server.ts'
import type { SqlClause, Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { createDevelopmentMailbox } from './development-mailbox.server.ts'
import { createSmtpTransport, type SmtpTimeouts } from './smtp.server.ts'

/**
 * One mail. Under the same `key` it is written once, however often it is asked for. After `expiresAt` it is not sent:
 * a link that has expired is worth nothing.
 */
export type Message = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly key?: string
  readonly expiresAt?: Date
}

export interface MailService {
  /** Whether mails reach anybody. Ask before promising one. */
  readonly ready: boolean
  /** Writes a mail in the caller's transaction: rolled back, it never was. Throws mailNotSetUp where `ready` is false. */
  queue(tx: Handle, message: Message): Promise<void>
  /**
   * Writes mails as a clause of the caller's statement, if its clause `where` has a row: whatever becomes of the statement becomes of
   * them. Say `queued` when it is done. Throws mailNotSetUp where `ready` is false.
   */
  queueing(messages: readonly Message[], where: string): SqlClause
  queued(): Promise<void>
  /** Begins to send what waits. */
  start(): Promise<void>
  /** Finishes the mail in hand and stops. */
  close(): Promise<void>
  routes(app: FastifyInstance): Promise<void>
}

export type MailDependencies = {
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly pace?: SmtpTimeouts
}

export const mailNotSetUp = problem('mail-not-set-up', 503, messages.notSetUp)

const ways = {
  smtp: createSmtpTransport,
  mailbox: createDevelopmentMailbox,
  none: (_config: MailConfig, { log }: MailDependencies): MailService => ({
    ready: false,
    queue: () => Promise.reject(mailNotSetUp({ detail: messages.notSetUpDetail })),
    queueing: () => {
      throw mailNotSetUp({ detail: messages.notSetUpDetail })
    },
    queued: () => Promise.resolve(),
    start: async () => log.warn(messages.atStart),
    close: () => Promise.resolve(),
    routes: () => Promise.resolve(),
  }),
}

/**
 * Opens the way that the settings name. Nothing is sent before `start`.
 * @param pace how long to wait between tries; for tests
 */
export function createMailService(
  config: MailConfig,
  database: Database,
  log: FastifyBaseLogger,
  pace?: SmtpTimeouts,
): MailService {
  const parts: MailDependencies = { database, log, ...(pace ? { pace } : {}) }
  return config.kind === 'smtp' ? ways.smtp(config, parts) : ways[config.kind](config, parts)
}
