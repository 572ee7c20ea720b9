/** Creates saved views on the server, and defines what they provide. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { savedViewsCapability } from './capability.ts'
import { savedViewsContract } from './contract.ts'
import { savedViewsReference } from './reference.server.ts'
import {
  createSavedViewsService,
  type SavedViewsDependencies,
  type SavedViewsService,
} from './service.server.ts'

export const savedViewsServerCapability: ServerCapability<
  SavedViewsDependencies,
  SavedViewsService
> = {
  manifest: savedViewsCapability,
  reference: savedViewsReference,
  create: createSavedViewsService,
  endpoints: (service) => [
    endpointsOf({ name: savedViewsCapability.name, contract: savedViewsContract, service }),
  ],
  jobs: () => [],
}
