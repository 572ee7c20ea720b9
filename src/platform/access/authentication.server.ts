/** Authenticates and authorizes callers: before the body is read, and again with the input. */
import type { FastifyRequest } from 'fastify'
import { bearerToken } from '../../../packages/contract/server/bearer-token.server.ts'
import type { Policy } from '../../../packages/contract/server/dependencies.server.ts'
import { forbidden, unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { isProblem, type Problem } from '../../../packages/contract/problem.ts'
import { canonicalEmail } from '../fields/canonical-email.ts'
import { accessMessages as messages, permissionMessages } from '../messages/access.ts'
import { companyNotFound, permissionMissing, secondFactorMissing } from './access-problems.ts'
import { companyHeader } from './acting-company.ts'
import type { Actor, Endpoint, StepUp } from './endpoint.ts'
import { admitKey, type FindKeyCaller, type KeyCaller } from './key-access.server.ts'
import { isKeyLike } from './key-format.server.ts'
import { isGranted, isReading } from './permissions.ts'

/**
 * Finds the user behind an access token; undefined when it is unknown, expired or revoked.
 * @param company the id of the company for which they want to act
 * @throws Problem companyNotFound
 */
export type FindActor = (token: string, company?: string) => Promise<Actor | undefined>

/** The refused caller, and the operation that they called. */
export type Refusal = { readonly actorId: string; readonly route: string; readonly reason: string }

/**
 * For endpoints with `stepUp`: passes if the token's owner has recently verified their identity, or
 * does not need to.
 * @throws Problem stepUpNeeded
 */
export type RequireProof = (token: string, actor: Actor, guarded: StepUp) => Promise<void>

/**
 * As whom an admitted caller acts on the record that the decoded input names. Called for each
 * changing call of a signed-in caller.
 * @throws Problem forbidden
 */
export type ActorOn = (
  endpoint: Pick<Endpoint, 'route' | 'permission'>,
  actor: Actor,
  input: unknown,
) => Promise<Actor>

/** Dependencies of authentication. */
export type AuthenticationDependencies = {
  readonly findActor: FindActor
  /** Without it, all keys are unknown. */
  readonly findKeyCaller?: FindKeyCaller
  readonly requireProof?: RequireProof
  /** Called when a signed-in caller is refused because of missing rights. */
  readonly onRefusal?: (refusal: Refusal) => void
  readonly actorOn?: ActorOn
}

/** The shop's access rules. */
export const createPolicy = (
  dependencies: AuthenticationDependencies,
): Policy<Endpoint, Actor> => ({
  authenticate: (endpoint, request) => authenticate(endpoint, request, dependencies),
  async authorize(endpoint, actor, input) {
    if (endpoint.access === 'self') requireSelf(actor, input)
    const { actorOn } = dependencies
    return actorOn && actor && !isReading(endpoint.route) ? actorOn(endpoint, actor, input) : actor
  },
})

// Access tokens are short and have no dots. A JWT of an identity provider has dots, so there is no
// point in looking it up in the table of access tokens.
const isAccessToken = (bearer: string): boolean => bearer.length <= 256 && !bearer.includes('.')

/**
 * Finds the actor of a request and refuses those that the endpoint does not admit. A token that is
 * no longer valid is treated as missing: it is refused only if the endpoint requires
 * authentication.
 * @returns the actor; an admin who lacks the endpoint's permission is returned as a customer
 * @throws Problem unauthenticated, forbidden, permissionMissing, secondFactorMissing, stepUpNeeded,
 *   companyNotFound; for a key closedToKeys, scopeMissing, keyNotAccepted
 */
export async function authenticate(
  endpoint: Pick<Endpoint, 'access' | 'route' | 'permission' | 'forCompany' | 'stepUp' | 'keys'>,
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'params'>,
  { findActor, findKeyCaller, requireProof, onRefusal }: AuthenticationDependencies,
): Promise<Actor | undefined> {
  const bearer = bearerToken(request)
  if (bearer !== undefined && findKeyCaller && isKeyLike(bearer)) {
    const company = endpoint.forCompany ? companyOf(request) : ''
    const caller = await findKeyCaller(bearer, request, company)
    return asKey(endpoint, caller, onRefusal)
  }
  const user =
    bearer !== undefined && isAccessToken(bearer)
      ? await findActor(bearer, endpoint.forCompany ? companyOf(request) : undefined)
      : undefined
  if (!user) {
    if (endpoint.access === 'anyone') return undefined
    throw unauthenticated({ detail: absence(request, bearer) })
  }
  const actor = withinPermissions(endpoint, user)
  const refusal = refusalOf(endpoint, user, actor, request.params)
  if (!refusal) {
    if (endpoint.stepUp && bearer !== undefined)
      await requireProof?.(bearer, actor, endpoint.stepUp)
    return actor
  }
  onRefusal?.({ actorId: user.id, route: endpoint.route, reason: refusal.body.type })
  throw refusal
}

/** Why a call is unauthenticated. */
function absence({ headers }: Pick<FastifyRequest, 'headers'>, bearer: string | undefined): string {
  if (bearer !== undefined) return messages.tokenNotKnown
  return headers.authorization === undefined ? messages.noBearer : messages.bearerNotRead
}

function asKey(
  endpoint: Parameters<typeof admitKey>[0],
  caller: KeyCaller,
  onRefusal: AuthenticationDependencies['onRefusal'],
): Actor | undefined {
  try {
    return admitKey(endpoint, caller)
  } catch (error) {
    if (isProblem(error))
      onRefusal?.({ actorId: caller.id, route: endpoint.route, reason: error.body.type })
    throw error
  }
}

const companyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * @returns empty if none is named
 * @throws companyNotFound if it is not an id
 */
function companyOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const value = headers[companyHeader]
  if (value === undefined || value === '') return ''
  if (typeof value !== 'string' || !companyId.test(value)) throw companyNotFound()
  return value
}

