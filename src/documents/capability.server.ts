/** How documents are created on the server, their endpoints, and how drawing is stopped. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { documentsCapability } from './capability.ts'
import { documentsContract } from './contract.ts'
import { documentsReference } from './reference.server.ts'
import {
  createDocumentsService,
  type DocumentsDependencies,
  type DocumentsService,
} from './service.server.ts'

export const documentsServerCapability: ServerCapability<DocumentsDependencies, DocumentsService> =
  {
    manifest: documentsCapability,
    reference: documentsReference,
    create: createDocumentsService,
    endpoints: (service) => [
      endpointsOf({ name: documentsCapability.name, contract: documentsContract, service }),
    ],
    // The drawing threads start on demand.
    jobs: (service) => [{ start: async () => undefined, close: () => service.close() }],
  }
