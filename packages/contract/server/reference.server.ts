/** Descriptions of an API in addition to its contracts: sentences and examples. */
import type { input } from 'zod/v4/core'
import type { Contract, Endpoint } from '../endpoint.ts'

/** About one operation. */
export type OperationReference<E extends Endpoint = Endpoint> = {
  /** Details beyond the summary: effects, conditions, rules that no schema expresses. Markdown. */
  readonly description: string
  /** A sentence for each parameter of path and query, by its name on the wire. */
  readonly parameters?: Readonly<Record<string, string>>
  /**
   * An example of the input, including path parameters, in wire format; absent if there is no
   * input.
   */
  readonly request?: input<E['input']>
  /** An example of the response; absent if it is a file. */
  readonly response?: input<E['output']>
}

/** About every operation of a contract. */
export type ContractReference<C extends Contract> = {
  /** The description of the group of operations. */
  readonly description: string
  readonly operations: { readonly [K in keyof C]: OperationReference<C[K]> }
}
