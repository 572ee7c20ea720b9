/** How purchasing is created on the server, what it answers, and its job. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { purchasingCapability } from './capability.ts'
import { purchasingContract } from './contract.ts'
import { purchasingReference } from './reference.server.ts'
import {
  createPurchasingService,
  type PurchasingDependencies,
  type PurchasingService,
} from './service.server.ts'

export const purchasingServerCapability: ServerCapability<
  PurchasingDependencies,
  PurchasingService
> = {
  manifest: purchasingCapability,
  reference: purchasingReference,
  create: createPurchasingService,
  endpoints: (service) => [
    endpointsOf({ name: purchasingCapability.name, contract: purchasingContract, service }),
  ],
  jobs: ({ lowStockMail }) => [lowStockMail],
}
