/** How prices are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { pricesCapability } from './capability.ts'
import { pricesContract } from './contract.ts'
import { pricesReference } from './reference.server.ts'
import {
  createPricesService,
  type PricesDependencies,
  type PricesService,
} from './service.server.ts'

export const pricesServerCapability: ServerCapability<PricesDependencies, PricesService> = {
  manifest: pricesCapability,
  reference: pricesReference,
  create: createPricesService,
  endpoints: (service) => [
    endpointsOf({ name: pricesCapability.name, contract: pricesContract, service }),
  ],
  jobs: () => [],
}
