/** The types of a contract: an endpoint is declared as data, and all else follows from it. */
import type { $ZodType, input, output } from 'zod/v4/core'
import type { ActingCompany } from './acting-company.ts'
import type { NeededPermission, Permission } from './permissions.ts'
import type { ProblemKind } from './problem.ts'
import type { PreserializedJson } from './preserialized-json.ts'

/** Who may call. `self`: the account whose e-mail the input names, or an admin. */
export type Access = 'anyone' | 'customer' | 'self' | 'admin'

/** The authenticated user, as the database knows them at this moment. */
export type Actor = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** For a call: an admin who lacks the permission of the operation calls it as a customer. */
  readonly role: 'customer' | 'admin'
  /** What an admin may do; absent, nothing that needs a permission. */
  readonly permissions?: readonly Permission[]
  /**
   * Staff that must set up a second factor first: until then each call is a customer's.
   */
  readonly lacksSecondFactor?: true
  /** They act on something of their own, since nobody else has the right: the change says so. */
  readonly ownAffair?: true
  /** The company for which they act; only where the endpoint says `forCompany`. */
  readonly company?: ActingCompany
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Method and path: 'GET /orders/:email'. */
export type Route = `${Method} /${string}`
type PathOf<R extends string> = R extends `${string} ${infer P}` ? P : never
type Segments<P extends string> = P extends `${infer H}/${infer T}` ? H | Segments<T> : P
/** The path parameters of a route: 'GET /orders/:email' has 'email'. */
export type ParamsOf<R extends string> =
  Segments<PathOf<R>> extends infer S ? (S extends `:${infer N}` ? N : never) : never

/**
 * What an operation with `stepUp` guards: who may do what; how the shop works; money that leaves;
 * many records at once; what leaves the shop as a file or by mail; all that is kept of the caller;
 * what opens the caller's account.
 */
export type StepUp =
  | 'rights'
  | 'settings'
  | 'money'
  | 'many'
  | 'leaving'
  | 'own-data'
  | 'own-access'

export type Schema<O = unknown, I = unknown> = $ZodType<O, I>

/**
 * Whether the caller sends the header Idempotency-Key: must (true), may (`optional`: without one,
 * each call does it), or need not, since it is not read.
 */
export type KeyUse = boolean | 'optional'

/**
 * One operation of an API. Create it with `endpoint()`, which fills in what is optional.
 * R: its route; A: who may call; I, O: schemas; P: its Problems; K: its use of keys.
 */
export interface Endpoint<
  R extends Route = Route,
  A extends Access = Access,
  I extends Schema = Schema,
  O extends Schema = Schema,
  P extends readonly ProblemKind[] = readonly ProblemKind[],
  K extends KeyUse = KeyUse,
> {
  readonly route: R
  readonly access: A
  /**
   * What admins need to call it as such; one of them, where it names several. Access `admin` demands
   * it; elsewhere an admin without it is judged as a customer.
   */
  readonly permission?: NeededPermission
  readonly input: I
  readonly output: O
  /** The Problems that it may answer, beside those that any endpoint may answer. */
  readonly problems: P
  /** Where keys are used, the service receives the header's value. */
  readonly idempotent?: K
  /**
   * The service also receives the raw bearer token. It may be an identity provider's ID token
   * instead of an access token of this API.
   */
  readonly passBearer?: boolean
  /**
   * A caller must have proved lately who they are: `ApiDependencies.requireProof` says whether, and
   * how. It concerns whoever is signed in; where nobody need be, nobody else.
   */
  readonly stepUp?: StepUp
  /** The caller may act for a company, which the header X-Company names. */
  readonly forCompany?: boolean
  /** The status of success; 200 by default. */
  readonly status?: 200 | 201
  /**
   * The response is the same for every caller, so a cache may keep it until one of these tags is
   * purged. `{id}` stands for the input's field `id`.
   */
  readonly cacheTags?: readonly string[]
  /** Counts each call against this limit, beside the general one of the server. */
  readonly rateLimit?: string
  /** A call that succeeds is not counted against `rateLimit`. */
  readonly refundOnSuccess?: boolean
  /**
   * Names of path parameters in the document and in Problems, where the input has another name for
   * one: the body of PUT /user/{email} has a field `email` too.
   */
  readonly parameterNames?: Readonly<Record<string, string>>
  /** Query parameters that may occur several times; any other is refused when it does. */
  readonly repeatableParameters?: readonly string[]
  /** Bytes that the JSON body may have, where the server's general limit is too small. */
  readonly maxBodyBytes?: number
  /**
   * The body is a file of at most so many bytes, whatever media type it claims. The service
   * receives it whole, and all input is in the path.
   */
  readonly maxFileBytes?: number
  /**
   * With `maxFileBytes`: the media types of the files that the service reads, for the document. What
   * a request claims is not judged: the service looks at the bytes.
   */
  readonly fileTypes?: readonly string[]
  /**
   * The response is a file of this media type instead of JSON: the output is a `FileOutput`. The
   * typed client has no method for it.
   */
  readonly mediaType?: string
  /**
   * With `mediaType`: the file is sent while it is made. The output is a `StreamOutput`, and the
   * response has no ETag.
   */
  readonly streamed?: true
  /** Arrays only: the header `Link: rel="next"` carries the cursor of the next page. */
  readonly paged?: boolean
  /** One line for the OpenAPI document. */
  readonly summary: string
}

