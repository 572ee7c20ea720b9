/** How orders are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { ordersCapability } from './capability.ts'
import { ordersContract } from './contract.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { createOrdersService, type OrdersService } from './service.server.ts'

export const ordersServerCapability: ServerCapability<OrdersDependencies, OrdersService> = {
  manifest: ordersCapability,
  create: createOrdersService,
  endpoints: (service) => [
    endpointsOf({ name: ordersCapability.name, contract: ordersContract, service }),
  ],
  jobs: ({ adminDigest, indexing }) => [adminDigest, indexing],
}
