/**
 * Sends the outbox by SMTP: a few mails at the same time, with retries after growing delays for
 * three days.
 */
import { randomUUID } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import { createCountedLog, type CountedLog } from '../counted-log.server.ts'
import { mailMessages as messages } from '../messages/mail.ts'
import type { MailConfig } from '../config/config.server.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { createJobRunner, retryDelay } from '../../../packages/pg-kit/jobs.server.ts'
import {
  senderOf,
  type AnsweredMail,
  type Attachment,
  type AttachmentLoader,
  type MailService,
  type MailDependencies,
} from './mail.server.ts'
import {
  claimMail,
  deleteFinished,
  insertMail,
  insertMailsClause,
  mailChannel,
  markAbandoned,
  markFailed,
  markSent,
  nextDueIn,
  type ClaimedMail,
} from './outbox-store.server.ts'
import { claimLimits, maxConcurrentMails } from './sending-limits.ts'

/** Milliseconds; tests use other values than the defaults. */
export type SmtpTimings = {
  /** The delay after the first failure; doubled with each further one, up to an hour. */
  readonly firstRetryDelay: number
  /** How often to check the outbox without a notification. */
  readonly pollInterval: number
}

const defaultTimings: SmtpTimings = { firstRetryDelay: 30_000, pollInterval: 60_000 }
/** Milliseconds of failures after which a mail is abandoned. */
const maxRetryTime = 3 * 86_400_000
// Longer than all timeouts of one delivery together, so that no mail is sent twice at once.
const lease = 120_000
/** How long finished mails are kept, so that an operator can check whether one was sent. */
const retention = 30 * 86_400_000
const cleanUpInterval = 86_400_000
/** Milliseconds between two log lines about mails that fail for the same cause. */
const logInterval = 60_000

type SmtpConfig = Extract<MailConfig, { kind: 'smtp' }>

type SmtpSender = {
  readonly config: SmtpConfig
  readonly database: Database
  readonly failures: CountedLog
  readonly timings: SmtpTimings
  readonly transporter: Transporter
  readonly shopName: MailDependencies['shopName']
  readonly loaders: Map<string, AttachmentLoader>
}

/** Creates the transport for SMTP_URL; it connects when the first mail is sent. */
export function createSmtpTransport(
  config: SmtpConfig,
  { database, log, shopName, timings = defaultTimings }: MailDependencies,
): MailService {
  const transporter = createTransport({
    url: config.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sender: SmtpSender = {
    config,
    database,
    failures: createCountedLog(log, logInterval),
    timings,
    transporter,
    shopName,
    loaders: new Map(),
  }
  const { loaders, failures } = sender
  const jobs = createJobRunner<ClaimedMail>(database, log, {
    channel: mailChannel,
    lease,
    maxConcurrent: maxConcurrentMails,
    pollInterval: timings.pollInterval,
    failureMessage: messages.broken,
    claim: (claimFor, sending) => claimMail(database.handle, claimFor, claimLimits(sending)),
    perform: (mail) => sendMail(sender, mail),
    nextDueIn: () => nextDueIn(database.handle),
    cleanUp: createCleanUp(database),
  })
  return {
    ready: true,
    async queue(tx, message) {
      await insertMail(tx, { id: randomUUID(), ...message }, { sent: false })
      await database.notify(tx, mailChannel, '') // sent after the commit
    },
    onAttachment: (owner, load) => void loaders.set(owner, load),
    queueClause: (mails) =>
      insertMailsClause(
        mails.map((mail) => ({ id: randomUUID(), ...mail })),
        { sent: false },
      ),
    notifyQueued: () => database.notify(database.handle, mailChannel, ''),
    start: jobs.start,
    async close() {
      await jobs.close()
      failures.close()
      transporter.close()
    },
    routes: () => Promise.resolve(),
  }
}

async function sendMail(sender: SmtpSender, mail: ClaimedMail): Promise<'failed' | void> {
  const { config, database, transporter } = sender
  try {
    await transporter.sendMail({
      from: await senderOf(config.from, sender.shopName),
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.body,
      ...(mail.html === null ? {} : { html: mail.html }),
      attachments: await loadAttachments(sender, mail.attachments ?? []),
      ...(mail.thread === null ? {} : threadHeaders(mail.thread)),
      // The same at every attempt, so that the receiver recognises a mail that it already has.
      messageId: `<${mail.id}@${domainOf(config.from)}>`,
      date: mail.created_at,
    })
  } catch (error) {
    await recordFailure(sender, mail, error)
    return 'failed'
  }
  await markSent(database.handle, mail.id)
}

const threadHeaders = ({ inReplyTo, references, isAutomatic }: AnsweredMail) => ({
  ...(inReplyTo === '' ? {} : { inReplyTo, references: [...references] }),
  ...(isAutomatic ? { headers: { 'Auto-Submitted': 'auto-replied' } } : {}),
})

/** One after another: a file may have to be generated first. */
async function loadAttachments(
  { loaders }: SmtpSender,
  attachments: readonly Attachment[],
): Promise<{ filename: string; content: Buffer }[]> {
  const loaded: { filename: string; content: Buffer }[] = []
  for (const { reference, name } of attachments) {
    const load = loaders.get(reference.split('/', 1)[0] ?? '')
    if (!load) throw new Error(`There is no loader for the file ${reference}`)
    loaded.push({ filename: name, content: await load(reference) })
  }
  return loaded
}

async function recordFailure(sender: SmtpSender, mail: ClaimedMail, error: unknown): Promise<void> {
  const { database, failures, timings } = sender
  const reason = errorText(error)
  const isFinal = isPermanent(error) || mail.age > maxRetryTime
  const cause = causeOf(error)
  failures.count(`${cause} ${isFinal}`, {
    level: isFinal ? 'error' : 'warn',
    sentence: isFinal ? messages.givenUp : messages.willRetry,
    fields: { cause },
    first: { err: error, mail: mail.id, attempts: mail.attempts },
  })
  if (isFinal) return markAbandoned(database.handle, mail.id, reason)
  return markFailed(database.handle, mail.id, {
    error: reason,
    retryIn: retryDelay(mail.attempts, timings.firstRetryDelay),
  })
}

/** Deletes finished mails, at most once a day. */
function createCleanUp(database: Database): () => Promise<void> {
  let lastRun = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - lastRun <= cleanUpInterval) return
    lastRun = performance.now()
    await deleteFinished(database.handle, retention)
  }
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

/** The error text that the outbox stores: at most 500 characters. */
const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)

/**
 * The cause as the mail server or the system reports it, without the recipient: 'EENVELOPE 550'.
 */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code
}

/**
 * Whether a retry is useless: a 5xx reply to the recipient or to the message is final. A 5xx to the
 * greeting or the login is a wrong setting, which the operator will correct.
 */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
