/** The context of UCP operations: the shop's services, and the caller. */
import type { AgentCaller } from '../linking/calling-agent.server.ts'
import type { AgentsDependencies } from '../dependencies.server.ts'
import type { AgentTools } from '../mcp/tools.server.ts'
import { isShared, type Negotiated } from './envelope.ts'
import { tradeName } from './names.ts'

export type UcpServices = { readonly deps: AgentsDependencies; readonly tools: AgentTools }

export type UcpCall = {
  /** Undefined: an anonymous call. */
  readonly caller: AgentCaller | undefined
  readonly address: string
  readonly negotiated: Negotiated
  readonly idempotencyKey: string | undefined
}

/** Whether platform and shop share the shop's own extension. */
export const sharesTrade = ({ deps }: UcpServices, { negotiated }: UcpCall): boolean =>
  isShared(negotiated, tradeName(deps.origin))
