/** What the functions of payments need from the rest of the shop. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type PaymentsDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly newId: () => string
}
