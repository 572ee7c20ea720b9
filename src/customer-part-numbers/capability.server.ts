/** How customer part numbers are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { customerPartNumbersCapability } from './capability.ts'
import { customerPartNumbersContract } from './contract.ts'
import { customerPartNumbersReference } from './reference.server.ts'
import {
  createCustomerPartNumbersService,
  type CustomerPartNumbersDependencies,
  type CustomerPartNumbersService,
} from './service.server.ts'

export const customerPartNumbersServerCapability: ServerCapability<
  CustomerPartNumbersDependencies,
  CustomerPartNumbersService
> = {
  manifest: customerPartNumbersCapability,
  reference: customerPartNumbersReference,
  create: createCustomerPartNumbersService,
  endpoints: (service) => [
    endpointsOf({
      name: customerPartNumbersCapability.name,
      contract: customerPartNumbersContract,
      service,
    }),
  ],
  jobs: () => [],
}
