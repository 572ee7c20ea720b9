/** Dependencies of the functions of companies. */
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

/** With the functions that later capabilities have registered. */
export type CompaniesContext = CompaniesDependencies & {
  readonly leavingListeners: LeavingListener[]
  readonly cartMoveListeners: CartMoveListener[]
  /** One entry: reads a company's figures from orders. */
  readonly figures: ReadCompanyFigures[]
  /** One entry: counts the orders that wait for somebody. */
  readonly approvals: CountApprovals[]
}

/**
 * The number of colleagues' orders in these companies that wait for a user.
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

/** Figures that a list shows for each company in addition to its record: SQL on `companies.id`. */
export type CompanyFigures = {
  /** The time of its last order; null: never. */
  readonly lastOrder: SqlClause
  /** In cents, for staff who may see money. */
  readonly money?: {
    /** The value of its orders of the last year. */
    readonly turnover: SqlClause
    /** Invoiced and unpaid; null while balances are being computed. */
    readonly owed: SqlClause
  }
}
/** The current figures, including money. */
export type ReadCompanyFigures = () => Promise<Required<CompanyFigures>>
