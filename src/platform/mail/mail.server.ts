/** The shop's mails: written to an outbox with the caller's transaction, sent by a transport. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mailMessages as messages } from '../messages/mail.ts'
import type { MailConfig } from '../config/config.server.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { StatementPart } from '../../../packages/pg-kit/statement-part.server.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { createDevelopmentMailbox } from './development-mailbox.server.ts'
import { countFailed, isAnySent } from './outbox-store.server.ts'
import type { MailKind } from './sending-limits.ts'
import { createSmtpTransport, type SmtpTimings } from './smtp.server.ts'

/**
 * One mail. A `key` is written only once, however often it is queued. After waiting for `lifetime`
 * milliseconds a mail is no longer sent: an expired link is useless.
 */
export type Message = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly kind: MailKind
  readonly key?: string
  readonly lifetime?: number
}

/** The mail to which this one replies. */
export type AnsweredMail = {
  /** Its Message-ID, and those of its thread, the oldest first; each in angle brackets. */
  readonly inReplyTo: string
  readonly references: readonly string[]
  /**
   * Whether the reply is sent automatically: a header marks it, so that other programs do not reply
   * to it.
   */
  readonly isAutomatic: boolean
}

/** A file attached to a mail, loaded when the mail is sent. */
export type Attachment = {
  /** The owner and the file: 'documents/6f1b…'. */
  readonly reference: string
  /** The file name shown in the mail: 'INV-000042.pdf'. */
  readonly name: string
}
/** @throws if the file cannot be loaded now: the mail is retried later */
export type AttachmentLoader = (reference: string) => Promise<Buffer>

export interface MailService {
  /** Whether mails can be delivered. Check it before promising a mail. */
  readonly ready: boolean
  /**
   * Writes a mail in the caller's transaction: after a rollback it does not exist.
   * @throws Problem mailNotSetUp if `ready` is false
   */
  queue(
    tx: Handle,
    message: Message & {
      readonly attachments?: readonly Attachment[]
      readonly thread?: AnsweredMail
    },
  ): Promise<void>
  /** Registers the loader of attachments whose references begin with `owner` and a slash. */
  onAttachment(owner: string, load: AttachmentLoader): void
  /**
   * Writes mails as part of the caller's statement, if the caller's CTE has a row. Call
   * `notifyQueued` when the statement has been executed.
   * @throws Problem mailNotSetUp if `ready` is false
   */
  queueClause(messages: readonly Message[]): StatementPart<unknown>
  /** Wakes the sender after a statement with `queueClause`. */
  notifyQueued(): Promise<void>
  /** Starts sending queued mails. */
  start(): Promise<void>
  /** Finishes the mails that are being sent and stops. */
  close(): Promise<void>
  /** Registers the transport's own pages, such as the development mailbox. */
  routes(app: FastifyInstance): Promise<void>
}

export type MailDependencies = {
  readonly database: Database
  readonly log: FastifyBaseLogger
  /** The shop's name, for a sender that has no name in MAIL_FROM. */
  readonly shopName?: () => Promise<string>
  /** For tests. */
  readonly timings?: SmtpTimings
}

export const mailNotSetUp = problem('mail-not-set-up', 503, messages.notSetUp)

/** The transports, by the kind of the configuration. */
const transports = {
  smtp: createSmtpTransport,
  mailbox: createDevelopmentMailbox,
  none: createMissingTransport,
}

/** Creates the configured transport. Nothing is sent before `start`. */
export function createMailService(config: MailConfig, dependencies: MailDependencies): MailService {
  return config.kind === 'smtp'
    ? transports.smtp(config, dependencies)
    : transports[config.kind](config, dependencies)
}

/** Whether any mail has ever been sent, or shown in the development mailbox. */
export const hasSentMail = (db: Handle): Promise<boolean> => isAnySent(db)

/** How many mails of the last day wait after a failure, or were abandoned. */
export const countFailedMails = (db: Handle): Promise<number> => countFailed(db, 86_400_000)

/** The sender of mails: MAIL_FROM, or its address with the shop's name. */
export const senderOf = async (
  from: string,
  shopName: MailDependencies['shopName'],
): Promise<{ readonly name: string; readonly address: string } | string> =>
  from.includes('<') || shopName === undefined ? from : { name: await shopName(), address: from }

/** For a shop without mail: refuses every mail. */
function createMissingTransport(_config: MailConfig, { log }: MailDependencies): MailService {
  const notSetUp = () => mailNotSetUp({ detail: messages.notSetUpDetail })
  return {
    ready: false,
    queue: () => Promise.reject(notSetUp()),
    onAttachment: () => undefined,
    queueClause: () => {
      throw notSetUp()
    },
    notifyQueued: () => Promise.resolve(),
    start: async () => log.warn(messages.atStart),
    close: () => Promise.resolve(),
    routes: () => Promise.resolve(),
  }
}
