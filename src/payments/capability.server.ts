/** How payments are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { paymentsCapability } from './capability.ts'
import { paymentsContract } from './contract.ts'
import { refundsContract } from './refunds-contract.ts'
import { remindersContract } from './reminders-contract.ts'
import { paymentsReference } from './reference.server.ts'
import {
  createPaymentsService,
  type PaymentsDependencies,
  type PaymentsService,
} from './service.server.ts'

export const paymentsServerCapability: ServerCapability<PaymentsDependencies, PaymentsService> = {
  manifest: paymentsCapability,
  reference: paymentsReference,
  create: createPaymentsService,
  endpoints: (service) => [
    endpointsOf({ name: paymentsCapability.name, contract: paymentsContract, service }),
    endpointsOf({ name: paymentsCapability.name, contract: refundsContract, service }),
    endpointsOf({ name: paymentsCapability.name, contract: remindersContract, service }),
  ],
  jobs: ({ reminderJob }) => [reminderJob],
}
