/** Turns contracts into Fastify routes: one loop, the same steps for every endpoint. */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type {
  Contract,
  Endpoint,
  Identified,
  Route,
  SerializedOperations,
  Service,
} from '../endpoint.ts'
import { bearerToken } from './bearer-token.server.ts'
import { problemsOf } from './declared-problems.server.ts'
import type {
  ApiDependencies,
  CallableOperation,
  EndpointResponse,
  RateLimiter,
  RateLimitSubject,
} from './dependencies.server.ts'
import { acceptFileBody } from './file-body.server.ts'
import { sendFile, sendStream } from './file-response.server.ts'
import { decodeFields, readIdempotencyKey, readInput } from './request-input.server.ts'
import { nextPageLink, serializeOutput } from './response-output.server.ts'

type AnyCaller = {
  readonly actor: Identified | undefined
  readonly bearer?: string
  readonly idempotencyKey?: string
  readonly fileBytes?: Uint8Array
}
type AnyOperation = (caller: AnyCaller, input: unknown) => Promise<unknown>
type AnyService = { readonly [operation: string]: AnyOperation }

/**
 * A contract and the service that implements it; `name` is for people.
 * `serialized`: faster versions of some methods, which return JSON text; they are called instead.
 */
export type ServedContract<
  C extends Contract,
  Actor extends Identified,
  S = Service<C, Actor>,
  J = Partial<SerializedOperations<C, keyof C, Actor>>,
> = { readonly name: string; readonly contract: C; readonly service: S; readonly serialized?: J }

/**
 * Registers a route for every endpoint of a contract.
 * @throws Error if the service lacks a method
 */
export function registerEndpoints<C extends Contract, Actor extends Identified>(
  app: FastifyInstance,
  served: ServedContract<C, Actor>,
  dependencies: ApiDependencies<C[keyof C], Actor>,
): void
export function registerEndpoints(
  app: FastifyInstance,
  {
    name,
    contract,
    service,
    serialized,
  }: ServedContract<Contract, Identified, AnyService, Partial<AnyService>>,
  dependencies: ApiDependencies,
): void {
  for (const [operation, endpoint] of Object.entries(contract)) {
    if (typeof service[operation] !== 'function')
      throw new Error(`The service ${name} has no method '${operation}' for ${endpoint.route}`)
    const route: EndpointRoute = {
      endpoint,
      // Looked up on each call, so that tests may replace single methods.
      run:
        serialized?.[operation] ?? (async (caller, input) => service[operation]?.(caller, input)),
    }
    dependencies.onOperation?.(callableOf(route, dependencies))
    for (const address of addressesOf(endpoint))
      if (endpoint.maxFileBytes === undefined) registerRoute(app, route, address, dependencies)
      else
        app.register(async (scope) =>
          registerRoute(acceptFileBody(scope), route, address, dependencies),
        )
  }
}

/** An address of an endpoint, and the headers of its responses. */
type Address = { readonly route: Route; readonly headers: Readonly<Record<string, string>> }

/**
 * The present address, and the former one, whose responses state that it is deprecated (RFC 9745).
 */
const addressesOf = ({ route, former }: Endpoint): readonly Address[] => [
  { route, headers: {} },
  ...(former === undefined
    ? []
    : [
        {
          route: former.route,
          headers: { deprecation: `@${Date.parse(`${former.since}T00:00:00Z`) / 1000}` },
        },
      ]),
]

type EndpointRoute = {
  readonly endpoint: Endpoint
  readonly run: AnyOperation
}

/** The same as through its route, without path, query and headers. */
function callableOf(
  { endpoint, run }: EndpointRoute,
  { policy, rateLimiter }: ApiDependencies,
): CallableOperation {
  return {
    endpoint,
    async call({ actor: found, address, idempotencyKey: sent }, fields) {
      const headers = sent === undefined ? {} : { 'idempotency-key': sent }
      const idempotencyKey = readIdempotencyKey(endpoint, { headers })
      const input = decodeFields(endpoint, fields)
      const actor = policy.authorize ? await policy.authorize(endpoint, found, input) : found
      const caller = { actor, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }
      const subject = { address, account: actor?.id }
      return withRateLimit(endpoint, rateLimiter, subject, async () =>
        serializeOutput(endpoint, await run(caller, input)),
      )
    },
  }
}

