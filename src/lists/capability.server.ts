/** How saved lists are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { listsCapability } from './capability.ts'
import { listsContract } from './contract.ts'
import { createListsService, type ListsDependencies, type ListsService } from './service.server.ts'

export const listsServerCapability: ServerCapability<ListsDependencies, ListsService> = {
  manifest: listsCapability,
  create: createListsService,
  endpoints: (service) => [
    endpointsOf({ name: listsCapability.name, contract: listsContract, service }),
  ],
  jobs: () => [],
}
