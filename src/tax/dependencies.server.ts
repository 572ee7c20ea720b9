/** What the functions of tax need from the rest of the shop. */
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
  /** Has tax asked before a setting is changed. */
  readonly settings: Pick<SettingsService, 'guard'>
  readonly log: ErrorLog
  /** Origins at which a VAT service of tests may stand. */
  readonly vatTestOrigins: readonly string[]
  readonly now: () => Date
  readonly newId: () => string
}
