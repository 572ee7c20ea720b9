/** How far the mailed answer to a received order is, and which mails are never answered. Pure. */
import { isUnreachable } from '../../platform/fields/anonymized-email.ts'
import type { MailHead } from '../draft.ts'

/**
 * `none`: the order is not decided yet. `ready`: a person may send the response. `due`: the
 * response will be sent shortly. `waits`: the response will be sent when the order is no longer on
 * hold. `sent`. `never`: mails of this kind get no response.
 */
export const answerStates = ['none', 'ready', 'due', 'waits', 'sent', 'never'] as const

/** Why a mail is not answered, not even by a person. */
export type UnansweredMail = 'noMail' | 'program' | 'forged' | 'nobody'

/** @param mail null for a file that did not come by mail */
export function unansweredSince(mail: MailHead | null): UnansweredMail | undefined {
  if (!mail?.answering) return 'noMail'
  if (mail.from === '' || isUnreachable(mail.from)) return 'nobody'
  if (mail.answering.isOfProgram) return 'program'
  return mail.proof === 'fail' ? 'forged' : undefined
}
