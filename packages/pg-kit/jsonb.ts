/** Values as PostgreSQL takes them for `jsonb`. */

/**
 * JSON without what `jsonb` refuses inside texts: half of a surrogate pair, as where a text was cut
 * in the middle of a sign, becomes U+FFFD, and NUL is left out.
 */
export const toJsonb = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  )
