/** How the desk is created on the server, and what it answers. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { productAdminCapability } from './capability.ts'
import { productAdminContract } from './contract.ts'
import { productAdminReference } from './reference.server.ts'
import {
  createProductAdminService,
  type ProductAdminDependencies,
  type ProductAdminService,
} from './service.server.ts'

export const productAdminServerCapability: ServerCapability<
  ProductAdminDependencies,
  ProductAdminService
> = {
  manifest: productAdminCapability,
  reference: productAdminReference,
  create: createProductAdminService,
  endpoints: (service) => [
    endpointsOf({ name: productAdminCapability.name, contract: productAdminContract, service }),
  ],
  jobs: () => [],
}
