/** How far the answer by mail of a received order is, and which mails are never answered. Pure. */
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import type { MailHead } from '../draft.ts'

/**
 * `none`: its order is not decided yet. `ready`: a person may send it. `due`: it leaves shortly.
 * `waits`: once the order no longer waits. `sent`. `never`: its mail is not one that is answered.
 */
export const answerStates = ['none', 'ready', 'due', 'waits', 'sent', 'never'] as const

/** Why a mail is not answered, not even by a person. */
export type UnansweredMail = 'noMail' | 'program' | 'forged' | 'nobody'

/** @param mail null of a file that came otherwise */
export function unansweredSince(mail: MailHead | null): UnansweredMail | undefined {
  if (!mail?.answering) return 'noMail'
  if (mail.from === '' || isUnreachable(mail.from)) return 'nobody'
  if (mail.answering.isOfProgram) return 'program'
  return mail.proof === 'fail' ? 'forged' : undefined
}
