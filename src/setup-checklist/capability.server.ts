/** Creates the checklist on the server, and defines what it provides. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { setupChecklistCapability } from './capability.ts'
import { setupChecklistContract } from './contract.ts'
import { setupChecklistReference } from './reference.server.ts'
import {
  createSetupChecklistService,
  type SetupChecklistDependencies,
  type SetupChecklistService,
} from './service.server.ts'

export const setupChecklistServerCapability: ServerCapability<
  SetupChecklistDependencies,
  SetupChecklistService
> = {
  manifest: setupChecklistCapability,
  reference: setupChecklistReference,
  create: createSetupChecklistService,
  endpoints: (service) => [
    endpointsOf({ name: setupChecklistCapability.name, contract: setupChecklistContract, service }),
  ],
  jobs: () => [],
}
