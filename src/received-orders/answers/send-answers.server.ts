/**
 * Mails the answers to orders that came by mail: one answer in the thread of the mail, once
 * everything that the mail brought is decided and none of its orders waits. The transaction of the
 * decision marks what is to be answered, so that a crash neither loses nor repeats an answer.
 * Source: product rule 12.2.
 */
import { createJobRunner, type JobRunner } from '../../../packages/pg-kit/jobs.server.ts'
import { inLanguageOfCustomer } from '../../platform/languages/customer-language.server.ts'
import { isOutgoingHeld } from '../../platform/mail/outgoing-hold.server.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { MailHead } from '../draft.ts'
import { answerMessages as messages } from '../messages/answers.ts'
import { findReceived, type ReceivedRow } from '../store.server.ts'
import { unansweredSince } from './answer-states.ts'
import {
  answerChannel,
  dropAnswer,
  listDueAnswers,
  listOfMail,
  markAnswerSent,
  nextAnswerIn,
  postponeAnswer,
  type AnswerRow,
} from './answer-store.server.ts'
import { isMailedBySetting } from './answered-by-setting.server.ts'
import { answerSubject, answerText, type AnsweredOrder } from './answer-text.ts'
import { answerFile, answerName, toAnswer } from './write-answer.server.ts'

/** The owner of the files in attachment references. */
const attachmentOwner = 'received-orders'
/** Answers sent in one round; the others follow in the next. */
const perRound = 50
/** Milliseconds between two checks, because an order may no longer wait. */
const interval = 30_000
/** Milliseconds until a failed answer is tried again. */
const retryDelay = 300_000

/** One round. A failure with one mail does not hold up the others. */
export async function sendAnswers(deps: ReceivedOrdersDependencies): Promise<void> {
  const { database, log, mail } = deps
  if (!mail.ready) return
  for (const answer of await listDueAnswers(database.handle, perRound))
    try {
      await sendOne(deps, answer)
    } catch (error) {
      log.error({ err: error }, messages.jobFailed)
      await postponeAnswer(database.handle, answer.mail_id, retryDelay)
    }
}

async function sendOne(deps: ReceivedOrdersDependencies, answer: AnswerRow): Promise<void> {
  const { database, mail } = deps
  const rows = await readOfMail(deps, answer.mail_id)
  const [first] = rows
  const head = first?.mail
  if (!first || !head || !(await mayLeave(deps, answer, rows)))
    return dropAnswer(database.handle, answer)
  const message = await inLanguageOfCustomer(
    database.handle,
    { userId: first.user_id, companyId: first.company_id },
    () => compose(deps, rows, head),
  )
  await database.transact(async (tx) => {
    if (!(await markAnswerSent(tx, answer))) return
    await mail.queue(tx, {
      ...message,
      to: head.from,
      kind: 'order',
      key: `received-order/${answer.mail_id}`,
      thread: threadOf(head, !answer.by_hand),
    })
  })
}

/**
 * The received orders that a mail brought, without those that a newer file replaced: the newer file
 * is answered.
 */
export async function readOfMail(
  { database }: Pick<ReceivedOrdersDependencies, 'database'>,
  mailId: string,
): Promise<readonly ReceivedRow[]> {
  const { handle } = database
  const rows: ReceivedRow[] = []
  for (const id of await listOfMail(handle, mailId)) {
    const row = await findReceived(handle, id)
    if (row?.replaced_by === null) rows.push(row)
  }
  return rows
}

/**
 * Whether everything is decided, and whether a person or the companies of a proven sender have the
 * answer mailed.
 */
async function mayLeave(
  deps: ReceivedOrdersDependencies,
  { by_hand: byHand }: AnswerRow,
  rows: readonly ReceivedRow[],
): Promise<boolean> {
  if (rows.some(({ state, mail }) => state === 'open' || unansweredSince(mail))) return false
  if (byHand) return true
  for (const row of rows) if (!(await isMailedBySetting(deps, row))) return false
  return true
}

async function compose(
  deps: ReceivedOrdersDependencies,
  rows: readonly ReceivedRow[],
  { name, subject }: MailHead,
) {
  const answers: AnsweredOrder[] = []
  for (const row of rows) answers.push({ ...(await answerOf(deps, row)), number: row.number })
  const attachments = rows.flatMap((row) => {
    const file = answerName(row)
    return file === '' ? [] : [{ reference: `${attachmentOwner}/${row.id}`, name: file }]
  })
  const [first] = rows
  return {
    subject: answerSubject(subject),
    text: answerText(answers, {
      name: first?.user_name || name,
      shop: (await deps.readSettings()).name,
      hasFiles: attachments.length > 0,
    }),
    attachments,
  }
}

/** The outcome of the received order, as the shop sees it. */
async function answerOf(deps: ReceivedOrdersDependencies, row: ReceivedRow) {
  const { order_number: number } = row
  const locked =
    number === null ? undefined : await deps.database.transact((tx) => deps.orders.lock(tx, number))
  return toAnswer(deps, row, locked?.order)
}

const threadOf = ({ answering }: MailHead, isAutomatic: boolean) => {
  const { id = '', references = [] } = answering?.thread ?? {}
  return { inReplyTo: id, references: [...references, id].filter(Boolean), isAutomatic }
}

/** Registers the loader of mail attachments: 'received-orders/0198…'. */
export const registerAnswerFiles = (deps: ReceivedOrdersDependencies): void =>
  deps.mail.onAttachment(attachmentOwner, async (reference) => {
    const { handle } = deps.database
    const row = await findReceived(handle, reference.split('/')[1] ?? '')
    if (!row) throw new Error(`There is no received order ${reference}`)
    const { user_id: userId, company_id: companyId } = row
    return inLanguageOfCustomer(handle, { userId, companyId }, async () =>
      Buffer.from(await answerFile(deps, row, await answerOf(deps, row))),
    )
  })

export const createAnswerJob = (deps: ReceivedOrdersDependencies): JobRunner => {
  const { database, log } = deps
  return createJobRunner<true>(database, log, {
    channel: answerChannel,
    pollInterval: interval,
    lease: 60_000,
    failureMessage: messages.jobFailed,
    // This shop is a copy; the original shop sends the answers.
    isHeld: () => isOutgoingHeld(database.handle),
    claim: async (_lease, running) => {
      if (running.length === 0) await sendAnswers(deps)
      return undefined
    },
    // All is done where it is claimed.
    perform: async () => undefined,
    nextDueIn: () => nextAnswerIn(database.handle),
  })
}
