/** How received orders are created on the server, and which operations they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { receivedOrdersCapability } from './capability.ts'
import { receivedOrdersContract } from './contract.ts'
import { receivedOrdersReference } from './reference.server.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { createReceivedOrdersService, type ReceivedOrdersService } from './service.server.ts'

export const receivedOrdersServerCapability: ServerCapability<
  ReceivedOrdersDependencies,
  ReceivedOrdersService
> = {
  manifest: receivedOrdersCapability,
  reference: receivedOrdersReference,
  create: createReceivedOrdersService,
  endpoints: (service) => [
    endpointsOf({
      name: receivedOrdersCapability.name,
      contract: receivedOrdersContract,
      service,
    }),
  ],
  jobs: ({ mailboxReading, placement, answering }) => [
    ...(mailboxReading ? [mailboxReading] : []),
    placement,
    answering,
  ],
}
