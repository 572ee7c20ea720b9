/** Staff send the answer to an order that came by mail, or take it back before it is sent. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { mailNotSetUp } from '../../platform/mail/mail.server.ts'
import { mailMessages } from '../../platform/messages/mail.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { noOrderAnswer, type ReceivedOrder } from '../contract.ts'
import { readAgain } from '../correct.server.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import { answerMessages as messages } from '../messages/answers.ts'
import { labelOf } from '../receive.server.ts'
import { findReceived, type ReceivedRow } from '../store.server.ts'
import { unansweredSince } from './answer-states.ts'
import { answerChannel, markDue, takeBackAnswer } from './answer-store.server.ts'
import { readOfMail } from './send-answers.server.ts'

/** Milliseconds in which the sender may take the answer back. */
const undoTime = 8000

/**
 * @throws notFound; mailNotSetUp; noOrderAnswer if the received order is not decided, its order
 *   waits, mails of its kind are not answered, or it was answered before
 */
export async function sendAnswer(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  id: string,
): Promise<ReceivedOrder> {
  const { audit, database, mail } = deps
  const { handle } = database
  const row = await findReceived(handle, id)
  if (!row) throw notFound()
  const mailId = await requireAnswerable(deps, row)
  if (!mail.ready) throw mailNotSetUp({ detail: mailMessages.notSetUpDetail })
  await database.transact(async (tx) => {
    if (!(await markDue(tx, { mailId, delay: undoTime, byHand: true })))
      throw noOrderAnswer({ detail: messages.alreadySent })
    await audit.record(tx, actor, {
      operation: 'receivedOrders.sendAnswer',
      kind: 'received-order',
      id,
      label: labelOf({ number: row.number, fileName: row.file_name }),
      after: { to: row.mail?.from ?? '' },
    })
    await wake(deps, tx)
  })
  return readAgain(deps, actor, id)
}

/** @throws noOrderAnswer */
async function requireAnswerable(
  deps: ReceivedOrdersDependencies,
  { state, mail, replaced_by: newer }: ReceivedRow,
): Promise<string> {
  const refuse = (detail: string) => noOrderAnswer({ detail })
  const why = unansweredSince(mail)
  if (why) throw refuse(messages[why])
  if (newer !== null) throw refuse(messages.replaced)
  if (state === 'open') throw refuse(messages.open)
  const mailId = mail?.answering?.mail ?? ''
  for (const row of await readOfMail(deps, mailId)) {
    if (row.state === 'open') throw refuse(messages.openToo)
    const { order_number: number } = row
    if (number === null) continue
    const order = await deps.database.transact((tx) => deps.orders.lock(tx, number))
    if (order?.order.onHold) throw refuse(messages.waiting)
  }
  return mailId
}

/** @throws notFound; noOrderAnswer if it was sent already */
export async function takeBack(
  deps: ReceivedOrdersDependencies,
  actor: Actor,
  id: string,
): Promise<ReceivedOrder> {
  const { audit, database } = deps
  const row = await findReceived(database.handle, id)
  if (!row) throw notFound()
  await database.transact(async (tx) => {
    if (!(await takeBackAnswer(tx, row.mail?.answering?.mail ?? '')))
      throw noOrderAnswer({ detail: messages.alreadySent })
    await audit.record(tx, actor, {
      operation: 'receivedOrders.takeBackAnswer',
      kind: 'received-order',
      id,
      label: labelOf({ number: row.number, fileName: row.file_name }),
    })
  })
  return readAgain(deps, actor, id)
}

/** Sent after the commit. */
export const wake = ({ database }: ReceivedOrdersDependencies, tx: Handle): Promise<void> =>
  database.notify(tx, answerChannel, '')
