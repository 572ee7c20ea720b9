/** What the Fastify binding needs from the application, declared as small types. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Endpoint, StepUp } from '../endpoint.ts'

/**
 * Finds the user behind an access token; undefined when it is unknown, expired or revoked.
 * @param company the id of the company for which they want to act
 * @throws Problem companyNotFound
 */
export type FindActor = (token: string, company?: string) => Promise<Actor | undefined>

/** What a call is counted against: its client address, and the account where one is named. */
export type RateLimitSubject = { readonly address: string; readonly account?: string | undefined }

export type RateLimiter = {
  /** Counts one call. @throws Problem tooManyRequests */
  consume(limit: string, subject: RateLimitSubject): Promise<void>
  /** Takes the last count back, after a call that is not to be counted when it succeeds. */
  forgive(limit: string, subject: RateLimitSubject): Promise<void>
}

/** A response as a value: sent now, or stored for the next caller. */
export type EndpointResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** A change that names one of these tags makes a stored response outdated. */
  readonly tags: readonly string[]
}

/** Sends a stored response, or else creates it, stores it where allowed, and sends it. */
export type RespondFromCache = (
  request: FastifyRequest,
  reply: FastifyReply,
  createResponse: () => Promise<EndpointResponse>,
) => Promise<FastifyReply>

/** Who was refused, and what they called. */
export type Refusal = { readonly actorId: string; readonly route: string; readonly reason: string }

/**
 * For endpoints with `stepUp`: passes when the owner of this token has proved lately who they are,
 * or need not.
 * @throws Problem stepUpNeeded
 */
export type RequireProof = (token: string, actor: Actor, guarded: StepUp) => Promise<void>

/** What finding out about a caller needs. */
export type AuthenticationDependencies = {
  readonly findActor: FindActor
  readonly requireProof?: RequireProof
  /** Called when a signed-in caller is refused for lack of rights. */
  readonly onRefusal?: (refusal: Refusal) => void
}

/**
 * As whom an admitted caller acts on what the decoded input names.
 * @throws Problem forbidden
 */
export type ActorOn = (
  endpoint: Pick<Endpoint, 'route' | 'permission'>,
  actor: Actor,
  input: unknown,
) => Promise<Actor>

export type ApiDependencies = AuthenticationDependencies & {
  /** Asked for each call of a signed-in caller that changes something. */
  readonly actorOn?: ActorOn
  /** The public origin of the server, for links to a next page. */
  readonly origin: string
  readonly rateLimiter: RateLimiter
  /** Answers endpoints with `cacheTags`, whose responses are the same for every caller. */
  readonly respondFromCache: RespondFromCache
}
