/** Dependencies of the functions of quotes. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type QuotesDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly accounts: AccountsService
  readonly companies: Pick<
    CompaniesService,
    'actingFor' | 'ownedRecords' | 'memberships' | 'onLeaving' | 'requireMembership' | 'seesPrices'
  >
  readonly catalogue: Pick<CatalogueService, 'costs' | 'onPriceUses'>
  readonly prices: Pick<PricesService, 'pricedTools'>
  readonly orders: Pick<OrdersService, 'checkAgreed' | 'placeAgreed'>
  readonly documents: Pick<DocumentsService, 'drawQuote'>
  readonly mail: MailService
  readonly readSettings: ReadSettings
  readonly log: ErrorLog
  /** How mails to admins are collected. */
  readonly settings: Pick<Config, 'noticeWindow'>
  /** The shop's address, for links in mails. */
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}
