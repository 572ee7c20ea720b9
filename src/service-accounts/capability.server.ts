/** How service accounts are created on the server, their endpoints, and their job. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { serviceAccountsCapability } from './capability.ts'
import { serviceAccountsContract } from './contract.ts'
import { serviceAccountsReference } from './reference.server.ts'
import type { ServiceAccountsDependencies } from './dependencies.server.ts'
import { createServiceAccountsService, type ServiceAccountsService } from './service.server.ts'

export const serviceAccountsServerCapability: ServerCapability<
  ServiceAccountsDependencies,
  ServiceAccountsService
> = {
  manifest: serviceAccountsCapability,
  reference: serviceAccountsReference,
  create: createServiceAccountsService,
  endpoints: (service) => [
    endpointsOf({
      name: serviceAccountsCapability.name,
      contract: serviceAccountsContract,
      service,
    }),
  ],
  jobs: ({ attention }) => [attention],
}
