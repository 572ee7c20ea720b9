/** The services of an open shop, by name. */
import type { AccountingService } from '../accounting/service.server.ts'
import type { AccountsService } from '../accounts/service.server.ts'
import type { CustomerPartNumbersService } from '../customer-part-numbers/service.server.ts'
import type { AuditService } from '../audit/service.server.ts'
import type { BrandingService } from '../branding/service.server.ts'
import type { BulkJobsService } from '../bulk/service.server.ts'
import type { CardPaymentsService } from '../card-payments/service.server.ts'
import type { CartService } from '../cart/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { ChangesService } from '../changes/service.server.ts'
import type { ColumnChoicesService } from '../column-choices/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { PagesService } from '../pages/service.server.ts'
import type { CreatedCapability } from '../platform/capability.server.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { DeliveryService } from '../delivery/service.server.ts'
import type { DemoService } from '../demo/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { IdentityService } from '../identity/identity.server.ts'
import type { SavedListsService } from '../saved-lists/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { PaymentsService } from '../payments/service.server.ts'
import type { PicturesService } from '../pictures/service.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { QuotesService } from '../quotes/service.server.ts'
import type { AgentsService } from '../agents/service.server.ts'
import type { PunchOutService } from '../punch-out/service.server.ts'
import type { ReceivedOrdersService } from '../received-orders/service.server.ts'
import type { ReviewsService } from '../reviews/service.server.ts'
import type { SearchService } from '../search/service.server.ts'
import type { ServiceAccountsService } from '../service-accounts/service.server.ts'
import type { SettingsService } from '../settings/service.server.ts'
import type { ShipmentsService } from '../shipments/service.server.ts'
import type { StockService } from '../stock/service.server.ts'
import type { TradeFilesService } from '../trade-files/service.server.ts'
import type { WebhooksService } from '../webhooks/service.server.ts'
import type { TaxService } from '../tax/service.server.ts'

export type Shop = {
  readonly config: Config
  readonly database: Database
  readonly settings: SettingsService
  readonly mail: MailService
  readonly identity: IdentityService
  readonly audit: AuditService
  readonly accounts: AccountsService
  readonly columnChoices: ColumnChoicesService
  readonly companies: CompaniesService
  readonly serviceAccounts: ServiceAccountsService
  readonly stock: StockService
  readonly pictures: PicturesService
  readonly branding: BrandingService
  readonly catalogue: CatalogueService
  readonly prices: PricesService
  readonly customerPartNumbers: CustomerPartNumbersService
  readonly search: SearchService
  readonly delivery: DeliveryService
  readonly tax: TaxService
  readonly tradeFiles: TradeFilesService
  readonly bulkJobs: BulkJobsService
  readonly orders: OrdersService
  readonly shipments: ShipmentsService
  readonly documents: DocumentsService
  readonly payments: PaymentsService
  readonly cardPayments: CardPaymentsService
  readonly accounting: AccountingService
  readonly cart: CartService
  readonly quotes: QuotesService
  readonly receivedOrders: ReceivedOrdersService
  readonly agents: AgentsService
  readonly punchOut: PunchOutService
  readonly savedLists: SavedListsService
  readonly reviews: ReviewsService
  readonly pages: PagesService
  readonly changes: ChangesService
  readonly webhooks: WebhooksService
  readonly demo: DemoService
  /** All capabilities with their endpoints and jobs, in the order of their creation. */
  readonly capabilities: readonly CreatedCapability[]
  /** Starts the background work: mails, disabled accounts, the capabilities' jobs. */
  start(): Promise<void>
  /** Stops that work, then closes the database. */
  close(): Promise<void>
}
