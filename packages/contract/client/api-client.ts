/** The typed client of an API: one method for each endpoint of a contract, over fetch. */
import { safeEncode } from 'zod/v4/core'
import {
  anyone,
  type Contract,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type Paged,
} from '../endpoint.ts'
import type { FileOutput, StreamOutput } from '../file-output.ts'
import type { ClientMessages } from '../messages.ts'
import { isProblem, type Problem } from '../problem.ts'
import { invalidInput, notFound, unavailable, unauthenticated } from '../standard-problems.ts'
import { readResponse, requireJson } from './read-response.ts'

/** Options of a call in addition to the input. `bearer` replaces the client's own token. */
type CallOptions<E extends Endpoint> = {
  readonly bearer?: string
  readonly signal?: AbortSignal
  /** The request continues when its page is left. Browsers allow at most 64 kB in total. */
  readonly keepalive?: boolean
} & (E extends { readonly idempotent?: infer K }
  ? true extends K
    ? { readonly idempotencyKey: string }
    : 'optional' extends K
      ? { readonly idempotencyKey?: string }
      : unknown
  : unknown)
type ClientMethod<E extends Endpoint> =
  Record<never, never> extends CallOptions<E>
    ? (input: InputOf<E>, options?: CallOptions<E>) => Promise<Paged<OutputOf<E>>>
    : (input: InputOf<E>, options: CallOptions<E>) => Promise<Paged<OutputOf<E>>>
/** Without the endpoints that return a file instead of JSON. */
export type ApiClient<C extends Contract> = {
  readonly [
    K in keyof C as OutputOf<C[K]> extends FileOutput | StreamOutput ? never : K
  ]: ClientMethod<C[K]>
}

export type ApiClientSettings<E extends Endpoint = Endpoint> = {
  /** The address of the API, such as 'https://shop.example/api'. Called for each request. */
  readonly baseUrl: () => string
  /** The access token to send; undefined when nobody is signed in. Called for each request. */
  readonly readToken: () => string | undefined
  /** The language of error messages; without it, the runtime's default. */
  readonly readLanguage?: () => string
  /** Additional headers for each request of a signed-in user. */
  readHeaders?(endpoint: E): Readonly<Record<string, string | undefined>>
  /**
   * Called with each Problem of the server. If it returns true, the call is repeated once;
   * otherwise the Problem is thrown.
   */
  readonly onProblem?: (problem: Problem) => Promise<boolean>
  /**
   * The texts used if there is no response, or none of the server's: `clientMessages`, or your own.
   */
  readonly messages: ClientMessages
}

type AnyCallOptions = {
  readonly bearer?: string
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
  readonly idempotencyKey?: string
}

/** Milliseconds without a response after which the API counts as unavailable. */
const timeout = 15_000

/**
 * A client for one contract. Its methods throw a Problem: the server's own, `unauthenticated`
 * without a request if a token is required and missing, `unavailable` if there is no response.
 */
export function createApiClient<C extends Contract>(
  contract: C,
  settings: ApiClientSettings<C[keyof C]>,
): ApiClient<C>
export function createApiClient(contract: Contract, settings: ApiClientSettings): unknown {
  return Object.fromEntries(
    Object.entries(contract).map(([name, endpoint]) => [
      name,
      (input: unknown, options: AnyCallOptions = {}) =>
        callAgain(endpoint, input, options, settings),
    ]),
  )
}

async function callAgain(
  ...call: [Endpoint, unknown, AnyCallOptions, ApiClientSettings]
): Promise<unknown> {
  try {
    return await callEndpoint(...call)
  } catch (error) {
    const { onProblem } = call[3]
    if (!isProblem(error) || !(await onProblem?.(error))) throw error
    return callEndpoint(...call)
  }
}

async function callEndpoint(
  endpoint: Endpoint,
  input: unknown,
  options: AnyCallOptions,
  { baseUrl, readToken, readLanguage, readHeaders, messages }: ApiClientSettings,
): Promise<unknown> {
  const bearer = options.bearer ?? readToken()
  if (bearer === undefined && endpoint.access !== anyone) throw unauthenticated()
  const { method, path, query, body } = requestParts(endpoint, input)
  const request = {
    method,
    signal: withTimeout(options.signal),
    headers: definedOf({
      authorization: bearer === undefined ? undefined : `Bearer ${bearer}`,
      'idempotency-key': options.idempotencyKey,
      'accept-language': readLanguage?.(),
      ...(bearer === undefined ? {} : readHeaders?.(endpoint)),
      'content-type': body === undefined ? undefined : 'application/json',
    }),
    body: body ?? null,
    ...(options.keepalive ? { keepalive: true } : {}),
  }
  const address = `${baseUrl()}${path}${query ? `?${query}` : ''}`
  return readResponse(endpoint, await fetchJson(address, request, messages), messages)
}

const withTimeout = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])

const definedOf = (headers: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

/**
 * Encodes the input: path parameters into the path, the rest into the body or the query.
 * @throws Problem not-here for an impossible id, not-valid for any other value that the server
 *   would refuse
 */
function requestParts({ route, input: schema }: Endpoint, input: unknown) {
  const [method = 'GET', pattern = '/'] = route.split(' ')
  const { data: encoded, error } = safeEncode(schema, input)
  if (error) {
    const isOfPath = error.issues.some(({ path }) =>
      pattern.split('/').includes(`:${String(path[0])}`),
    )
    throw isOfPath ? notFound() : invalidInput()
  }
  const fields = new Map<string, unknown>(
    typeof encoded === 'object' && encoded !== null ? Object.entries(encoded) : [],
  )
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields.get(name))
    fields.delete(name)
    return encodeURIComponent(value)
  })
  if (method === 'POST' || method === 'PUT')
    return { method, path, query: '', body: JSON.stringify(Object.fromEntries(fields)) }
  // A query string carries text only; a repeatable parameter has one entry for each value.
  const parameters = [...fields].flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => typeof item === 'string')
      .map((item) => [name, item]),
  )
  return { method, path, query: new URLSearchParams(parameters).toString(), body: undefined }
}

async function fetchJson(
  url: string,
  init: RequestInit,
  messages: ClientMessages,
): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw unavailable({ detail: messages.noAnswer, cause })
  }
  return requireJson(response, messages)
}
