/** A UCP call, for every binding: the caller, the profile, and the shop's response. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { findAgentCaller, type AgentCaller } from '../linking/calling-agent.server.ts'
import { ucpResource } from '../linking/resources.ts'
import { plainValue } from '../mcp/plain-result.ts'
import { ucpMessages as messages } from '../messages/ucp.ts'
import type { UcpCall, UcpServices } from './context.server.ts'
import { errorMessage, errorResponse, isShared, UcpOutcome, UcpRefusal } from './envelope.ts'
import type { UcpAnswer, UcpOperation } from './operations.server.ts'
import type { PlatformProfiles } from './platform-profile.server.ts'
import { noteCall } from './shop-calls.server.ts'

export type UcpFront = UcpServices & {
  readonly profiles: PlatformProfiles
  /**
   * Counts a call per agent, otherwise per address.
   * @throws Problem
   */
  readonly count: (caller: AgentCaller | undefined, address: string) => Promise<void>
  /**
   * Counts a read of an unknown platform's profile.
   * @throws Problem
   */
  readonly countProfile: (address: string) => Promise<void>
}

export type Incoming = {
  readonly token: string | undefined
  /** The address of the platform's profile. */
  readonly profile: string | undefined
  readonly idempotencyKey: string | undefined
  readonly address: string
  readonly id: string
  readonly body: unknown
}

/**
 * The person behind a token; counts the call.
 * @throws UcpRefusal for an invalid token
 */
export async function findCaller(
  front: UcpFront,
  { token, address }: Pick<Incoming, 'token' | 'address'>,
): Promise<AgentCaller | undefined> {
  const { deps } = front
  const resource = ucpResource(deps.origin)
  const caller = token === undefined ? undefined : await findAgentCaller(deps, { token, resource })
  await front.count(caller, address)
  if (token !== undefined && !caller)
    throw new UcpRefusal(401, 'identity_required', messages.tokenEnded, {
      challenge: { error: 'invalid_token' },
    })
  return caller
}

/**
 * Checks whether the operation may be called this way.
 * @throws UcpRefusal
 */
function requireRight({ needs }: UcpOperation, caller: AgentCaller | undefined): void {
  if (!needs) return
  if (!caller) throw new UcpRefusal(401, 'identity_required', messages.identity)
  if (!caller.scopes.includes(needs.right))
    throw new UcpRefusal(403, 'insufficient_scope', messages.scope(needs.scope), {
      challenge: { error: 'insufficient_scope', scope: needs.scope },
    })
}

/**
 * Handles a call.
 * @throws UcpRefusal for a transport error, which each binding formats in its own way
 */
export async function answerCall(
  front: UcpFront,
  operation: UcpOperation,
  incoming: Incoming,
): Promise<{ readonly status: number; readonly body: object }> {
  const { address, profile, idempotencyKey, id, body } = incoming
  try {
    const caller = await findCaller(front, incoming)
    requireRight(operation, caller)
    const negotiated = await front.profiles.negotiate(profile, () => front.countProfile(address))
    const call: UcpCall = { caller, address, negotiated, idempotencyKey }
    const { answer, status } = await run(front, operation, call, { id, body })
    return { status, body: toPlain(answer) }
  } catch (error) {
    throw toRefusal(front, error)
  }
}

type Sent = { readonly id: string; readonly body: unknown }

async function run(
  front: UcpFront,
  operation: UcpOperation,
  call: UcpCall,
  sent: Sent,
): Promise<{ readonly answer: object; readonly status: number }> {
  const { tool, capability, status } = operation
  try {
    if (!isShared(call.negotiated, capability))
      throw new UcpOutcome([
        errorMessage('capabilities_incompatible', messages.capability(capability), {
          severity: 'unrecoverable',
        }),
      ])
    const { answer, order }: UcpAnswer = await operation.run(front, call, sent)
    await noteCall(front, call, { tool, outcome: 'done', order })
    return { answer, status }
  } catch (error) {
    await noteCall(front, call, { tool, outcome: outcomeOf(error) })
    if (!(error instanceof UcpOutcome)) throw error
    return { answer: errorResponse(error.messages, front.deps.origin), status: 200 }
  }
}

const outcomeOf = (error: unknown): string => {
  if (error instanceof UcpOutcome) return error.messages[0]?.code ?? 'refused'
  if (error instanceof UcpRefusal) return error.code
  return isProblem(error) ? error.body.type : 'failed'
}

/** Names and notes are others' texts: without invisible characters, and limited in length. */
const toPlain = (answer: object): object => Object(plainValue(JSON.parse(JSON.stringify(answer))))

/** The error in UCP's format; a failure has no details. */
export function toRefusal({ deps }: UcpServices, error: unknown): UcpRefusal {
  if (error instanceof UcpRefusal) return error
  if (isProblem(error)) {
    const { status, type, detail, title } = error.body
    const code = status === 429 ? 'rate_limited' : type.replaceAll('-', '_')
    const { retryAfter } = error
    return new UcpRefusal(status, code, detail ?? title, { retryAfter })
  }
  deps.log.error({ err: error }, messages.failed)
  return new UcpRefusal(500, 'failed', messages.failed)
}
