/** Whether the answer to a received order is mailed automatically. */
import { canonicalEmail } from '../../platform/fields/canonical-email.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { ReceivedRow } from '../store.server.ts'
import { unansweredSince } from './answer-states.ts'

/**
 * Whether the company's setting sends answers automatically. A person who accepts something that is
 * not read, such as a deduction, sends the answer themselves. A rejection is not sent if the file
 * was not a new order or had come before: staff have then entered the order by hand, or changed the
 * order that the file names.
 */
export async function isMailedBySetting(
  { companies, database }: Pick<ReceivedOrdersDependencies, 'companies' | 'database'>,
  row: ReceivedRow,
): Promise<boolean> {
  const { mail, company_id: companyId, user_email: email } = row
  if (companyId === null || unansweredSince(mail) || mail?.proof !== 'pass') return false
  if (canonicalEmail(mail.from) !== canonicalEmail(email)) return false
  if (mayLoop(row)) return false
  const isNew = row.fault === '' && row.draft.purpose === 'order' && !row.is_repeated
  if (row.state === 'rejected' && !isNew) return false
  const { unread = [] } = row.draft
  if (row.state !== 'rejected' && unread.length > 0) return false
  return (await companies.orderFileTerms(database.handle, companyId))?.answers === true
}

/** Does not answer again a program that sends its order again because it was answered. */
const mayLoop = ({ mail, is_repeated: isRepeated }: ReceivedRow): boolean =>
  mail?.answering?.isGenerated === true && isRepeated
