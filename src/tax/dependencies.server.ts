/** Dependencies of the functions of tax. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { SettingsService } from '../settings/service.server.ts'

export type TaxDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly catalogue: Pick<CatalogueService, 'offers'>
  readonly companies: Pick<CompaniesService, 'read'>
  readonly readSettings: ReadSettings
  /** Lets tax check a setting before it is changed. */
  readonly settings: Pick<SettingsService, 'guard'>
  readonly log: ErrorLog
  /** Origins that are allowed for VAT services in tests. */
  readonly vatTestOrigins: readonly string[]
  readonly now: () => Date
  readonly newId: () => string
}
