/** How stock is created on the server, and its endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { stockCapability } from './capability.ts'
import { stockContract } from './contract.ts'
import { stockReference } from './reference.server.ts'
import { createStockService, type StockDependencies, type StockService } from './service.server.ts'

export const stockServerCapability: ServerCapability<StockDependencies, StockService> = {
  manifest: stockCapability,
  reference: stockReference,
  create: createStockService,
  endpoints: (service) => [
    endpointsOf({ name: stockCapability.name, contract: stockContract, service }),
  ],
  jobs: () => [],
}
