/** How far the mailed answer to a received order is. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { ReceivedOrder } from '../contract.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import { answerMessages as messages } from '../messages/answers.ts'
import type { ReceivedRow } from '../store.server.ts'
import { unansweredSince } from './answer-states.ts'
import { findAnswer, isWaiting } from './answer-store.server.ts'
import { isMailedBySetting } from './answered-by-setting.server.ts'

export async function describeAnswer(
  deps: Pick<ReceivedOrdersDependencies, 'companies' | 'database'>,
  db: Handle,
  row: ReceivedRow,
): Promise<ReceivedOrder['answer']> {
  const { mail, state } = row
  if (!mail) return null
  const said = { isBySetting: false, sentAt: null, reason: '' }
  const why = unansweredSince(mail)
  if (why) return { ...said, state: 'never', reason: messages[why] }
  if (row.replaced_by !== null) return { ...said, state: 'never', reason: messages.replaced }
  const mailId = mail.answering?.mail ?? ''
  const answer = await findAnswer(db, mailId)
  if (answer?.sent_at) return { ...said, state: 'sent', sentAt: answer.sent_at.toISOString() }
  const isBySetting = await isMailedBySetting(deps, row)
  if (state === 'open') return { ...said, state: 'none', isBySetting }
  if (!answer || !(answer.by_hand || isBySetting)) return { ...said, state: 'ready', isBySetting }
  return { ...said, state: (await isWaiting(db, mailId)) ? 'waits' : 'due', isBySetting }
}
