/** What the Fastify binding needs from the application, declared as small types. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Identified } from '../endpoint.ts'
import type { AccessRules } from '../access-rules.ts'

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

/**
 * Who may call what: the program's own rules. `E`: its endpoints; `Actor`: its users.
 */
export type Policy<E extends Endpoint = Endpoint, Actor extends Identified = Identified> = {
  /**
   * Who calls, asked before the body is read.
   * @param params of the path, not decoded
   * @returns undefined for nobody
   * @throws Problem where the endpoint does not admit the caller
   */
  authenticate(
    endpoint: E,
    request: Pick<FastifyRequest, 'headers' | 'ip' | 'params'>,
  ): Promise<Actor | undefined>
  /**
   * As whom an admitted caller acts on what the decoded input names; asked of anybody who is signed in.
   * @throws Problem
   */
  authorize?(endpoint: E, actor: Actor | undefined, input: unknown): Promise<Actor | undefined>
}

export type ApiDependencies<
  E extends Endpoint = Endpoint,
  Actor extends Identified = Identified,
> = {
  readonly policy: Policy<E, Actor>
  /** What the policy may throw: a Problem that is neither here nor in the contract is a bug. */
  readonly access: AccessRules<E>
  /** The public origin of the server, for links to a next page. */
  readonly origin: string
  readonly rateLimiter: RateLimiter
  /** Answers endpoints with `cacheTags`, whose responses are the same for every caller. */
  readonly respondFromCache: RespondFromCache
  /** Receives each operation while it is registered, for callers that do not come over its route. */
  readonly onOperation?: (operation: CallableOperation<E, Actor>) => void
}

/** An operation that can be called without HTTP: by code that has found out who calls. */
export type CallableOperation<
  E extends Endpoint = Endpoint,
  Actor extends Identified = Identified,
> = {
  readonly endpoint: E
  /**
   * @param fields all of the input, as on the wire
   * @returns the answer as JSON text
   * @throws Problem
   */
  readonly call: (
    caller: {
      readonly actor: Actor | undefined
      readonly address: string
      readonly idempotencyKey?: string | undefined
    },
    fields: unknown,
  ) => Promise<string>
}
