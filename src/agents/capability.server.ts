/** How agents are created on the server, their endpoints, and their job. */
import { endpointsOf, type ServerCapability } from '../platform/capability.server.ts'
import { agentsCapability } from './capability.ts'
import { agentsContract } from './contract.ts'
import { agentsReference } from './reference.server.ts'
import type { AgentsDependencies } from './dependencies.server.ts'
import { createAgentsService, type AgentsService } from './service.server.ts'

export const agentsServerCapability: ServerCapability<AgentsDependencies, AgentsService> = {
  manifest: agentsCapability,
  reference: agentsReference,
  create: createAgentsService,
  endpoints: (service) => [
    endpointsOf({ name: agentsCapability.name, contract: agentsContract, service }),
  ],
  jobs: ({ sweeping }) => [sweeping],
}
