/** Mails to an account's owner about a change of its credentials. */
import { inLanguageOfAddress } from '../../platform/languages/customer-language.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { MailService } from '../../platform/mail/mail.server.ts'
import type { ReadSettings, ShopSettings } from '../../settings/declarations.ts'
import { signatureOf } from '../../settings/spoken-texts.ts'
import { accountMailOf, type AccountMail } from './account-mails.ts'
import { identityMessages } from '../messages/identity.ts'

const mails = identityMessages.mails.credentials
/** Mails whose words are settings. */
const kinds = { password_changed: 'passwordChanged', signed_in_elsewhere: 'newSignIn' } as const
type WrittenChange = keyof typeof kinds
export type CredentialChange = keyof typeof mails | WrittenChange
const isWritten = (change: CredentialChange): change is WrittenChange => change in kinds

export type CredentialMailDependencies = {
  readonly mail: MailService
  /** The address of the shop's pages. */
  readonly origin: string
  readonly readSettings: ReadSettings
}

/** Queues the mail in the caller's transaction; does nothing if mail is not set up. */
export async function queueCredentialMail(
  { mail, origin, readSettings }: CredentialMailDependencies,
  tx: Handle,
  { email, change }: { readonly email: string; readonly change: CredentialChange },
): Promise<void> {
  if (!mail.ready || email === '') return
  const shop = await readSettings()
  const content = await inLanguageOfAddress(tx, email, () =>
    mailAbout(change, shop, `${origin}/reset-password`),
  )
  await mail.queue(tx, { to: email, ...content, kind: 'account' })
}

/** @param wayOut where a person who did not make the change can request a new password */
function mailAbout(change: CredentialChange, shop: ShopSettings, wayOut: string): AccountMail {
  if (isWritten(change)) return accountMailOf(kinds[change], shop)
  const { subject, text } = mails[change]
  return { subject, text: text(shop.name, signatureOf(shop), wayOut) }
}
