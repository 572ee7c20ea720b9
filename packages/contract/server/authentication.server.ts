/** Who is calling, and whether they may: checked before the body is read, and with the input. */
import type { FastifyRequest } from 'fastify'
import { canonicalEmail } from '../canonical-email.ts'
import { companyHeader, companyNotFound } from '../acting-company.ts'
import type { Actor, Endpoint } from '../endpoint.ts'
import { permissionMessages } from '../messages.ts'
import { isGranted, isReading } from '../permissions.ts'
import {
  forbidden,
  permissionMissing,
  secondFactorMissing,
  unauthenticated,
} from '../standard-problems.ts'
import type { Problem } from '../problem.ts'
import type { AuthenticationDependencies } from './dependencies.server.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated user; undefined for nobody, and on routes that belong to no contract. */
    actor: Actor | undefined
  }
}

const bearerPattern = /^Bearer +([\w.~+/-]+=*)$/i

/** The bearer token of a request, not verified. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  bearerPattern.exec(headers.authorization ?? '')?.[1]

// Access tokens are short and have no dots. A JWT of an identity provider has dots, and looking it
// up in the table of access tokens would be in vain.
const isAccessToken = (bearer: string): boolean => bearer.length <= 256 && !bearer.includes('.')

/**
 * Finds the actor of a request and refuses those that the endpoint does not admit. A token that is no
 * longer valid counts as none: it is refused only where the endpoint demands somebody.
 * @returns the actor; an admin who lacks the endpoint's permission as a customer
 * @throws Problem unauthenticated, forbidden, permissionMissing, secondFactorMissing,
 *   stepUpNeeded, companyNotFound
 */
export async function authenticate(
  endpoint: Pick<Endpoint, 'access' | 'route' | 'permission' | 'forCompany' | 'stepUp'>,
  request: Pick<FastifyRequest, 'headers' | 'params'>,
  { findActor, requireProof, onRefusal }: AuthenticationDependencies,
): Promise<Actor | undefined> {
  const bearer = bearerToken(request)
  const user =
    bearer !== undefined && isAccessToken(bearer)
      ? await findActor(bearer, endpoint.forCompany ? companyOf(request) : undefined)
      : undefined
  if (!user) {
    if (endpoint.access === 'anyone') return undefined
    throw unauthenticated()
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

const companyId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @returns empty where none is named @throws companyNotFound for what is no id */
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

// The path names the owner, so a stranger is refused before the rest of the input is validated:
// nobody learns from error messages what is another's.
function isOwnPath(actor: Actor, params: unknown): boolean {
  const values = typeof params === 'object' && params !== null ? Object.values(params) : []
  return (
    actor.role === 'admin' ||
    values.length === 0 ||
    values.some((value) => typeof value === 'string' && canonicalEmail(value) === actor.email)
  )
}

/**
 * For access `self`, once the input is decoded: what belongs to another and what does not exist
 * are refused alike. Both e-mail addresses are canonical.
 * @throws Problem forbidden
 */
export function requireSelf(actor: Actor | undefined, input: unknown): void {
  if (actor?.role === 'admin') return
  const email =
    typeof input === 'object' && input !== null && 'email' in input ? input.email : undefined
  if (actor === undefined || email !== actor.email) throw forbidden()
}
