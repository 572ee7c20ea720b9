/** How companies are created on the server, and their endpoints. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { companiesCapability } from './capability.ts'
import { companiesContract } from './contract.ts'
import { companiesReference } from './reference.server.ts'
import {
  createCompaniesService,
  type CompaniesDependencies,
  type CompaniesService,
} from './service.server.ts'

export const companiesServerCapability: ServerCapability<CompaniesDependencies, CompaniesService> =
  {
    manifest: companiesCapability,
    reference: companiesReference,
    create: createCompaniesService,
    endpoints: (service) => [
      endpointsOf({ name: companiesCapability.name, contract: companiesContract, service }),
    ],
    jobs: () => [],
  }