function registerRoute(
  app: FastifyInstance,
  { endpoint, run }: EndpointRoute,
  { route, headers }: Address,
  { origin, rateLimiter, respondFromCache, policy, access }: ApiDependencies,
): void {
  /** The callers of requests in progress. */
  const callers = new WeakMap<FastifyRequest, Identified>()

  const [method, url] = splitRoute(route)
  const bodyLimit = endpoint.maxFileBytes ?? endpoint.maxBodyBytes
  app.route({
    method,
    url,
    exposeHeadRoute: method === 'GET',
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: {
      declaredProblems: new Set(problemsOf(endpoint, access).map(({ type }) => type)),
      fileBody: endpoint.maxFileBytes !== undefined,
    },
    onRequest: async (request) => {
      const actor = await policy.authenticate(endpoint, request)
      if (actor) callers.set(request, actor)
    },
    handler: async (request, reply) => {
      reply.headers(headers)
      const input = readInput(endpoint, fieldsOf(endpoint, request))
      const found = callers.get(request)
      const actor = policy.authorize ? await policy.authorize(endpoint, found, input) : found
      const caller = { ...callerOf(endpoint, request), actor }
      const createResponse = async (): Promise<EndpointResponse> => {
        const output = await run(caller, input)
        return responseOf(endpoint, { input, output, url: request.url, origin })
      }
      if (endpoint.cacheTags && request.headers.authorization === undefined)
        return respondFromCache(request, reply, createResponse)
      const subject = subjectOf(request, actor, input)
      return withRateLimit(endpoint, rateLimiter, subject, async () =>
        endpoint.mediaType === undefined
          ? send(reply.header('cache-control', 'no-store'), await createResponse())
          : (endpoint.streamed ? sendStream : sendFile)(
              endpoint,
              request,
              reply,
              await run(caller, input),
            ),
      )
    },
  })
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] satisfies HTTPMethods[]

function splitRoute(route: Endpoint['route']): [HTTPMethods, string] {
  const [name, path = ''] = route.split(' ')
  const method = methods.find((known) => known === name)
  if (!method) throw new Error(`No such method: ${route}`)
  return [method, path]
}

// The body of a file endpoint is not an object of fields.
const fieldsOf = ({ maxFileBytes }: Endpoint, { params, query, body }: FastifyRequest) => ({
  params,
  query,
  body: maxFileBytes === undefined ? body : undefined,
})

function callerOf(endpoint: Endpoint, request: FastifyRequest): Omit<AnyCaller, 'actor'> {
  const idempotencyKey = readIdempotencyKey(endpoint, request)
  const bearer = endpoint.passBearer ? bearerToken(request) : undefined
  const fileBytes =
    endpoint.maxFileBytes !== undefined && request.body instanceof Uint8Array
      ? request.body
      : undefined
  return {
    ...(bearer === undefined ? {} : { bearer }),
    ...(fileBytes === undefined ? {} : { fileBytes }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  }
}

type Result = {
  readonly input: unknown
  readonly output: unknown
  readonly url: string
  readonly origin: string
}

function responseOf(endpoint: Endpoint, { input, output, url, origin }: Result): EndpointResponse {
  const link = endpoint.paged ? nextPageLink(output, url, origin) : undefined
  return {
    status: endpoint.status ?? 200,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(link ? { link } : {}) },
    body: serializeOutput(endpoint, output),
    tags: (endpoint.cacheTags ?? []).map((tag) =>
      tag.replace(/\{(\w+)\}/g, (_, name: string) => String(fieldOf(input, name))),
    ),
  }
}

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null
    ? new Map<string, unknown>(Object.entries(input)).get(name)
    : undefined

/** The actor, otherwise the e-mail address in the input. */
function subjectOf(
  { ip: address }: FastifyRequest,
  actor: Identified | undefined,
  input: unknown,
): RateLimitSubject {
  const email = fieldOf(input, 'email')
  return { address, account: actor?.id ?? (typeof email === 'string' ? email : undefined) }
}

/** Counts the call before it is run. */
async function withRateLimit<T>(
  { rateLimit, refundOnSuccess }: Endpoint,
  rateLimiter: RateLimiter,
  subject: RateLimitSubject,
  run: () => Promise<T>,
): Promise<T> {
  if (!rateLimit) return run()
  await rateLimiter.consume(rateLimit, subject)
  const result = await run()
  if (refundOnSuccess) await rateLimiter.forgive(rateLimit, subject)
  return result
}

const send = (reply: FastifyReply, { status, headers, body }: EndpointResponse): FastifyReply =>
  reply.code(status).headers(headers).send(body)
