/** The errors of a call: the shop refused it (RFC 9457), or no response arrived. */

/** A field that is wrong. `pointer`: a JSON pointer into the body, or `query:limit`, `path:id`. */
export type FieldError = { readonly pointer: string; readonly detail: string }

/** Fields that a message names; `errors` has them all. */
const maxNamed = 5
const inWords = (errors: readonly FieldError[]): string =>
  errors
    .slice(0, maxNamed)
    .map(({ pointer, detail }) => `\n  ${pointer}: ${detail}`)
    .concat(errors.length > maxNamed ? [`\n  and ${errors.length - maxNamed} more`] : [])
    .join('')

/** The shop refuses. `type` is stable: compare it. */
export class ApiProblem<T extends string = string> extends Error {
  override readonly name = 'ApiProblem'
  readonly type: T
  readonly title: string
  readonly status: number
  readonly detail: string | undefined
  readonly errors: readonly FieldError[]
  /** What a program may act on, such as the pieces that are left or the price now. */
  readonly facts: Readonly<Record<string, unknown>>
  /** Seconds to wait, where the shop says so. */
  readonly retryAfter: number | undefined
  /** The operation that was called: 'POST /api/orders'. */
  readonly call: string

  constructor(call: string, { type, title, status, detail, ...more }: ProblemContent<T>) {
    super(`${call}: ${detail ?? title} (${status} ${type})${inWords(more.errors)}`)
    this.type = type
    this.title = title
    this.status = status
    this.detail = detail
    this.errors = more.errors
    this.facts = more.facts
    this.retryAfter = more.retryAfter
    this.call = call
  }
}

export type ProblemContent<T extends string = string> = {
  readonly type: T
  readonly title: string
  readonly status: number
  readonly detail: string | undefined
  readonly errors: readonly FieldError[]
  readonly facts: Readonly<Record<string, unknown>>
  readonly retryAfter: number | undefined
}

/** No answer came: whether the call was done is not known. `cause` says what `fetch` said. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly call: string
  constructor(call: string, cause: unknown) {
    super(`${call}: no answer came`, { cause })
    this.call = call
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const isFieldError = (value: unknown): value is FieldError => {
  const { pointer, detail } = fieldsOf(value)
  return typeof pointer === 'string' && typeof detail === 'string'
}

/**
 * What an answer says that is no success. What is no problem document, such as a page of a proxy, has
 * the type `about:blank`; a refusal of OAuth has its `error` as type.
 */
export async function readProblem(call: string, response: Response): Promise<ApiProblem> {
  const { status, statusText, headers } = response
  const body = fieldsOf(await response.json().catch(() => undefined))
  const text = (...names: readonly string[]): string | undefined =>
    names.map((name) => body[name]).find((value) => typeof value === 'string')
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new ApiProblem(call, {
    type: text('type', 'error') ?? 'about:blank',
    title: text('title') ?? (statusText || `Status ${status}`),
    status,
    detail: text('detail', 'error_description'),
    errors: Array.isArray(body['errors']) ? body['errors'].filter(isFieldError) : [],
    facts: fieldsOf(body['facts']),
    retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
  })
}

/** Whether a caught value is a refusal of the shop, of one of these types if any are given. */
export function isProblem(error: unknown): error is ApiProblem
export function isProblem<T extends string>(
  error: unknown,
  ...types: readonly T[]
): error is ApiProblem<T>
export function isProblem(error: unknown, ...types: readonly string[]): boolean {
  return error instanceof ApiProblem && (types.length === 0 || types.includes(error.type))
}
