/** Who may call what, in words and Problems: what a document of the API says of it. */
import type { Endpoint } from './endpoint.ts'
import type { ProblemKind } from './problem.ts'

/** `E`: the program's endpoints, with the fields of its own. */
export type AccessRules<E extends Endpoint = Endpoint> = {
  /** What a token is, and how long it counts. */
  readonly bearer: string
  /** Other ways to authenticate, by name, as OpenAPI has them. */
  readonly securitySchemes?: Readonly<Record<string, object>>
  /** Headers of answers, by name, as OpenAPI has them. */
  readonly headers?: Readonly<Record<string, object>>
  /** What any endpoint may answer beside what this package knows, or in other words. */
  readonly commonProblems: readonly ProblemKind[]
  /** What HTTP itself refuses beside what this package knows. */
  readonly httpProblems: readonly ProblemKind[]
  /** How anybody who may not call an endpoint is refused, where it is not open to anyone. */
  readonly refusals: readonly ProblemKind[]
  /** What an endpoint asks for besides. */
  describe(endpoint: E): {
    readonly problems?: readonly ProblemKind[]
    /** Parameters, as OpenAPI has them. */
    readonly parameters?: readonly object[]
    /** Other ways to authenticate than the bearer, each enough, as OpenAPI has them. */
    readonly security?: readonly object[]
    /** Fields of the operation whose names begin with `x-`. */
    readonly extensions?: Readonly<Record<`x-${string}`, unknown>>
    /** Which of `headers` its answers may have. */
    readonly headers?: readonly string[]
    /** A sentence behind the description. */
    readonly note?: string | undefined
  }
}
