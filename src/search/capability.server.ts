/** Creates search on the server, and defines what it provides. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { searchCapability } from './capability.ts'
import { searchContract } from './contract.ts'
import { searchReference } from './reference.server.ts'
import type { SearchDependencies } from './dependencies.server.ts'
import { createSearchService, type SearchService } from './service.server.ts'

export const searchServerCapability: ServerCapability<SearchDependencies, SearchService> = {
  manifest: searchCapability,
  reference: searchReference,
  create: createSearchService,
  endpoints: (service) => [
    endpointsOf({
      name: searchCapability.name,
      contract: searchContract,
      service,
      serialized: service.serialized,
    }),
  ],
  jobs: (service) => [service.reindexing],
}
