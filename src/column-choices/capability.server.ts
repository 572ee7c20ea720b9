/** How column choices are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { columnChoicesCapability } from './capability.ts'
import { columnChoicesContract } from './contract.ts'
import { columnChoicesReference } from './reference.server.ts'
import {
  createColumnChoicesService,
  type ColumnChoicesDependencies,
  type ColumnChoicesService,
} from './service.server.ts'

export const columnChoicesServerCapability: ServerCapability<
  ColumnChoicesDependencies,
  ColumnChoicesService
> = {
  manifest: columnChoicesCapability,
  reference: columnChoicesReference,
  create: createColumnChoicesService,
  endpoints: (service) => [
    endpointsOf({ name: columnChoicesCapability.name, contract: columnChoicesContract, service }),
  ],
  jobs: () => [],
}
