/** How shipments are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { shipmentsCapability } from './capability.ts'
import { shipmentsContract } from './contract.ts'
import { pickListsContract } from './pick-lists-contract.ts'
import { shipmentsReference } from './reference.server.ts'
import {
  createShipmentsService,
  type ShipmentsDependencies,
  type ShipmentsService,
} from './service.server.ts'

export const shipmentsServerCapability: ServerCapability<ShipmentsDependencies, ShipmentsService> =
  {
    manifest: shipmentsCapability,
    reference: shipmentsReference,
    create: createShipmentsService,
    endpoints: (service) => [
      endpointsOf({ name: shipmentsCapability.name, contract: shipmentsContract, service }),
      endpointsOf({ name: shipmentsCapability.name, contract: pickListsContract, service }),
    ],
    jobs: () => [],
  }
