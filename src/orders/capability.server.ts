/** How orders are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { ordersCapability } from './capability.ts'
import { ordersContract } from './contract.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { holdsContract } from './holds-contract.ts'
import { createOrdersService, type OrdersService } from './service.server.ts'

export const ordersServerCapability: ServerCapability<OrdersDependencies, OrdersService> = {
  manifest: ordersCapability,
  create: createOrdersService,
  endpoints: (service) => [
    endpointsOf({ name: ordersCapability.name, contract: ordersContract, service }),
    endpointsOf({ name: ordersCapability.name, contract: holdsContract, service }),
  ],
  jobs: ({ adminDigest, indexing, dueHolds }) => [adminDigest, indexing, dueHolds],
}
