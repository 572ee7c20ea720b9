/** What the functions of received orders need from the rest of the shop. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { OrderMailboxConfig } from '../platform/config/order-mailbox-config.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { CustomerPartNumbersService } from '../customer-part-numbers/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { SearchService } from '../search/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type ReceivedOrdersDependencies = {
  readonly database: Database
  readonly readSettings: ReadSettings
  readonly audit: AuditLog
  readonly accounts: Pick<
    AccountsService,
    | 'addressesOf'
    | 'findPerson'
    | 'findUserId'
    | 'isEmailConfirmed'
    | 'onUserDeletion'
    | 'onTakeover'
    | 'onDataExport'
  >
  readonly companies: Pick<
    CompaniesService,
    'actingFor' | 'approvers' | 'onLeaving' | 'orderFileTerms' | 'ownedRecords'
  >
  readonly catalogue: Pick<CatalogueService, 'many'>
  readonly customerPartNumbers: Pick<CustomerPartNumbersService, 'learn'>
  readonly search: Pick<SearchService, 'brandsOf' | 'compareWords' | 'resolve'>
  readonly orders: Pick<
    OrdersService,
    'check' | 'detailsWithIds' | 'lock' | 'placeReceived' | 'read'
  >
  readonly mail: Pick<MailService, 'onAttachment' | 'queue' | 'ready'>
  /** The mailbox of the program's settings; undefined: none. */
  readonly settings: { readonly orderMailbox: OrderMailboxConfig | undefined }
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
}
