/** What the functions of customer part numbers need from the rest of the shop. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'

export type CustomerPartNumbersDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly catalogue: Pick<CatalogueService, 'many' | 'spokenTools'>
  readonly companies: Pick<CompaniesService, 'requireOwner' | 'requireReader'>
  readonly now: () => Date
  readonly newId: () => string
}
