/** What the functions of payments need from the rest of the shop. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type PaymentsDependencies = {
  readonly orders: Pick<OrdersService, 'canSee' | 'ownerOf' | 'prepareRelease'>
  readonly database: Database
  readonly audit: AuditLog
  readonly accounts: Pick<AccountsService, 'confirmedEmailOf' | 'onDataExport'>
  readonly companies: Pick<CompaniesService, 'approvers' | 'ownedRecords' | 'onLeaving' | 'read'>
  readonly mail: MailService
  /** The shop's address, for links in mails. */
  readonly origin: string
  readonly log: ErrorLog
  readonly documents: Pick<DocumentsService, 'onCredited' | 'statements'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
}
