/** Previews a mail about an account, and sends it to an owner as a test; its link leads nowhere. */
import type { z } from 'zod/mini'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../../audit/service.server.ts'
import { accountMail, accountMailOf } from '../../identity/email/account-mails.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import type { MailService } from '../../platform/mail/mail.server.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import type { MailPreview } from '../../settings/mail-preview-contract.ts'
import { mailTextOf, signatureOf } from '../../settings/spoken-texts.ts'
import { accountMailMessages as messages } from '../messages/account-mails.ts'
import type { sampleMailEndpoints, SampleMailOperations } from './sample-mail-contract.ts'
import { sampleAccountMail } from './sample-mail.ts'

type SampleMailDependencies = {
  readonly audit: AuditLog
  readonly database: Database
  readonly mail: MailService
  readonly origin: string
  readonly readSettings: ReadSettings
}

type Sample = z.output<typeof sampleMailEndpoints.sampleMail.input>
type Preview = z.output<typeof sampleMailEndpoints.previewMail.input>

/** @throws Problem mailNotSetUp in a shop without mail */
async function sendSampleMail(
  { audit, database, mail, origin, readSettings }: SampleMailDependencies,
  actor: Actor,
  { kind, language = currentLanguage() }: Sample,
): Promise<void> {
  const { link, fields } = sampleAccountMail(kind, origin, actor.name)
  const shop = await readSettings()
  const content = inLanguage(language, () => accountMailOf(kind, shop, link, fields))
  await database.transact(async (tx) => {
    await mail.queue(tx, { to: actor.email, ...content, kind: 'account' })
    await audit.record(tx, actor, {
      operation: 'accounts.sampleMail',
      kind: 'settings',
      id: `mail-${kind}`,
      label: messages.sample,
      after: { to: actor.email },
    })
  })
  await mail.notifyQueued()
}

/** A mail in one language, with texts that may not be saved yet. */
async function previewMail(
  { origin, readSettings }: SampleMailDependencies,
  { kind, language, ...words }: Preview,
): Promise<MailPreview> {
  const shop = await readSettings()
  return inLanguage(language, () => {
    const { link, fields } = sampleAccountMail(kind, origin, messages.inviter)
    const typed = { [`${kind}Subject`]: words.subject, [`${kind}Opening`]: words.opening }
    return accountMail(kind, {
      words: mailTextOf(typed, kind),
      fields: { shop: shop.name, ...fields },
      signature: signatureOf(shop),
      link,
    })
  })
}

export const createSampleMailOperations = (deps: SampleMailDependencies): SampleMailOperations => ({
  sampleMail: async ({ actor }, sample) => {
    await sendSampleMail(deps, actor, sample)
    return { acknowledged: true }
  },
  previewMail: (_caller, preview) => previewMail(deps, preview),
})