type ContractError<Text extends string> = { readonly contractError: Text }
type CheckInput<R extends string, A, I extends Schema> = [ParamsOf<R>] extends [keyof input<I>]
  ? R extends `${'GET' | 'DELETE'} ${string}`
    ? [Exclude<input<I>[keyof input<I>], string | readonly string[] | undefined>] extends [never]
      ? unknown
      : ContractError<'a query string carries text only: use a codec from text'>
    : A extends 'self'
      ? output<I> extends { email: string }
        ? unknown
        : ContractError<"access 'self' needs an input with email: string">
      : unknown
  : ContractError<`input lacks the path parameter '${Exclude<ParamsOf<R>, keyof input<I> & string>}'`>

type DemandPermission<A> = A extends 'admin' ? { readonly permission: NeededPermission } : unknown

/**
 * Declares one operation. It does not compile without access or output, with access `admin` and no
 * permission, when the input lacks a path parameter, or when a query parameter is not text.
 */
export function endpoint<
  const R extends Route,
  const A extends Access,
  I extends Schema,
  O extends Schema,
  const P extends readonly ProblemKind[] = readonly [],
  const K extends KeyUse = false,
>(
  declaration: Omit<Endpoint<R, A, I, O, P, K>, 'input' | 'problems'> & {
    readonly input: I & CheckInput<R, A, I>
    readonly problems?: P
  } & DemandPermission<A>,
): Endpoint<R, A, I, O, P, K>
export function endpoint(
  declaration: Omit<Endpoint, 'problems'> & { readonly problems?: readonly ProblemKind[] },
): Endpoint {
  return { problems: [], ...declaration }
}

/** The endpoints of one capability by the name of their operation. */
export type Contract = { readonly [operation: string]: Endpoint }

/** What a service learns about a call beside its input. */
export type Caller<A extends Access = Access, K extends KeyUse = KeyUse> = {
  readonly actor: A extends 'anyone' ? Actor | undefined : Actor
  /** The raw bearer token; only where the endpoint says `passBearer`. */
  readonly bearer?: string
  /** The body; only where the endpoint says `maxFileBytes`, and a body was sent. */
  readonly fileBytes?: Uint8Array
} & (K extends true
  ? { readonly idempotencyKey: string }
  : K extends 'optional'
    ? { readonly idempotencyKey?: string }
    : unknown)

export type InputOf<E extends Endpoint> = output<E['input']>
export type OutputOf<E extends Endpoint> = output<E['output']>

/** An array with the cursor of the next page, which is sent as a `Link` header. */
export type Paged<T> = T & { readonly next?: string | undefined }

/** The interface that a capability's service implements: one method for each operation. */
export type Service<C extends Contract> = {
  readonly [K in keyof C]: C[K] extends Endpoint<
    Route,
    infer A,
    Schema,
    Schema,
    readonly ProblemKind[],
    infer Key
  >
    ? (caller: Caller<A, Key>, input: InputOf<C[K]>) => Promise<Paged<OutputOf<C[K]>>>
    : never
}

/** Some of a service's methods, which return JSON text instead of values. */
export type SerializedOperations<C extends Contract, K extends keyof C> = {
  readonly [O in K]: (
    caller: Caller<C[O]['access'], false>,
    input: InputOf<C[O]>,
  ) => Promise<PreserializedJson>
}
