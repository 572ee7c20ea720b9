/** What the operations of bulk jobs are built from. */
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { SearchService } from '../search/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type BulkJobsDependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'many'>
  readonly prices: Pick<PricesService, 'basesOf' | 'checkRows' | 'costs' | 'listNamed'>
  readonly search: Pick<SearchService, 'list'>
  readonly stock: Pick<StockService, 'correctAll' | 'levels' | 'lock'>
  readonly audit: AuditLog
  readonly readSettings: ReadSettings
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
}
