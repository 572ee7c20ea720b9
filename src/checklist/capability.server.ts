/** How the checklist is created on the server, and what it answers. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { checklistCapability } from './capability.ts'
import { checklistContract } from './contract.ts'
import {
  createChecklistService,
  type ChecklistDependencies,
  type ChecklistService,
} from './service.server.ts'

export const checklistServerCapability: ServerCapability<ChecklistDependencies, ChecklistService> =
  {
    manifest: checklistCapability,
    create: createChecklistService,
    endpoints: (service) => [
      endpointsOf({ name: checklistCapability.name, contract: checklistContract, service }),
    ],
    jobs: () => [],
  }
