/** The mails to buyers about quotes, queued in the transaction of the event. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Attachment } from '../platform/mail/mail.server.ts'
import { inLanguageOfCustomer } from '../platform/languages/customer-language.server.ts'
import type { QuotesDependencies } from './dependencies.server.ts'
import type { QuoteRow } from './store.server.ts'

type Dependencies = Pick<QuotesDependencies, 'accounts' | 'mail' | 'origin'>
type Words = {
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

export const linkTo = ({ origin }: Pick<QuotesDependencies, 'origin'>, id: string): string =>
  `${origin}/dashboard/quotes/${id}`

/** The customer's name for staff. */
export const customerOf = ({ name, company_name: company }: QuoteRow): string =>
  company === null ? name : `${name} (${company})`

/** To the person who requested it, in their language, if the address is confirmed. */
export async function queueBuyerMail(
  { accounts, mail }: Dependencies,
  tx: Handle,
  { user_id: userId, company_id: companyId }: QuoteRow,
  write: () => Words,
): Promise<void> {
  if (!mail.ready || userId === null) return
  const to = await accounts.confirmedEmailOf(tx, userId)
  if (to === undefined) return
  const words = await inLanguageOfCustomer(tx, { userId, companyId }, write)
  await mail.queue(tx, { to, ...words, kind: 'notice' })
}
