/** What the client knows about an operation, and the types of its methods. */

/** One operation of the API, as the document of the shop has it. */
export type Operation = {
  /** Method and path: 'POST /api/order/{number}/transitions'. */
  readonly call: string
  /** It takes an idempotency key: sent again, it is done once. */
  readonly key?: true
  /** It can be done for a company. */
  readonly company?: true
  readonly paged?: true
  /** Its answer is a file. */
  readonly file?: true
  /** Its body is a file. */
  readonly upload?: true
}
/** An entry for each method of a client. */
export type OperationsOf<Api> = {
  readonly [G in keyof Api]: { readonly [M in keyof Api[G]]: Operation }
}
export type AnyOperations = {
  readonly [group: string]: { readonly [operation: string]: Operation }
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /**
   * The key under which this call is done once, 8 to 64 letters, digits, `_` and `-`. Store yours
   * with your own record, and a program that was killed in between can send the call again. Without
   * one, each call has a key of its own, which its repetitions share.
   */
  readonly idempotencyKey?: string | undefined
  /** The id of the company for which this call is; of a person who buys for several. */
  readonly company?: string | undefined
}

/** A file that the shop answers with. */
export type DownloadedFile = {
  /** Its name, where the shop gives one. */
  readonly name: string | undefined
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What is sent as a file. */
export type FileContent = Uint8Array<ArrayBuffer> | Blob

/** One page of a list; `next` is the cursor of the page after it, where there is one. */
export type Page<T> = readonly T[] & { readonly next: string | undefined }

type Call<I, O> =
  Record<never, never> extends I
    ? (input?: I, options?: CallOptions) => Promise<O>
    : (input: I, options?: CallOptions) => Promise<O>

/** The method of an operation. `P`: the types of the Problems that it may answer. */
export type Method<I, O, P extends string = string> = Call<I, O> & {
  /** For types only (`ProblemTypeOf`): it has no value. */
  readonly refusals?: P
}

/** The method of a list: it answers a page, and `each` goes through all of them. */
export type PagedMethod<I, T, P extends string = string> = Method<I, Page<T>, P> & {
  readonly each: (
    ...args: Record<never, never> extends I
      ? [input?: I, options?: CallOptions]
      : [input: I, options?: CallOptions]
  ) => AsyncGenerator<T, void, undefined>
}

/** The types of the Problems that a method may answer: `ProblemTypeOf<typeof shop.orders.read>`. */
export type ProblemTypeOf<M extends { readonly refusals?: string }> = Exclude<
  M['refusals'],
  undefined
>
