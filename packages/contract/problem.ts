/** Problem: the only error that is thrown on purpose, sent as problem details (RFC 9457). */

/**
 * One invalid field, with its name on the wire. `pointer` is a JSON pointer into the request body
 * (`#/OrderQuentuty`), or names a parameter: `query:limit`, `path:id`, `header:Idempotency-Key`.
 */
export type FieldError = { readonly pointer: string; readonly detail: string }

export type ProblemBody<T extends string = string> = {
  readonly type: T
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  /**
   * Data that a program may act on, such as the nearest allowed quantities or the current price.
   * Never more than the caller may know.
   */
  readonly facts?: Readonly<Record<string, unknown>>
}

/**
 * What a single Problem adds to its kind.
 * `retryAfter` is in seconds and is sent as the header `Retry-After`; `cause` is never sent.
 */
export type ProblemOptions = Pick<ProblemBody, 'detail' | 'errors' | 'facts'> & {
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A kind of Problem, as a contract declares it. Call it to create one: `throw notFound()`. */
export interface ProblemKind<T extends string = string> {
  (options?: ProblemOptions): Problem<T>
  readonly type: T
  readonly status: number
  readonly title: string
}

const brand = Symbol.for('ironmonger.problem')

export class Problem<T extends string = string> extends Error {
  readonly [brand] = true
  readonly body: ProblemBody<T>
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(body: ProblemBody<T>, retryAfter?: number, cause?: unknown) {
    super(body.detail ?? body.title, cause === undefined ? undefined : { cause })
    this.name = 'Problem'
    this.body = body
    this.retryAfter = retryAfter
  }
}

/**
 * Declares a kind of Problem.
 * @param type stable; programs compare it
 * @param status the HTTP status of the response
 * @param title one sentence for people
 */
// A bundle leaves out those that nothing compares with:
/* @__NO_SIDE_EFFECTS__ */
export function problem<const T extends string>(
  type: T,
  status: number,
  title: string,
): ProblemKind<T> {
  const create = ({ retryAfter, cause, ...details }: ProblemOptions = {}): Problem<T> =>
    new Problem({ type, title, status, ...details }, retryAfter, cause)
  return Object.assign(create, { type, status, title })
}

/**
 * Whether a caught value is a Problem, of this kind if one is given.
 * Compares a brand, not `instanceof`: a bundle may contain this module twice.
 */
export function isProblem(error: unknown): error is Problem
export function isProblem<T extends string>(
  error: unknown,
  kind: ProblemKind<T>,
): error is Problem<T>
export function isProblem(error: unknown, kind?: ProblemKind): boolean {
  if (!(error instanceof Error) || !(brand in error) || !('body' in error)) return false
  const { body } = error
  return (
    !kind ||
    (typeof body === 'object' && body !== null && 'type' in body && body.type === kind.type)
  )
}
