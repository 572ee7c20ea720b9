/** Dependencies of the service of agents. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { QuotesService } from '../quotes/service.server.ts'
import type { SearchService } from '../search/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type AgentsDependencies = {
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'onDataExport' | 'onTakeover' | 'onUserDeletion'>
  readonly companies: Pick<CompaniesService, 'actingFor' | 'seesPrices'>
  readonly catalogue: Pick<CatalogueService, 'idsBySkus' | 'offers' | 'recordsWithIds'>
  readonly prices: Pick<PricesService, 'pricedTools'>
  readonly quotes: Pick<QuotesService, 'checkAcceptance'>
  readonly search: Pick<SearchService, 'list' | 'resolve'>
  readonly readSettings: ReadSettings
  readonly securityLog: SecurityLog
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
  readonly origin: string
  /** Origins of test servers from which descriptions of programs may be read. */
  readonly documentTestOrigins: readonly string[]
}
