/** How accounting is created on the server, and its endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { accountingCapability } from './capability.ts'
import { accountingContract } from './contract.ts'
import { accountingReference } from './reference.server.ts'
import type { AccountingDependencies } from './dependencies.server.ts'
import { createAccountingService, type AccountingService } from './service.server.ts'

export const accountingServerCapability: ServerCapability<
  AccountingDependencies,
  AccountingService
> = {
  manifest: accountingCapability,
  reference: accountingReference,
  create: createAccountingService,
  endpoints: (service) => [
    endpointsOf({ name: accountingCapability.name, contract: accountingContract, service }),
  ],
  jobs: () => [],
}
