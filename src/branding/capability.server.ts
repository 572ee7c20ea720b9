/** How branding is created on the server, and what it answers. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { brandingCapability } from './capability.ts'
import { brandingContract } from './contract.ts'
import { brandingReference } from './reference.server.ts'
import {
  createBrandingService,
  type BrandingDependencies,
  type BrandingService,
} from './service.server.ts'

export const brandingServerCapability: ServerCapability<BrandingDependencies, BrandingService> = {
  manifest: brandingCapability,
  reference: brandingReference,
  create: createBrandingService,
  endpoints: (service) => [
    endpointsOf({ name: brandingCapability.name, contract: brandingContract, service }),
  ],
  jobs: () => [],
}
