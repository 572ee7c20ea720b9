/** Who is calling, and whether they may: decided before the body is read, and once more when the input is known. */
import type { FastifyRequest } from 'fastify'
import type { Actor, Endpoint } from '../endpoint.ts'
import { canonicalEmail } from '../../../src/platform/fields.ts'
import { unauthenticated, forbidden } from '../standard-problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; undefined for nobody, and wherever no contract is behind the address. */
    actor: Actor | undefined
  }
}

/** Finds the user behind an access token; nobody for one that is unknown, expired or revoked. */
export type FindActor = (token: string) => Promise<Actor | undefined>

const bearerPattern = /^Bearer +([\w.~+/-]+=*)$/i

/** The raw bearer of a request, whatever it is worth. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  bearerPattern.exec(headers.authorization ?? '')?.[1]

// Our tokens are short and have no dots; an identity provider's proof has, and is no business of the token table.
const couldBeOurs = (bearer: string): boolean => bearer.length <= 256 && !bearer.includes('.')

/**
 * Lets in whom the contract lets in. A token that is no longer good makes its bearer nobody: refused only where somebody is demanded.
 * @throws Problem notSignedIn, notYours
 */
export async function authenticate(
  it: Pick<Endpoint, 'access'>,
  request: FastifyRequest,
  findActor: FindActor,
): Promise<Actor | undefined> {
  const bearer = bearerToken(request)
  const actor = bearer !== undefined && couldBeOurs(bearer) ? await findActor(bearer) : undefined
  if (it.access === 'anyone') return actor
  if (!actor) throw unauthenticated()
  if (it.access === 'admin' && actor.role !== 'admin') throw forbidden()
  if (it.access === 'self') mustBeInPath(actor, request.params)
  return actor
}

// Whose it is stands in the path: a stranger is not told what is wrong with the rest.
function mustBeInPath(actor: Actor, params: unknown): void {
  const named = typeof params === 'object' && params !== null ? Object.values(params) : []
  if (actor.role === 'admin' || named.length === 0) return
  if (!named.some((value) => typeof value === 'string' && canonicalEmail(value) === actor.email))
    throw forbidden()
}

/** For access `self`: what belongs to another and what does not exist answer alike. Both e-mails are canonical. */
export function requireSelf(actor: Actor | undefined, input: unknown): void {
  if (actor?.role === 'admin') return
  const email =
    typeof input === 'object' && input !== null && 'email' in input ? input.email : undefined
  if (actor === undefined || email !== actor.email) throw forbidden()
}
