/** Dependencies of the functions of prices. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { PriceViewersService } from '../companies/price-viewers.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type PricesDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly catalogue: CatalogueService
  readonly companies: PriceViewersService
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
}
