/** The dependencies of the search's operations. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { CustomerPartNumbersService } from '../customer-part-numbers/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { PriceViewersService } from '../companies/price-viewers.server.ts'
import type { ToolHooks } from '../catalogue/writing/tool-hooks.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { KnownWords } from './query/known-words.server.ts'

export type SearchDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  /** What companies call tools. */
  readonly customerPartNumbers: Pick<CustomerPartNumbersService, 'beginning' | 'find'>
  /** Where the search registers the functions that keep its index up to date. */
  readonly catalogue: ToolHooks & Pick<CatalogueService, 'spokenTools' | 'recordWords'>
  readonly companies: PriceViewersService
  readonly prices: Pick<PricesService, 'shownPrices'>
  /** The shop's own origin, for addresses of uploaded pictures. */
  readonly origin: string
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
  readonly log: ErrorLog
}

/** What reading needs. */
export type SearchContext = Pick<SearchDependencies, 'database' | 'origin'> & {
  readonly knownWords: KnownWords
}
