/** Sends the outbox through an SMTP server: one mail at a time, tried again with growing pauses, given up after three days. */
import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { mailMessages as messages } from '../messages/mail.ts'
import type { MailConfig } from '../config.server.ts'
import { retryAt, createJobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import type { MailService, MailDependencies } from './mail.server.ts'
import {
  claimLetter,
  deleteFinished,
  markFailed,
  markAbandoned,
  markSent,
  nextDueAt,
  insertLetters,
  insertLettersClause,
  type Letter,
} from './outbox-store.server.ts'

/** In milliseconds: the first pause after a failure (doubled each time, at most an hour), and how often to look regardless. */
export type SmtpTimeouts = { readonly firstPause: number; readonly look: number }

const usualPace: SmtpTimeouts = { firstPause: 30_000, look: 60_000 }
const patience = 3 * 86_400_000
// Longer than all the timeouts of one sending together, so a mail in hand is never taken twice.
const lease = 120_000
// Mails that are done with are kept so long, for the shopkeeper who asks whether one went out.
const kept = 30 * 86_400_000
const sweepEvery = 86_400_000
const channel = 'mail'

export function createSmtpTransport(
  config: Extract<MailConfig, { kind: 'smtp' }>,
  { database, log, pace = usualPace }: MailDependencies,
): MailService {
  const transport = createTransport({
    url: config.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let sweptAt = 0

  async function send(letter: Letter): Promise<void> {
    try {
      await transport.sendMail({
        from: config.from,
        to: { name: '', address: letter.recipient },
        subject: letter.subject,
        text: letter.body,
        ...(letter.html === null ? {} : { html: letter.html }),
        // The same at every try, so that a receiver recognises a mail it already has.
        messageId: `<${letter.id}@${domainOf(config.from)}>`,
        date: letter.created_at,
      })
    } catch (error) {
      return failed(letter, error)
    }
    await markSent(database.handle, letter.id, new Date())
  }

  async function failed(letter: Letter, error: unknown): Promise<void> {
    const now = Date.now()
    const reason = reasonOf(error)
    if (isPermanent(error) || now - letter.created_at.getTime() > patience) {
      log.error({ err: error, mail: letter.id, attempts: letter.attempts }, messages.givenUp)
      return markAbandoned(database.handle, letter.id, { error: reason, now: new Date(now) })
    }
    log.warn({ err: error, mail: letter.id, attempts: letter.attempts }, messages.willRetry)
    return markFailed(database.handle, letter.id, {
      error: reason,
      nextTry: retryAt(now, letter.attempts, pace.firstPause),
    })
  }

  const errands = createJobRunner<Letter>(database, log, {
    channel,
    lease,
    look: pace.look,
    broken: messages.broken,
    claim: (now, until) => claimLetter(database.handle, now, until),
    perform: send,
    nextDue: (now) => nextDueAt(database.handle, now),
    async tidy() {
      if (Date.now() - sweptAt <= sweepEvery) return
      sweptAt = Date.now()
      await deleteFinished(database.handle, new Date(sweptAt - kept))
    },
  })

  return {
    ready: true,
    async queue(tx, message) {
      await insertLetters(tx, randomUUID(), message, { now: new Date(), delivered: false })
      await database.notify(tx, channel, '') // heard when the transaction commits
    },
    queueing: (letters, where) =>
      insertLettersClause(
        letters.map((letter) => ({ id: randomUUID(), ...letter })),
        { now: new Date(), delivered: false, where },
      ),
    queued: () => database.notify(database.handle, channel, ''),
    start: errands.start,
    async close() {
      await errands.close()
      transport.close()
    },
    routes: () => Promise.resolve(),
  }
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
/** A 5xx to the recipient or the message is the receiver's last word; to the log-in or the greeting it is a setting to mend. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
