/**
 * The types of a contract: an endpoint is declared as data, and everything else is derived from it.
 */
import type { $ZodType, input, output } from 'zod/v4/core'
import type { ProblemKind } from './problem.ts'
import type { PreserializedJson } from './preserialized-json.ts'

/** The caller, as identified by the program's own policy. Further data is up to the program. */
export type Identified = { readonly id: string }

/** Anyone may call it, without authentication. All other names are the program's own. */
export const anyone = 'anyone'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Method and path: 'GET /orders/:email'. */
export type Route = `${Method} /${string}`
type PathOf<R extends string> = R extends `${string} ${infer P}` ? P : never
type Segments<P extends string> = P extends `${infer H}/${infer T}` ? H | Segments<T> : P
/** The path parameters of a route: 'GET /orders/:email' has 'email'. */
export type ParamsOf<R extends string> =
  Segments<PathOf<R>> extends infer S ? (S extends `:${infer N}` ? N : never) : never

export type Schema<O = unknown, I = unknown> = $ZodType<O, I>

/**
 * Whether the caller sends the header Idempotency-Key: required (true), optional (`optional`:
 * without a key, each call is executed), or ignored.
 */
export type KeyUse = boolean | 'optional'

/**
 * One operation of an API. `createContractKit` makes the function that creates it.
 * R: its route; A: who may call; I, O: schemas; P: its Problems; K: its use of keys.
 */
export interface Endpoint<
  R extends Route = Route,
  A extends string = string,
  I extends Schema = Schema,
  O extends Schema = Schema,
  P extends readonly ProblemKind[] = readonly ProblemKind[],
  K extends KeyUse = KeyUse,
> {
  readonly route: R
  /** Who may call; the program's policy defines the meaning of the name. */
  readonly access: A
  readonly input: I
  readonly output: O
  /** Its former address, which stays available for one more version of the API. */
  readonly former?: FormerRoute
  /** Its own Problems, in addition to those of any endpoint. */
  readonly problems: P
  /** If keys are used, the service receives the header's value. */
  readonly idempotent?: K
  /**
   * The service also receives the raw bearer token. It may be an identity provider's ID token
   * instead of an access token of this API.
   */
  readonly passBearer?: boolean
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
   * Names of path parameters in the document and in Problems, if the input uses another name: the
   * body of PUT /user/{email} also has a field `email`.
   */
  readonly parameterNames?: Readonly<Record<string, string>>
  /** Query parameters that may occur several times; any other repeated parameter is refused. */
  readonly repeatableParameters?: readonly string[]
  /** The maximum size of the JSON body in bytes, if the server's general limit is too small. */
  readonly maxBodyBytes?: number
  /**
   * The body is a file of at most this many bytes, with any media type. The service receives the
   * whole file, and all other input is in the path.
   */
  readonly maxFileBytes?: number
  /**
   * With `maxFileBytes`: the media types of the files that the service reads, for the document. The
   * request's media type is not checked: the service examines the bytes.
   */
  readonly fileTypes?: readonly string[]
  /**
   * The response is a file of this media type instead of JSON: the output is a `FileOutput`. The
   * typed client has no method for it.
   */
  readonly mediaType?: string
  /**
   * With `mediaType`: the file is sent while it is generated. The output is a `StreamOutput`, and
   * the response has no ETag.
   */
  readonly streamed?: true
  /** Arrays only: the header `Link: rel="next"` carries the cursor of the next page. */
  readonly paged?: boolean
  /** One line for the OpenAPI document. */
  readonly summary: string
}

/** A deprecated address: its path parameters are those of the present one. */
export type FormerRoute = {
  readonly route: Route
  /** The day from which it is deprecated: '2026-11-27'. */
  readonly since: string
}

/** Why a declaration does not compile. */
export type ContractError<Text extends string> = { readonly contractError: Text }
/** The checks of a route's input. */
export type CheckInput<R extends string, I extends Schema> = [ParamsOf<R>] extends [keyof input<I>]
  ? R extends `${'GET' | 'DELETE'} ${string}`
    ? [Exclude<input<I>[keyof input<I>], string | readonly string[] | undefined>] extends [never]
      ? unknown
      : ContractError<'a query string carries text only: use a codec from text'>
    : unknown
  : ContractError<`input lacks the path parameter '${Exclude<ParamsOf<R>, keyof input<I> & string>}'`>

/** The declaration of an endpoint: its input is checked, and optional fields may be omitted. */
export type Declaration<
  R extends Route,
  A extends string,
  I extends Schema,
  O extends Schema,
  P extends readonly ProblemKind[],
  K extends KeyUse,
> = Omit<Endpoint<R, A, I, O, P, K>, 'input' | 'problems'> & {
  readonly input: I & CheckInput<R, I>
  readonly problems?: P
}

/** Creates one endpoint; see `createContractKit`. */
type Declare<Access extends string, Own extends object> = <
  const R extends Route,
  const A extends Access,
  I extends Schema,
  O extends Schema,
  const P extends readonly ProblemKind[] = readonly [],
  const K extends KeyUse = false,
>(
  declaration: Declaration<R, A, I, O, P, K> & Own,
) => Endpoint<R, A, I, O, P, K> & Own

/**
 * The function by which a program declares its endpoints.
 *
 * `Access`: its access names, including `anyone`. `Own`: additional fields of its endpoints, such
 * as permissions, which its policy reads. A declaration does not compile without access or output,
 * when the input lacks a path parameter, or when a query parameter is not text.
 */
export function createContractKit<Access extends string, Own extends object = object>(): {
  readonly endpoint: Declare<Access, Own>
}
export function createContractKit(): {
  readonly endpoint: (declaration: object) => object
} {
  return { endpoint: (declaration) => ({ problems: [], ...declaration }) }
}

/** The endpoints of one capability by the name of their operation. */
export type Contract = { readonly [operation: string]: Endpoint }

/** What a service learns about a call in addition to its input. */
export type Caller<
  Actor extends Identified,
  A extends string = string,
  K extends KeyUse = KeyUse,
> = {
  readonly actor: A extends typeof anyone ? Actor | undefined : Actor
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

/** The interface that the service of a contract implements: one method for each operation. */
export type Service<C extends Contract, Actor extends Identified> = {
  readonly [K in keyof C]: C[K] extends Endpoint<
    Route,
    infer A,
    Schema,
    Schema,
    readonly ProblemKind[],
    infer Key
  >
    ? (caller: Caller<Actor, A, Key>, input: InputOf<C[K]>) => Promise<Paged<OutputOf<C[K]>>>
    : never
}

/** Some of a service's methods, which return JSON text instead of values. */
export type SerializedOperations<
  C extends Contract,
  K extends keyof C,
  Actor extends Identified,
> = {
  readonly [O in K]: (
    caller: Caller<Actor, C[O]['access'], false>,
    input: InputOf<C[O]>,
  ) => Promise<PreserializedJson>
}
