/** What people read about an API beside what its contracts say: sentences and examples. */
import type { input } from 'zod/v4/core'
import type { Contract, Endpoint } from '../endpoint.ts'

/** About one operation. */
export type OperationReference<E extends Endpoint = Endpoint> = {
  /** What the summary leaves out: effects, conditions, rules that no schema says. Markdown. */
  readonly description: string
  /** A sentence for each parameter of path and query, by its name on the wire. */
  readonly parameters?: Readonly<Record<string, string>>
  /** An example of the input, path included, as the wire has it; absent where nothing is sent. */
  readonly request?: input<E['input']>
  /** An example of the answer; absent where it is a file. */
  readonly response?: input<E['output']>
}

/** About every operation of a contract. */
export type ContractReference<C extends Contract> = {
  /** What the group of operations is about. */
  readonly description: string
  readonly operations: { readonly [K in keyof C]: OperationReference<C[K]> }
}
