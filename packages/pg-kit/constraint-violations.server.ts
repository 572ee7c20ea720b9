/** Which constraint of the database a failed statement ran into. */

/** @param constraint the name of the check */
export const isCheckViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23514' &&
  'constraint' in error &&
  error.constraint === constraint

/** @param constraint the name of the unique constraint or index */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  (constraint === undefined || ('constraint' in error && error.constraint === constraint))
