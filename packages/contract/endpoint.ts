/** The vocabulary of contracts: an operation is declared as data, and everything else follows from it. */
import type { $ZodType, input, output } from 'zod/v4/core'
import type { ProblemKind } from './problem.ts'
import type { PreserializedJson } from './preserialized-json.ts'

/** Who may call. `self`: the account whose e-mail the input names, or an admin. */
export type Access = 'anyone' | 'customer' | 'self' | 'admin'

/** Who is calling, as the database knows them at this moment. */
export type Actor = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: 'customer' | 'admin'
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Call = `${Method} /${string}`
type PathOf<C extends string> = C extends `${string} ${infer P}` ? P : never
type Segments<P extends string> = P extends `${infer H}/${infer R}` ? H | Segments<R> : P
/** The path parameters of a call: 'GET /orders/:email' has 'email'. */
export type ParamsOf<C extends string> =
  Segments<PathOf<C>> extends infer S ? (S extends `:${infer N}` ? N : never) : never

export type Schema<O = unknown, I = unknown> = $ZodType<O, I>

export interface Endpoint<
  C extends Call = Call,
  A extends Access = Access,
  I extends Schema = Schema,
  O extends Schema = Schema,
  P extends readonly ProblemKind[] = readonly ProblemKind[],
  K extends boolean = boolean,
> {
  readonly call: C
  readonly access: A
  readonly input: I
  readonly output: O
  /** What it may answer beside success and the Problems any operation may answer. */
  readonly problems: P
  /** The caller sends an Idempotency-Key, and the door receives it. */
  readonly idempotent?: K
  /** The door receives the raw bearer too: it may be an identity provider's proof, which is no access token of ours. */
  readonly proof?: boolean
  readonly status?: 200 | 201
  /** The same for every caller, so the page cache may keep it under these tags until one is purged. `{id}` is the input's. */
  readonly cached?: readonly string[]
  /** Which shared limit counts a call, beside the general one. */
  readonly limit?: 'login' | 'orders' | 'reviews'
  /** Names in the address that may stand there several times; all others are refused when they do. */
  readonly repeatable?: readonly string[]
  /** Bytes that its body may have, where a thousand lines need more than most calls do. */
  readonly longest?: number
  /** The body is a file of at most so many bytes, whatever type it claims; the door receives it whole, and the path holds all else. */
  readonly file?: number
  /** Arrays only: the header `Link: rel="next"` carries the door's next cursor. */
  readonly paged?: boolean
  /** The body may be long: a list of up to 1,000 lines. */
  readonly longBody?: boolean
  readonly summary: string
}

type Mistake<Text extends string> = { readonly mistake: Text }
type InputFits<C extends string, A, I extends Schema> = [ParamsOf<C>] extends [keyof input<I>]
  ? C extends `${'GET' | 'DELETE'} ${string}`
    ? [Exclude<input<I>[keyof input<I>], string | readonly string[] | undefined>] extends [never]
      ? unknown
      : Mistake<'an address carries text only: use a codec from text'>
    : A extends 'self'
      ? output<I> extends { email: string }
        ? unknown
        : Mistake<"access 'self' needs an input with email: string">
      : unknown
  : Mistake<`input lacks the path parameter '${Exclude<ParamsOf<C>, keyof input<I> & string>}'`>

/** Declares one operation. A missing access, path parameter or output does not compile. */
export function endpoint<
  const C extends Call,
  const A extends Access,
  I extends Schema,
  O extends Schema,
  const P extends readonly ProblemKind[] = readonly [],
  const K extends boolean = false,
>(
  declared: Omit<Endpoint<C, A, I, O, P, K>, 'input' | 'problems'> & {
    readonly input: I & InputFits<C, A, I>
    readonly problems?: P
  },
): Endpoint<C, A, I, O, P, K>
export function endpoint(
  declared: Omit<Endpoint, 'problems'> & { readonly problems?: readonly ProblemKind[] },
): Endpoint {
  return { problems: [], ...declared }
}

export type Contract = { readonly [operation: string]: Endpoint }

/** What a door learns about the caller beside the input. */
export type Caller<A extends Access = Access, K extends boolean = boolean> = {
  readonly actor: A extends 'anyone' ? Actor | undefined : Actor
  /** The raw bearer, present only where the endpoint says `proof`. */
  readonly bearer?: string
  /** The body, present only where the endpoint says `file` and somebody sent one. */
  readonly file?: Uint8Array
} & (K extends true ? { readonly idempotencyKey: string } : unknown)

export type InputOf<E extends Endpoint> = output<E['input']>
export type OutputOf<E extends Endpoint> = output<E['output']>

/** An array with the cursor of the page after it; the cursor goes out as a `Link` header. */
export type Paged<T> = T & { readonly next?: string | undefined }

/** The interface that a capability's door fulfils: one method for each operation. */
export type Service<C extends Contract> = {
  readonly [K in keyof C]: C[K] extends Endpoint<
    Call,
    infer A,
    Schema,
    Schema,
    readonly ProblemKind[],
    infer Key
  >
    ? (caller: Caller<A, Key>, input: InputOf<C[K]>) => Promise<Paged<OutputOf<C[K]>>>
    : never
}

/** Some of a door's methods, answering as the wire does. */
export type SerializedOperations<C extends Contract, K extends keyof C> = {
  readonly [O in K]: (
    caller: Caller<C[O]['access'], false>,
    input: InputOf<C[O]>,
  ) => Promise<PreserializedJson>
}
