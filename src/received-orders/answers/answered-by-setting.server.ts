/** Whether the answer to a received order is mailed without a person. */
import { canonicalEmail } from '../../platform/fields/canonical-email.ts'
import type { ReceivedOrdersDependencies } from '../dependencies.server.ts'
import type { ReceivedRow } from '../store.server.ts'
import { unansweredSince } from './answer-states.ts'

/**
 * Whether the company has it so. Who accepts what is not read, such as a deduction, says so
 * themselves. A rejection tells the sender nothing where the file was no new order, or where it
 * came before: staff have entered it by hand, or changed the order that it names.
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

/** A program that sends its order again because it was answered is not answered again. */
const mayLoop = ({ mail, is_repeated: isRepeated }: ReceivedRow): boolean =>
  mail?.answering?.isGenerated === true && isRepeated
