/** The only error thrown on purpose (RFC 9457 problem details). */

/** One wrong field. `pointer` is a JSON pointer into the request body, in the wire's spelling: `#/OrderQuentuty`. */
export type FieldError = { readonly pointer: string; readonly detail: string }

export type ProblemBody<T extends string = string> = {
  readonly type: T
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  /** What a program may act on: the nearest quantities, the price now. Never more than the caller may know. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** What a particular Problem adds to its kind. `retryAfter` is in seconds and travels as a header. */
export type ProblemOptions = Pick<ProblemBody, 'detail' | 'errors' | 'facts'> & {
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** A kind of Problem, declared in a contract; call it to make one. */
export interface ProblemKind<T extends string = string> {
  (say?: ProblemOptions): Problem<T>
  readonly type: T
  readonly status: number
  readonly title: string
}

const mark = Symbol.for('ironmonger.problem')

export class Problem<T extends string = string> extends Error {
  readonly [mark] = true
  readonly body: ProblemBody<T>
  readonly retryAfter: number | undefined

  constructor(body: ProblemBody<T>, retryAfter?: number, cause?: unknown) {
    super(body.detail ?? body.title, cause === undefined ? undefined : { cause })
    this.name = 'Problem'
    this.body = body
    this.retryAfter = retryAfter
  }
}

/** Declares a kind of Problem: a stable `type`, the HTTP status it answers with, and its title in words. */
export function problem<const T extends string>(
  type: T,
  status: number,
  title: string,
): ProblemKind<T> {
  const make = ({ retryAfter, cause, ...say }: ProblemOptions = {}): Problem<T> =>
    new Problem({ type, title, status, ...say }, retryAfter, cause)
  return Object.assign(make, { type, status, title })
}

/** Whether a thrown thing is a Problem, of this kind if one is given. By mark, not by `instanceof`: two copies of a module agree. */
export function isProblem(error: unknown): error is Problem
export function isProblem<T extends string>(
  error: unknown,
  kind: ProblemKind<T>,
): error is Problem<T>
export function isProblem(error: unknown, kind?: ProblemKind): boolean {
  if (!(error instanceof Error) || !(mark in error) || !('body' in error)) return false
  const { body } = error
  return (
    !kind ||
    (typeof body === 'object' && body !== null && 'type' in body && body.type === kind.type)
  )
}
