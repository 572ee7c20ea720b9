/** The typed way from the browser to the API: one method for each operation of a contract. */
import { decode, encode } from 'zod/v4/core'
import type { Contract, Endpoint, InputOf, OutputOf, Paged } from '../endpoint.ts'
import { Problem, type FieldError, type ProblemBody } from '../problem.ts'
import { unavailable, internalError, unauthenticated } from '../standard-problems.ts'
import { installValidationMessages } from '../validation-messages.ts'
import { formMessages } from '../../../src/platform/messages/forms.ts'
import { readToken } from '../../../src/session/access-token.ts'

/** What goes along with a call beside its input. The bearer is ours unless another one is given. */
type Along<E extends Endpoint> = {
  readonly bearer?: string
  readonly signal?: AbortSignal
} & (E extends { readonly idempotent?: infer K }
  ? true extends K
    ? { readonly idempotencyKey: string }
    : unknown
  : unknown)
type Remote<E extends Endpoint> =
  Record<never, never> extends Along<E>
    ? (input: InputOf<E>, along?: Along<E>) => Promise<Paged<OutputOf<E>>>
    : (input: InputOf<E>, along: Along<E>) => Promise<Paged<OutputOf<E>>>
export type ApiClient<C extends Contract> = { readonly [K in keyof C]: Remote<C[K]> }

// Whoever asks the API also checks forms, so this is where the browser learns to say what is wrong.
installValidationMessages()

type Said = {
  readonly bearer?: string
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}

/** After so many milliseconds without an answer the shop counts as away. */
const patience = 15_000

/**
 * A client for one capability. Its methods throw a Problem: the server's own, `notSignedIn` without asking when a
 * token is needed and none is there, `away` when no answer comes.
 */
export function createApiClient<C extends Contract>(contract: C): ApiClient<C>
export function createApiClient(contract: Contract): unknown {
  return Object.fromEntries(
    Object.entries(contract).map(([name, it]) => [
      name,
      (input: unknown, said?: Said) => call(it, input, said ?? {}),
    ]),
  )
}

async function call(
  it: Endpoint,
  input: unknown,
  { bearer = readToken(), idempotencyKey, signal }: Said,
): Promise<unknown> {
  if (bearer === undefined && it.access !== 'anyone') throw unauthenticated()
  const [method = 'GET', path = '/'] = it.call.split(' ')
  const fields = { ...fieldsOf(encode(it.input, input)) }
  const place = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name])
    delete fields[name]
    return encodeURIComponent(value)
  })
  const hasBody = method === 'POST' || method === 'PUT'
  // An address carries text, some of it several times.
  const said = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => typeof one === 'string')
      .map((one) => [name, one]),
  )
  const query = hasBody ? '' : new URLSearchParams(said).toString()
  const answer = await ask(`${backendUrl()}${place}${query ? `?${query}` : ''}`, {
    method,
    signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(fields) } : {}),
  })
  return readResponse(it, answer)
}

/** What an operation answered. @throws Problem the server's own */
export async function readResponse(it: Endpoint, answer: Response): Promise<unknown> {
  const value: unknown = await answer.json()
  if (!answer.ok) throw problemFrom(value, answer)
  const output = decode(it.output, value)
  return Array.isArray(output) ? Object.assign(output, { next: nextCursor(answer) }) : output
}

/** Where the API stands: the server says it in the page. */
export const backendUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content ?? '/api'

async function ask(address: string, init: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(address, init)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw unavailable({ detail: formMessages.noAnswer, cause })
  }
  return requireJson(answer)
}

/** @throws Problem when something between us and the shop answered in its own words */
export function requireJson(answer: Response): Response {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) {
    throw answer.status >= 502 && answer.status <= 504
      ? unavailable({ detail: formMessages.noAnswer })
      : internalError({ detail: formMessages.strangeAnswer(answer.status) })
  }
  return answer
}

function problemFrom(value: unknown, { status, headers }: Response): Problem {
  const said = fieldsOf(value)
  const text = (name: string): string | undefined =>
    typeof said[name] === 'string' ? said[name] : undefined
  const body: ProblemBody = {
    type: text('type') ?? 'broken',
    title: text('title') ?? formMessages.strangeAnswer(status),
    status,
    ...(text('detail') === undefined ? {} : { detail: text('detail') ?? '' }),
    ...(Array.isArray(said['errors']) ? { errors: said['errors'].filter(isFieldError) } : {}),
    ...(typeof said['facts'] === 'object' && said['facts'] !== null
      ? { facts: fieldsOf(said['facts']) }
      : {}),
  }
  const wait = Number(headers.get('retry-after') ?? Number.NaN)
  return new Problem(body, Number.isFinite(wait) ? wait : undefined)
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'pointer' in value &&
  typeof value.pointer === 'string' &&
  'detail' in value &&
  typeof value.detail === 'string'

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** The cursor in `Link: <...?cursor=...>; rel="next"`. */
function nextCursor({ headers, url }: Response): string | undefined {
  const found = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1]
  return found === undefined
    ? undefined
    : (new URL(found, url).searchParams.get('cursor') ?? undefined)
}
