/** How pictures are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { picturesCapability } from './capability.ts'
import { picturesContract } from './contract.ts'
import { picturesReference } from './reference.server.ts'
import {
  createPicturesService,
  type PicturesDependencies,
  type PicturesService,
} from './service.server.ts'

export const picturesServerCapability: ServerCapability<PicturesDependencies, PicturesService> = {
  manifest: picturesCapability,
  reference: picturesReference,
  create: createPicturesService,
  endpoints: (service) => [
    endpointsOf({ name: picturesCapability.name, contract: picturesContract, service }),
  ],
  jobs: () => [],
}
