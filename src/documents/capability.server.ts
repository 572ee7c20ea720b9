/** How documents are created on the server, what they answer, and how drawing ends. */
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
    // The threads that draw start when they are needed.
    jobs: (service) => [{ start: async () => undefined, close: () => service.close() }],
  }
