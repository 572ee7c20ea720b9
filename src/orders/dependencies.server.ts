/**
 * What the functions of orders need from the rest of the shop; provided by the composition root.
 */
import type { CustomerPartNumbersService } from '../customer-part-numbers/service.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { PriceViewersService } from '../companies/price-viewers.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { DeliveryTable } from '../delivery/delivery-table.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { SettingsService } from '../settings/service.server.ts'
import type { ShippingHooks } from './model/shipping-hooks.ts'
import type { TaxedPlace, TaxTerms } from '../tax/order-tax.ts'
import type { StockService } from '../stock/service.server.ts'

/** The settings that orders read. */
export type OrderSettings = Pick<Config, 'noticeWindow'>

export type OrdersDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  /** What companies call tools. */
  readonly customerPartNumbers: Pick<CustomerPartNumbersService, 'find' | 'numbersOf'>
  readonly accounts: AccountsService
  readonly companies: Pick<
    CompaniesService,
    | 'actingFor'
    | 'approvedBy'
    | 'approvers'
    | 'approversOf'
    | 'buyersAmong'
    | 'ownedRecords'
    | 'creditLimit'
    | 'lockLimits'
    | 'canApprove'
    | 'onApprovals'
    | 'onFigures'
    | 'onLeaving'
    | 'requireMembership'
  > &
    PriceViewersService
  readonly catalogue: CatalogueService
  readonly prices: Pick<PricesService, 'pricedTools' | 'visiblePricedTools'>
  readonly stock: StockService
  readonly mail: MailService
  readonly log: ErrorLog
  readonly settings: OrderSettings
  /** Registers a check by orders before a setting is changed. */
  readonly guardSetting: SettingsService['guard']
  /** The shopkeeper's settings: name, time zone. */
  readonly readSettings: ReadSettings
  /** Whether an order can be paid by card. */
  readonly takesCards: boolean
  /** The current delivery charges, from memory. */
  readonly readDelivery: () => Promise<DeliveryTable>
  /** The tax status of a buyer and a place; not looked up if the shop charges no tax. */
  readonly taxTerms: (db: Handle, actor: Actor, place: TaxedPlace) => Promise<TaxTerms>
  /** The rates of US sales tax that may apply at a place. */
  readonly salesTaxAt: (db: Handle, place: TaxedPlace) => Promise<TaxTerms['salesTax']>
  /** The shop's address, for links in mails. */
  readonly origin: string
  readonly now: () => Date
  readonly newId: () => string
}

/** Including what later capabilities have registered. */
export type OrdersContext = OrdersDependencies & {
  readonly hooks: ShippingHooks
  readonly seenPrices: ReadSeenPrices[]
}

/** The prices that a buyer saw in the cart, in cents for `pricePer` units. */
export type ReadSeenPrices = (
  db: Handle,
  buyer: Pick<Actor, 'id' | 'company'>,
) => Promise<
  readonly { readonly toolId: string; readonly unitPrice: number; readonly pricePer: number }[]
>
