/** How the catalogue is created on the server, and its endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { catalogueCapability } from './capability.ts'
import { catalogueContract } from './contract.ts'
import { taxonomyContract } from './taxonomy/records-contract.ts'
import { toolDocumentsContract } from './tool-documents/tool-documents-contract.ts'
import { missingTextsContract } from './texts/missing-texts-contract.ts'
import { toolTextsContract } from './texts/tool-texts-contract.ts'
import { toolPicturesContract } from './pictures/tool-pictures-contract.ts'
import { catalogueReference } from './reference.server.ts'
import type { CatalogueDependencies } from './dependencies.server.ts'
import { createCatalogueService, type CatalogueService } from './service.server.ts'

export const catalogueServerCapability: ServerCapability<CatalogueDependencies, CatalogueService> =
  {
    manifest: catalogueCapability,
    reference: catalogueReference,
    create: createCatalogueService,
    endpoints: (service) => [
      endpointsOf({
        name: catalogueCapability.name,
        contract: catalogueContract,
        service,
        serialized: service.serialized,
      }),
      endpointsOf({ name: catalogueCapability.name, contract: toolPicturesContract, service }),
      endpointsOf({ name: catalogueCapability.name, contract: toolDocumentsContract, service }),
      endpointsOf({ name: catalogueCapability.name, contract: toolTextsContract, service }),
      endpointsOf({ name: catalogueCapability.name, contract: missingTextsContract, service }),
      endpointsOf({ name: catalogueCapability.name, contract: taxonomyContract, service }),
    ],
    jobs: ({ pictureQueue, dueStates }) => [pictureQueue, dueStates],
  }
