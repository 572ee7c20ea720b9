/** Mails to the owner of an account about a change of what opens it. */
import { inLanguageOfAddress } from '../../platform/languages/customer-language.server.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { MailService } from '../../platform/mail/mail.server.ts'
import type { ReadSettings, ShopSettings } from '../../settings/declarations.ts'
import { signatureOf } from '../../settings/spoken-texts.ts'
import { accountMailOf, type AccountMail } from './account-mails.ts'
import { identityMessages } from '../messages/identity.ts'

const mails = identityMessages.mails.credentials
/** Those whose words are settings. */
const kinds = { password_changed: 'passwordChanged', signed_in_elsewhere: 'newSignIn' } as const
type WrittenChange = keyof typeof kinds
export type CredentialChange = keyof typeof mails | WrittenChange
const isWritten = (change: CredentialChange): change is WrittenChange => change in kinds

export type CredentialMailDependencies = {
  readonly mail: MailService
  /** Where the shop's pages are. */
  readonly origin: string
  readonly readSettings: ReadSettings
}

/** Queues the mail with the caller's transaction; nothing where mail is not set up. */
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

/** @param wayOut where the person who did not make the change asks for a new password */
function mailAbout(change: CredentialChange, shop: ShopSettings, wayOut: string): AccountMail {
  if (isWritten(change)) return accountMailOf(kinds[change], shop)
  const { subject, text } = mails[change]
  return { subject, text: text(shop.name, signatureOf(shop), wayOut) }
}
