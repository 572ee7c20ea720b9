/** Dependencies of the catalogue's operations, shared by its files. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AuditService } from '../audit/service.server.ts'
import type { PriceViewersService } from '../companies/price-viewers.server.ts'
import type { PicturesService } from '../pictures/service.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { RegisteredToolHooks } from './writing/tool-hooks.server.ts'

export type CatalogueDependencies = {
  readonly database: Database
  readonly audit: AuditService
  readonly stock: StockService
  readonly pictures: PicturesService
  /** Who may see prices. */
  readonly companies: Pick<PriceViewersService, 'seesPrices'>
  /** The shop's own origin, for addresses of uploaded pictures. */
  readonly origin: string
  /** Whether images of other sites may have `http:` addresses. */
  readonly allowHttpImages: boolean
  readonly log: ErrorLog
  readonly readSettings: () => Promise<{ readonly timeZone: string }>
  readonly now: () => Date
  readonly newId: () => string
}

/** The dependencies with the hooks registered by other capabilities. */
export type CatalogueContext = CatalogueDependencies & { readonly hooks: RegisteredToolHooks }
