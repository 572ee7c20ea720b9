/** Dependencies of the functions of accounting. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type AccountingDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly readSettings: ReadSettings
  readonly now: () => Date
}
