/** How the desk is created on the server, and what it answers. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { deskCapability } from './capability.ts'
import { deskContract } from './contract.ts'
import { createDeskService, type DeskDependencies, type DeskService } from './service.server.ts'

export const deskServerCapability: ServerCapability<DeskDependencies, DeskService> = {
  manifest: deskCapability,
  create: createDeskService,
  endpoints: (service) => [
    endpointsOf({ name: deskCapability.name, contract: deskContract, service }),
  ],
  jobs: () => [],
}
