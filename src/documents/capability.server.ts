/** How documents are created on the server, and what they answer. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { documentsCapability } from './capability.ts'
import { documentsContract } from './contract.ts'
import {
  createDocumentsService,
  type DocumentsDependencies,
  type DocumentsService,
} from './service.server.ts'

export const documentsServerCapability: ServerCapability<DocumentsDependencies, DocumentsService> =
  {
    manifest: documentsCapability,
    create: createDocumentsService,
    endpoints: (service) => [
      endpointsOf({ name: documentsCapability.name, contract: documentsContract, service }),
    ],
    jobs: () => [],
  }
