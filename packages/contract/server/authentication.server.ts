/** Who is calling, and whether they may: checked before the body is read, and with the input. */
import type { FastifyRequest } from 'fastify'
import { canonicalEmail } from '../canonical-email.ts'
import type { Actor, Endpoint } from '../endpoint.ts'
import { unauthenticated, forbidden } from '../standard-problems.ts'
import type { FindActor } from './dependencies.server.ts'

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
 * Finds the actor of a request and refuses whom the endpoint does not admit. A token that is no
 * longer valid counts as none: it is refused only where the endpoint demands somebody.
 * @throws Problem unauthenticated, forbidden
 */
export async function authenticate(
  { access }: Pick<Endpoint, 'access'>,
  request: Pick<FastifyRequest, 'headers' | 'params'>,
  findActor: FindActor,
): Promise<Actor | undefined> {
  const bearer = bearerToken(request)
  const actor = bearer !== undefined && isAccessToken(bearer) ? await findActor(bearer) : undefined
  if (access === 'anyone') return actor
  if (!actor) throw unauthenticated()
  if (access === 'admin' && actor.role !== 'admin') throw forbidden()
  if (access === 'self') requireEmailInPath(actor, request.params)
  return actor
}

// The path names the owner, so a stranger is refused before the rest of the input is validated:
// nobody learns from error messages what is another's.
function requireEmailInPath(actor: Actor, params: unknown): void {
  const values = typeof params === 'object' && params !== null ? Object.values(params) : []
  if (actor.role === 'admin' || values.length === 0) return
  if (!values.some((value) => typeof value === 'string' && canonicalEmail(value) === actor.email))
    throw forbidden()
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
