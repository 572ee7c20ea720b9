/** How changes are created on the server, what they answer, and the job that deletes old ones. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { changesCapability } from './capability.ts'
import { changesContract } from './contract.ts'
import { changesReference } from './reference.server.ts'
import {
  createChangesService,
  type ChangesDependencies,
  type ChangesService,
} from './service.server.ts'

export const changesServerCapability: ServerCapability<ChangesDependencies, ChangesService> = {
  manifest: changesCapability,
  reference: changesReference,
  create: createChangesService,
  endpoints: (service) => [
    endpointsOf({ name: changesCapability.name, contract: changesContract, service }),
  ],
  jobs: ({ pruning }) => [pruning],
}
