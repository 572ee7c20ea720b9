/** How content is created on the server, and its endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { pagesCapability } from './capability.ts'
import { pagesContract } from './contract.ts'
import { pagesReference } from './reference.server.ts'
import { createPagesService, type PagesDependencies, type PagesService } from './service.server.ts'

export const pagesServerCapability: ServerCapability<PagesDependencies, PagesService> = {
  manifest: pagesCapability,
  reference: pagesReference,
  create: createPagesService,
  endpoints: (service) => [
    endpointsOf({ name: pagesCapability.name, contract: pagesContract, service }),
  ],
  jobs: () => [],
}
