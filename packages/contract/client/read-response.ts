/** Reads the response of an endpoint: its decoded output, or the Problem that the server sent. */
import { decode } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import type { ClientMessages } from '../messages.ts'
import { Problem, type FieldError, type ProblemBody } from '../problem.ts'
import { internalError, unavailable } from '../standard-problems.ts'

/**
 * Decodes a response; an array gets its cursor of the next page as `next`.
 * @throws Problem the server's own
 */
export async function readResponse(
  { output: schema }: Pick<Endpoint, 'output'>,
  response: Response,
  messages: ClientMessages,
): Promise<unknown> {
  const json: unknown = await response.json()
  if (!response.ok) throw problemFrom(json, response, messages)
  const output = decode(schema, json)
  return Array.isArray(output) ? Object.assign(output, { next: nextCursor(response) }) : output
}

/**
 * Accepts only a JSON response.
 * @throws Problem if a proxy in between responded with something else
 */
export function requireJson(response: Response, messages: ClientMessages): Response {
  if ((response.headers.get('content-type') ?? '').includes('json')) return response
  throw response.status >= 502 && response.status <= 504
    ? unavailable({ detail: messages.noAnswer })
    : internalError({ detail: messages.unreadableAnswer(response.status) })
}

function problemFrom(
  json: unknown,
  { status, headers }: Response,
  messages: ClientMessages,
): Problem {
  const fields = fieldsOf(json)
  const text = (name: string): string | undefined =>
    typeof fields[name] === 'string' ? fields[name] : undefined
  const detail = text('detail')
  const body: ProblemBody = {
    type: text('type') ?? 'broken',
    title: text('title') ?? messages.unreadableAnswer(status),
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(Array.isArray(fields['errors']) ? { errors: fields['errors'].filter(isFieldError) } : {}),
    ...(typeof fields['facts'] === 'object' && fields['facts'] !== null
      ? { facts: fieldsOf(fields['facts']) }
      : {}),
  }
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  return new Problem(body, Number.isFinite(retryAfter) ? retryAfter : undefined)
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
  const nextPage = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1]
  return nextPage === undefined
    ? undefined
    : (new URL(nextPage, url).searchParams.get('cursor') ?? undefined)
}
