/** How customer part numbers are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { aliasesCapability } from './capability.ts'
import { aliasesContract } from './contract.ts'
import {
  createAliasesService,
  type AliasesDependencies,
  type AliasesService,
} from './service.server.ts'

export const aliasesServerCapability: ServerCapability<AliasesDependencies, AliasesService> = {
  manifest: aliasesCapability,
  create: createAliasesService,
  endpoints: (service) => [
    endpointsOf({ name: aliasesCapability.name, contract: aliasesContract, service }),
  ],
  jobs: () => [],
}
