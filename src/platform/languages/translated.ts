/** The type of messages in another language: the same names, sentences of its own. */

/**
 * What another language says in place of these messages. A sentence that is missing, one too many,
 * or one that takes something else does not compile.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...inputs: infer Inputs) => infer Said
    ? (...inputs: Inputs) => Translated<Said>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T
