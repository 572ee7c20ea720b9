/** The data sources of the figures. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { PaymentsService } from '../payments/service.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { QuotesService } from '../quotes/service.server.ts'
import type { ReceivedOrdersService } from '../received-orders/service.server.ts'
import type { ReviewsService } from '../reviews/service.server.ts'
import type { SearchService } from '../search/service.server.ts'
import type { ServiceAccountsService } from '../service-accounts/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { ShipmentsService } from '../shipments/service.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { TaxService } from '../tax/service.server.ts'

export type MetricsDependencies = {
  readonly database: Database
  readonly catalogue: Pick<CatalogueService, 'titles'>
  readonly orders: Pick<
    OrdersService,
    | 'count'
    | 'countBackOrders'
    | 'salesByDay'
    | 'countBuyers'
    | 'soldByTool'
    | 'overdueCustomers'
    | 'companySalesByMonth'
  >
  readonly companies: Pick<CompaniesService, 'countRequested' | 'requireReader'>
  readonly quotes: Pick<QuotesService, 'countToAnswer'>
  readonly receivedOrders: Pick<ReceivedOrdersService, 'countOpen'>
  readonly documents: Pick<DocumentsService, 'countUnsent'>
  readonly payments: Pick<PaymentsService, 'ageing'>
  readonly reviews: Pick<ReviewsService, 'countHeld' | 'countReported'>
  readonly search: Pick<SearchService, 'zeroResultSearches'>
  readonly serviceAccounts: Pick<ServiceAccountsService, 'countUnattended'>
  readonly shipments: Pick<
    ShipmentsService,
    'sumReceivedReturns' | 'returnsOfPeriod' | 'countOpenReturns' | 'countOrdersToPick'
  >
  readonly tax: Pick<TaxService, 'countDueCertificates'>
  readonly stock: Pick<StockService, 'levels'>
  readonly config: Pick<Config, 'dataDir'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
}
