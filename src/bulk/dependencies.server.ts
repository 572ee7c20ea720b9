/** What the operations of bulk jobs need from the rest of the shop. */
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { TaxClass } from '../catalogue/tax-class.ts'
import type { ColumnChoicesService } from '../column-choices/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { SearchService } from '../search/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type BulkJobsDependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'many'>
  readonly columnChoices: Pick<ColumnChoicesService, 'ofShop'>
  readonly prices: Pick<PricesService, 'basesOf' | 'checkRows' | 'costs' | 'listNamed'>
  readonly search: Pick<SearchService, 'list'>
  readonly stock: Pick<StockService, 'correctAll' | 'levels' | 'lock'>
  readonly audit: AuditLog
  readonly readSettings: ReadSettings
  /** The rate of a tax class in a country on a day, in hundredths of a percent. */
  readonly taxRateOf: (country: string, taxClass: TaxClass, day: string) => number | undefined
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
}
