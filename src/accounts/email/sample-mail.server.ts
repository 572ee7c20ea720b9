/** Sends an owner a mail about an account as others get it, with a link that leads nowhere. */
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../../audit/service.server.ts'
import { accountMailOf } from '../../identity/email/account-mails.ts'
import type { MailService } from '../../platform/mail/mail.server.ts'
import type { AccountMailKind } from '../../settings/account-mail-texts.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import { accountMailMessages as messages } from '../messages/account-mails.ts'
import type { SampleMailOperations } from './sample-mail-contract.ts'
import { sampleAccountMail } from './sample-mail.ts'

type SampleMailDependencies = {
  readonly audit: AuditLog
  readonly database: Database
  readonly mail: MailService
  readonly origin: string
  readonly readSettings: ReadSettings
}

/** @throws Problem mailNotSetUp in a shop without mail */
async function sendSampleMail(
  { audit, database, mail, origin, readSettings }: SampleMailDependencies,
  actor: Actor,
  kind: AccountMailKind,
): Promise<void> {
  const { link, fields } = sampleAccountMail(kind, origin, actor.name)
  const content = accountMailOf(kind, await readSettings(), link, fields)
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

export const createSampleMailOperations = (deps: SampleMailDependencies): SampleMailOperations => ({
  sampleMail: async ({ actor }, { kind }) => {
    await sendSampleMail(deps, actor, kind)
    return { acknowledged: true }
  },
})
