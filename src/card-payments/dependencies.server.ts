/** What the functions of card payments need from the rest of the shop. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { PaymentsService } from '../payments/service.server.ts'
import type { CardsConfig } from '../platform/config/cards-config.server.ts'
import type { CardProvider } from './provider.ts'

export type CardPaymentsDependencies = {
  readonly cards: CardsConfig
  readonly database: Database
  readonly accounts: Pick<AccountsService, 'onDataExport'>
  readonly audit: AuditLog
  readonly orders: Pick<OrdersService, 'lock' | 'onReduced' | 'read'>
  readonly payments: Pick<PaymentsService, 'openOfOrder' | 'prepareCardBooking'>
  /** The shop's address, to which buyers return. */
  readonly origin: string
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly newId: () => string
}

/** For a shop that accepts cards. */
export type CardShop = CardPaymentsDependencies & { readonly provider: CardProvider }
