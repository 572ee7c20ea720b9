/** Dependencies of webhooks. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { ChangesService } from '../changes/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { Sealer } from '../platform/sealing/sealing.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type WebhooksDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly accounts: Pick<AccountsService, 'staffWith'>
  readonly changes: Pick<ChangesService, 'placeNow' | 'readEvents' | 'recordsOnWire'>
  readonly mail: Pick<MailService, 'ready' | 'queue' | 'notifyQueued'>
  readonly sealer: Sealer
  readonly readSettings: ReadSettings
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
  /** The shop's address, for links in mails. */
  readonly origin: string
  /** Origins that receive messages although they use neither https nor a public address. */
  readonly webhookTestOrigins: readonly string[]
}
