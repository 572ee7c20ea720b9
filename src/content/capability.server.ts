/** How content is created on the server, and what it answers. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { contentCapability } from './capability.ts'
import { contentContract } from './contract.ts'
import {
  createContentService,
  type ContentDependencies,
  type ContentService,
} from './service.server.ts'

export const contentServerCapability: ServerCapability<ContentDependencies, ContentService> = {
  manifest: contentCapability,
  create: createContentService,
  endpoints: (service) => [
    endpointsOf({ name: contentCapability.name, contract: contentContract, service }),
  ],
  jobs: () => [],
}
