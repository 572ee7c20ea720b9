/** Mails to the owner of an account about a change of what opens it. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import { nameAndTagline } from '../platform/shop-profile.ts'
import { identityMessages } from './messages/identity.ts'

const mails = identityMessages.mails.credentials
export type CredentialChange = keyof typeof mails

export type CredentialMailDependencies = {
  readonly mail: MailService
  readonly readSettings: ReadSettings
}

/** Queues the mail with the caller's transaction; nothing where mail is not set up. */
export async function queueCredentialMail(
  { mail, readSettings }: CredentialMailDependencies,
  tx: Handle,
  { email, change }: { readonly email: string; readonly change: CredentialChange },
): Promise<void> {
  if (!mail.ready || email === '') return
  const { subject, text } = mails[change]
  const shop = await readSettings()
  const body = text(shop.name, nameAndTagline(shop))
  await mail.queue(tx, { to: email, subject, text: body, kind: 'account' })
}
