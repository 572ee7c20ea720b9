/** How delivery is created on the server, and its endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { deliveryCapability } from './capability.ts'
import { deliveryContract } from './contract.ts'
import { deliveryReference } from './reference.server.ts'
import {
  createDeliveryService,
  type DeliveryDependencies,
  type DeliveryService,
} from './service.server.ts'

export const deliveryServerCapability: ServerCapability<DeliveryDependencies, DeliveryService> = {
  manifest: deliveryCapability,
  reference: deliveryReference,
  create: createDeliveryService,
  endpoints: (service) => [
    endpointsOf({ name: deliveryCapability.name, contract: deliveryContract, service }),
  ],
  jobs: ({ job }) => [job],
}
