/** Determines which constraint a failed statement violated. */

/** Whether the error is a check violation (SQLSTATE 23514) of the constraint with this name. */
export const isCheckViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23514' &&
  'constraint' in error &&
  error.constraint === constraint

/** Whether the error is an exclusion violation (SQLSTATE 23P01) of the constraint with this name. */
export const isExclusionViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23P01' &&
  'constraint' in error &&
  error.constraint === constraint

/** Whether the error means that a row refers to a missing row (SQLSTATE 23503). */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'

/**
 * Whether the error is a unique violation (SQLSTATE 23505).
 * @param constraint the name of the unique constraint or index; if omitted, every one matches
 */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  (constraint === undefined || ('constraint' in error && error.constraint === constraint))
