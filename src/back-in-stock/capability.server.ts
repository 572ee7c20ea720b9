/** How restock is created on the server, what it answers, and its job. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { backInStockCapability } from './capability.ts'
import { backInStockContract } from './contract.ts'
import { backInStockReference } from './reference.server.ts'
import {
  createBackInStockService,
  type BackInStockDependencies,
  type BackInStockService,
} from './service.server.ts'

export const backInStockServerCapability: ServerCapability<
  BackInStockDependencies,
  BackInStockService
> = {
  manifest: backInStockCapability,
  reference: backInStockReference,
  create: createBackInStockService,
  endpoints: (service) => [
    endpointsOf({ name: backInStockCapability.name, contract: backInStockContract, service }),
  ],
  jobs: ({ mailing }) => [mailing],
}
