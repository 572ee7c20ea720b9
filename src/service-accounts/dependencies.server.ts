/** Dependencies of the service of service accounts. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'

export type ServiceAccountsDependencies = {
  readonly database: Database
  readonly accounts: Pick<
    AccountsService,
    'addProgram' | 'renameProgram' | 'lockOwner' | 'staffWith'
  >
  readonly companies: Pick<CompaniesService, 'actingFor' | 'addProgram' | 'removeProgram'>
  readonly audit: AuditLog
  readonly mail: MailService
  readonly readSettings: ReadSettings
  readonly securityLog: SecurityLog
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
  /** The shop's address, for links and as the issuer of access tokens. */
  readonly origin: string
}
