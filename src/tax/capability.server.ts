/** How tax is created on the server, and its endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { taxCapability } from './capability.ts'
import { certificatesContract } from './certificates-contract.ts'
import { taxContract } from './contract.ts'
import { salesTaxContract } from './sales-tax-contract.ts'
import { taxReference } from './reference.server.ts'
import { createTaxService, type TaxDependencies, type TaxService } from './service.server.ts'

export const taxServerCapability: ServerCapability<TaxDependencies, TaxService> = {
  manifest: taxCapability,
  reference: taxReference,
  create: createTaxService,
  endpoints: (service) => [
    endpointsOf({ name: taxCapability.name, contract: taxContract, service }),
    endpointsOf({ name: taxCapability.name, contract: certificatesContract, service }),
    endpointsOf({ name: taxCapability.name, contract: salesTaxContract, service }),
  ],
  jobs: ({ vatChecks }) => [vatChecks],
}
