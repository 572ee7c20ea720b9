/** The type of messages in another language: the same keys with translated sentences. */

/**
 * The translation of these messages. A sentence that is missing, surplus, or takes other parameters
 * does not compile.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...inputs: infer Inputs) => infer Said
    ? (...inputs: Inputs) => Translated<Said>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T
