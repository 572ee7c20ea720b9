/** Contracts become routes: one loop. */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Actor, Contract, Service, Endpoint, SerializedOperations } from '../endpoint.ts'
import {
  unavailable,
  internalError,
  malformedRequest,
  unauthenticated,
  invalidInput,
  forbidden,
  payloadTooLarge,
  tooManyRequests,
} from '../standard-problems.ts'
import { authenticate, bearerToken, requireSelf, type FindActor } from './authentication.server.ts'
import type {
  CacheableResponse,
  RespondFromCache,
} from '../../response-cache/cacheable-response.server.ts'
import { acceptFileBody } from './file-body.server.ts'
import { readIdempotencyKey, readInput } from './request-input.server.ts'
import type { RateLimits } from '../../../src/platform/http/limits.server.ts'
import { operationSchema } from './openapi.server.ts'
import { nextPageLink, serializeOutput } from './response-output.server.ts'
import { uriTooLong, overloaded, unsupportedMediaType } from '../http-problems.ts'
import { maxListBodyBytes } from '../../../src/platform/http/security.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The types of Problem that the contract lets this route answer. */
    declared?: ReadonlySet<string>
  }
}

/** What stands between a request and any door. */
export type ApiDependencies = {
  readonly origin: string
  readonly findActor: FindActor
  readonly limits: RateLimits
  /** Keeps answers that are the same for everybody. */
  readonly keep: RespondFromCache
}

type Called = {
  readonly actor: Actor | undefined
  readonly bearer?: string
  readonly idempotencyKey?: string
  readonly file?: Uint8Array
}
type AnyDoor = {
  readonly [operation: string]: (caller: Called, input: unknown) => Promise<unknown>
}

const forAny = [
  malformedRequest,
  invalidInput,
  payloadTooLarge,
  tooManyRequests,
  internalError,
  unavailable,
  uriTooLong,
  unsupportedMediaType,
  overloaded,
]
const forSignedIn = [unauthenticated, forbidden]

/** The kinds of Problem that an operation may answer, declared or always. */
export const problemsOf = (it: Endpoint) => [
  ...it.problems,
  ...forAny,
  ...(it.access === 'anyone' ? [] : forSignedIn),
]

/**
 * A contract, the door that fulfils it, and the capability's name for those who read the API's description.
 * `told`: operations that are asked so often that they answer in the wire's own text.
 */
export type ServedContract<
  C extends Contract,
  D = Service<C>,
  T = Partial<SerializedOperations<C, keyof C>>,
> = { readonly name: string; readonly contract: C; readonly door: D; readonly told?: T }

/**
 * Registers every operation of a contract, answered by its door.
 * @throws Error when the door lacks a method
 */
export function registerEndpoints<C extends Contract>(
  app: FastifyInstance,
  served: ServedContract<C>,
  threshold: ApiDependencies,
): void
export function registerEndpoints(
  app: FastifyInstance,
  { name, contract, door, told }: ServedContract<Contract, AnyDoor, Partial<AnyDoor>>,
  threshold: ApiDependencies,
): void {
  for (const [operation, it] of Object.entries(contract)) {
    if (typeof door[operation] !== 'function')
      throw new Error(`The door of ${it.call} has no method '${operation}'`)
    const wanted: Operation = {
      capability: name,
      operation,
      it,
      run: told?.[operation] ?? (async (caller, input) => door[operation]?.(caller, input)),
    }
    if (it.file === undefined) register(app, wanted, threshold)
    else app.register(async (scope) => register(acceptFileBody(scope), wanted, threshold))
  }
}

type Operation = {
  readonly capability: string
  readonly operation: string
  readonly it: Endpoint
  readonly run: NonNullable<AnyDoor[string]>
}

function register(
  app: FastifyInstance,
  { capability, operation, it, run }: Operation,
  { origin, findActor, limits, keep }: ApiDependencies,
): void {
  const [method, url] = partsOf(it.call)
  app.route({
    method,
    url,
    exposeHeadRoute: method === 'GET',
    ...(it.longBody ? { bodyLimit: maxListBodyBytes } : {}),
    ...(it.longest === undefined ? {} : { bodyLimit: it.longest }),
    ...(it.file === undefined ? {} : { bodyLimit: it.file }),
    config: {
      declared: new Set(problemsOf(it).map((kind) => kind.type)),
      file: it.file !== undefined,
    },
    schema: operationSchema({ capability, operation, it, problems: problemsOf(it) }),
    validatorCompiler: () => () => true,
    onRequest: async (request) => {
      request.actor = await authenticate(it, request, findActor)
    },
    handler: async (request, reply) => {
      const { params, query, body } = request
      const input = readInput(
        it,
        it.file === undefined ? { params, query, body } : { params, query, body: undefined },
      )
      if (it.access === 'self') requireSelf(request.actor, input)
      const caller = callerOf(it, request)
      const make = async (): Promise<CacheableResponse> =>
        answerOf({ it, input, url: request.url, origin }, await run(caller, input))
      if (it.cached && request.headers.authorization === undefined)
        return keep(request, reply, make)
      return limited(it, limits, request, input, async () =>
        send(reply.header('cache-control', 'no-store'), await make()),
      )
    },
  })
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] satisfies HTTPMethods[]

function partsOf(call: Endpoint['call']): [HTTPMethods, string] {
  const [said, path = ''] = call.split(' ')
  const method = methods.find((one) => one === said)
  if (!method) throw new Error(`No such method: ${call}`)
  return [method, path]
}

const callerOf = (it: Endpoint, request: FastifyRequest): Called => {
  const bearer = it.proof ? bearerToken(request) : undefined
  const file =
    it.file !== undefined && request.body instanceof Uint8Array ? request.body : undefined
  return {
    actor: request.actor,
    ...(bearer === undefined ? {} : { bearer }),
    ...(file === undefined ? {} : { file }),
    ...(it.idempotent ? { idempotencyKey: readIdempotencyKey(request) } : {}),
  }
}

type Asked = {
  readonly it: Endpoint
  readonly input: unknown
  readonly url: string
  readonly origin: string
}

const answerOf = ({ it, input, url, origin }: Asked, answer: unknown): CacheableResponse => {
  const link = it.paged ? nextPageLink(answer, url, origin) : undefined
  return {
    status: it.status ?? 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(link ? { link } : {}) },
    body: serializeOutput(it, answer),
    tags: (it.cached ?? []).map((tag) =>
      tag.replace(/\{(\w+)\}/g, (_, name: string) => fieldOf(input, name)),
    ),
  }
}

const fieldOf = (input: unknown, name: string): string =>
  String(
    typeof input === 'object' && input !== null
      ? new Map<string, unknown>(Object.entries(input)).get(name)
      : undefined,
  )

// A sign-in that succeeded is not counted, or an office behind one address would lock itself out.
async function limited<T>(
  it: Endpoint,
  limits: RateLimits,
  request: FastifyRequest,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (!it.limit) return work()
  const named =
    typeof input === 'object' &&
    input !== null &&
    'email' in input &&
    typeof input.email === 'string'
      ? input.email
      : undefined
  const who = { address: request.ip, account: request.actor?.id ?? named }
  const purpose = it.limit === 'login' ? 'enter' : it.limit
  await limits.consume(purpose, who)
  const done = await work()
  if (purpose === 'enter') await limits.forgive(purpose, who)
  return done
}

const send = (reply: FastifyReply, { status, headers, body }: CacheableResponse): FastifyReply =>
  reply.code(status).headers(headers).send(body)
