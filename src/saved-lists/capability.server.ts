/** How saved lists are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { savedListsCapability } from './capability.ts'
import { savedListsContract } from './contract.ts'
import { savedListsReference } from './reference.server.ts'
import {
  createSavedListsService,
  type SavedListsDependencies,
  type SavedListsService,
} from './service.server.ts'

export const savedListsServerCapability: ServerCapability<
  SavedListsDependencies,
  SavedListsService
> = {
  manifest: savedListsCapability,
  reference: savedListsReference,
  create: createSavedListsService,
  endpoints: (service) => [
    endpointsOf({ name: savedListsCapability.name, contract: savedListsContract, service }),
  ],
  jobs: () => [],
}
