/** The dependencies with which the punch-out service is created. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { ErrorLog } from '../../packages/pg-kit/jobs.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CatalogueService } from '../catalogue/service.server.ts'
import type { CompaniesService } from '../companies/service.server.ts'
import type { DocumentsService } from '../documents/service.server.ts'
import type { OrdersService } from '../orders/service.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import type { Sealer } from '../platform/sealing/sealing.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import type { PricesService } from '../prices/service.server.ts'
import type { ReceivedOrdersService } from '../received-orders/service.server.ts'
import type { SearchService } from '../search/service.server.ts'
import type { ReadSettings } from '../settings/declarations.ts'
import type { ShipmentsService } from '../shipments/service.server.ts'

export type PunchOutDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly catalogue: Pick<CatalogueService, 'offers' | 'many'>
  readonly companies: Pick<CompaniesService, 'requireOwner'>
  readonly prices: Pick<PricesService, 'listOf' | 'listedPrices'>
  readonly documents: Pick<DocumentsService, 'frozen'>
  readonly orders: Pick<OrdersService, 'read'>
  readonly receivedOrders: Pick<ReceivedOrdersService, 'cxmlOrder' | 'fileOf' | 'receiveForCompany'>
  readonly shipments: Pick<ShipmentsService, 'find' | 'ofOrder'>
  readonly search: Pick<SearchService, 'ids'>
  readonly readSettings: ReadSettings
  readonly securityLog: SecurityLog
  readonly sealer: Sealer
  /** Origins that may receive messages although they are neither https nor public. */
  readonly webhookTestOrigins: readonly string[]
  readonly log: ErrorLog
  readonly now: () => Date
  readonly newId: () => string
  readonly origin: string
  readonly config: Pick<Config, 'orderMailbox'>
}
