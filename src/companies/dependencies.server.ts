/** What the functions of companies need from the rest of the shop. */
import type { CartMoveListener } from './buying-for.server.ts'
import type { Database, Handle, SqlClause } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { LeavingListener } from './reassign.server.ts'

export type CompaniesDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly accounts: AccountsService
  readonly mail: MailService
  readonly securityLog: SecurityLog
  readonly readSettings: ReadSettings
  /** The shop's address, for links in mails. */
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}

/** With what later capabilities have registered. */
export type CompaniesContext = CompaniesDependencies & {
  readonly leavingListeners: LeavingListener[]
  readonly cartMoveListeners: CartMoveListener[]
  /** One entry: what orders say of a company. */
  readonly figures: ReadCompanyFigures[]
  /** One entry: how many orders wait for somebody. */
  readonly approvals: CountApprovals[]
}

/**
 * How many orders of colleagues wait for a user in these companies.
 * @returns at most `limit`
 */
export type CountApprovals = (
  db: Handle,
  request: {
    readonly userId: string
    readonly companyIds: readonly string[]
    readonly limit: number
  },
) => Promise<number>

/** What a list says of a company beside its record: SQL on `companies.id`. */
export type CompanyFigures = {
  /** When it last ordered; null: never. */
  readonly lastOrder: SqlClause
  /** In cents, for staff who may see money. */
  readonly money?: {
    /** What it ordered in the last year. */
    readonly turnover: SqlClause
    /** What is invoiced and not paid; null while balances are being counted. */
    readonly owed: SqlClause
  }
}
/** Figures as of now, with those of money. */
export type ReadCompanyFigures = () => Promise<Required<CompanyFigures>>
