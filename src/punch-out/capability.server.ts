/** Creates punch-out on the server, and defines what it provides, including its job. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { punchOutCapability } from './capability.ts'
import { punchOutContract } from './contract.ts'
import { punchOutReference } from './reference.server.ts'
import type { PunchOutDependencies } from './dependencies.server.ts'
import { createPunchOutService, type PunchOutService } from './service.server.ts'

export const punchOutServerCapability: ServerCapability<PunchOutDependencies, PunchOutService> = {
  manifest: punchOutCapability,
  reference: punchOutReference,
  create: createPunchOutService,
  endpoints: (service) => [
    endpointsOf({ name: punchOutCapability.name, contract: punchOutContract, service }),
  ],
  jobs: ({ answering, sweeping }) => [answering, sweeping],
}
