/** Values in the form that PostgreSQL accepts for `jsonb`. */

/**
 * JSON without characters that `jsonb` refuses in texts: a lone surrogate, such as from a text that
 * was cut in the middle of a character, becomes U+FFFD, and NUL is left out.
 */
export const toJsonb = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  )
