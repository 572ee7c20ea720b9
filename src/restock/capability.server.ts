/** How restock is created on the server, what it answers, and its job. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { restockCapability } from './capability.ts'
import { restockContract } from './contract.ts'
import {
  createRestockService,
  type RestockDependencies,
  type RestockService,
} from './service.server.ts'

export const restockServerCapability: ServerCapability<RestockDependencies, RestockService> = {
  manifest: restockCapability,
  create: createRestockService,
  endpoints: (service) => [
    endpointsOf({ name: restockCapability.name, contract: restockContract, service }),
  ],
  jobs: ({ mailing }) => [mailing],
}
