/**
 * What the functions of orders need from the rest of the shop; the composition root provides it.
 */
import type { AccountsService } from '../accounts/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { StockService } from '../stock/service.server.ts'

export type OrdersDependencies = {
  readonly database: Database
  readonly accounts: AccountsService
  readonly catalogue: CatalogueService
  readonly stock: StockService
  readonly mail: MailService
  /** The shop's address, for links in mails. */
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}
