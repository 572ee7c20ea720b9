/** Who may call which operation, in sentences and Problems: the access part of an API document. */
import type { Endpoint } from './endpoint.ts'
import type { ProblemKind } from './problem.ts'

/** `E`: the program's endpoints, with additional fields. */
export type AccessRules<E extends Endpoint = Endpoint> = {
  /** The description of a token, and how long it is valid. */
  readonly bearer: string
  /** Other authentication methods, by name, in OpenAPI's format. */
  readonly securitySchemes?: Readonly<Record<string, object>>
  /** Response headers, by name, in OpenAPI's format. */
  readonly headers?: Readonly<Record<string, object>>
  /** Problems of any endpoint in addition to this package's, or with other texts. */
  readonly commonProblems: readonly ProblemKind[]
  /** HTTP Problems in addition to this package's. */
  readonly httpProblems: readonly ProblemKind[]
  /** The refusals of callers without access, for endpoints that are not open to anyone. */
  readonly refusals: readonly ProblemKind[]
  /** The additional requirements of an endpoint. */
  describe(endpoint: E): {
    readonly problems?: readonly ProblemKind[]
    /** Parameters, in OpenAPI's format. */
    readonly parameters?: readonly object[]
    /** Alternative authentication methods, each sufficient, in OpenAPI's format. */
    readonly security?: readonly object[]
    /** Fields of the operation whose names begin with `x-`. */
    readonly extensions?: Readonly<Record<`x-${string}`, unknown>>
    /** The names of `headers` that its responses may have. */
    readonly headers?: readonly string[]
    /** A sentence added to the description. */
    readonly note?: string | undefined
  }
}
