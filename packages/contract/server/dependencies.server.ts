/** The Fastify binding's dependencies on the application, declared as small types. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Identified } from '../endpoint.ts'
import type { AccessRules } from '../access-rules.ts'

/** The subject of a rate limit: its client address, and the account if one is named. */
export type RateLimitSubject = { readonly address: string; readonly account?: string | undefined }

export type RateLimiter = {
  /**
   * Counts one call.
   * @throws Problem tooManyRequests
   */
  consume(limit: string, subject: RateLimitSubject): Promise<void>
  /** Takes back the last count, after a successful call that should not be counted. */
  forgive(limit: string, subject: RateLimitSubject): Promise<void>
}

/** A response as a value: sent now, or stored for the next caller. */
export type EndpointResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** A purge of one of these tags makes a stored response outdated. */
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
   * Identifies the caller, before the body is read.
   * @param params of the path, not decoded
   * @returns undefined for an anonymous caller
   * @throws Problem if the endpoint does not admit the caller
   */
  authenticate(
    endpoint: E,
    request: Pick<FastifyRequest, 'headers' | 'ip' | 'params'>,
  ): Promise<Actor | undefined>
  /**
   * The capacity in which an admitted caller acts on the records that the decoded input names;
   * called for every signed-in caller.
   * @throws Problem
   */
  authorize?(endpoint: E, actor: Actor | undefined, input: unknown): Promise<Actor | undefined>
}

export type ApiDependencies<
  E extends Endpoint = Endpoint,
  Actor extends Identified = Identified,
> = {
  readonly policy: Policy<E, Actor>
  /**
   * The Problems that the policy may throw: a Problem that is neither here nor in the contract is a
   * bug.
   */
  readonly access: AccessRules<E>
  /** The public origin of the server, for links to a next page. */
  readonly origin: string
  readonly rateLimiter: RateLimiter
  /** Answers endpoints with `cacheTags`, whose responses are the same for every caller. */
  readonly respondFromCache: RespondFromCache
  /** Receives each operation on registration, for calls that do not come through its route. */
  readonly onOperation?: (operation: CallableOperation<E, Actor>) => void
}

/** An operation that can be called without HTTP, by code that has identified the caller. */
export type CallableOperation<
  E extends Endpoint = Endpoint,
  Actor extends Identified = Identified,
> = {
  readonly endpoint: E
  /**
   * @param fields the complete input, in wire format
   * @returns the response as JSON text
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