/** @param actor the user as the endpoint sees them: without its permission, a customer */
function refusalOf(
  { access, permission = [] }: Pick<Endpoint, 'access' | 'permission'>,
  user: Actor,
  actor: Actor,
  params: unknown,
): Problem | undefined {
  if (access === 'admin' && user.role !== 'admin') return forbidden()
  if (access === 'admin' && user.lacksSecondFactor) return secondFactorMissing()
  if (access === 'admin' && actor.role !== 'admin') {
    const needed = [permission].flat()
    return permissionMissing({
      detail: permissionMessages.missing(needed),
      facts: { permissions: needed },
    })
  }
  return access === 'self' && !isOwnPath(actor, params) ? forbidden() : undefined
}

const withinPermissions = (
  { route, permission }: Pick<Endpoint, 'route' | 'permission'>,
  actor: Actor,
): Actor =>
  actor.role === 'admin' &&
  (actor.lacksSecondFactor ||
    !isGranted(actor.permissions ?? [], permission, { reading: isReading(route) }))
    ? { ...actor, role: 'customer' }
    : actor

// The path names the owner, so other users are refused before the rest of the input is validated:
// error messages reveal nothing about other people's data.
function isOwnPath(actor: Actor, params: unknown): boolean {
  const values = typeof params === 'object' && params !== null ? Object.values(params) : []
  return (
    actor.role === 'admin' ||
    values.length === 0 ||
    values.some((value) => typeof value === 'string' && canonicalEmail(value) === actor.email)
  )
}

/**
 * For access `self`, once the input is decoded: records of other accounts and records that do not
 * exist are refused alike. Both e-mail addresses are canonical.
 * @throws Problem forbidden
 */
export function requireSelf(actor: Actor | undefined, input: unknown): void {
  if (actor?.role === 'admin') return
  const email =
    typeof input === 'object' && input !== null && 'email' in input ? input.email : undefined
  if (actor === undefined || email !== actor.email) throw forbidden()
}
