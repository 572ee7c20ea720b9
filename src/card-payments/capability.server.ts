/** How card payments are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { cardPaymentsCapability } from './capability.ts'
import { cardPaymentsContract } from './contract.ts'
import { cardPaymentsReference } from './reference.server.ts'
import type { CardPaymentsDependencies } from './dependencies.server.ts'
import { eventRoute } from './event-route.server.ts'
import { createCardPaymentsService, type CardPaymentsService } from './service.server.ts'

export const cardPaymentsServerCapability: ServerCapability<
  CardPaymentsDependencies,
  CardPaymentsService
> = {
  manifest: cardPaymentsCapability,
  reference: cardPaymentsReference,
  create: createCardPaymentsService,
  endpoints: (service) => [
    endpointsOf({ name: cardPaymentsCapability.name, contract: cardPaymentsContract, service }),
    eventRoute(service),
  ],
  jobs: ({ reconciliation }) => [reconciliation],
}
