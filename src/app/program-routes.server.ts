/** The endpoints for people's programs outside the API: OAuth and the protocols of agents. */
import type { FastifyInstance } from 'fastify'
import { createStaffTools } from '../agents/mcp/staff-tools.server.ts'
import { createAgentTools } from '../agents/mcp/tools.server.ts'
import type { CallableOperation } from '../../packages/contract/server/dependencies.server.ts'
import type { Actor, Endpoint } from '../platform/access/endpoint.ts'
import type { FindKeyCaller } from '../platform/access/key-access.server.ts'
import { acceptOnlyJson } from '../../packages/contract/server/json-body.server.ts'
import type { Shop } from './shop-services.server.ts'

export type ProgramRoutes = {
  /** Collects the API's operations before the routes are registered: some of them are tools. */
  add(operation: CallableOperation<Endpoint, Actor>): void
  register(app: FastifyInstance): Promise<void>
}

export function createProgramRoutes(
  { agents }: Pick<Shop, 'agents'>,
  findKeyCaller: FindKeyCaller,
): ProgramRoutes {
  const [tools, staffTools] = [createAgentTools(), createStaffTools()]
  return {
    add(operation) {
      tools.add(operation)
      staffTools.add(operation)
    },
    async register(app) {
      const count = (limit: string) => (address: string) => app.limits.consume(limit, { address })
      const countCall = count('agentCalls')
      await app.register(async (scope) => {
        acceptOnlyJson(scope)
        await agents.routes(scope, {
          tools,
          staffTools,
          findKeyCaller,
          // Per agent, from any address; otherwise per address.
          countCall: (caller, address) => countCall(caller?.actor.agent?.id ?? address),
          countToken: count('agentTokens'),
          countRegistration: count('agentClients'),
          countProfile: count('agentProfiles'),
        })
      })
    },
  }
}
