/** Creates the cart on the server, and defines what it provides. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { cartCapability } from './capability.ts'
import { cartContract } from './contract.ts'
import { cartReference } from './reference.server.ts'
import { createCartService, type CartDependencies, type CartService } from './service.server.ts'

export const cartServerCapability: ServerCapability<CartDependencies, CartService> = {
  manifest: cartCapability,
  reference: cartReference,
  create: createCartService,
  endpoints: (service) => [
    endpointsOf({ name: cartCapability.name, contract: cartContract, service }),
  ],
  jobs: () => [],
}
