/** The error that this package throws if the operator has to act; helpers that read errors. */

/** The message is one sentence for the operator (messages.ts); the cause is for the log. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'EmbeddedPostgresError'
  }
}

/**
 * The data directory is in use. A caller who only needs a connection may still get one from its
 * user.
 */
export class DataDirectoryInUse extends EmbeddedPostgresError {
  constructor(message: string, cause?: unknown) {
    super(message, cause)
    this.name = 'DataDirectoryInUse'
  }
}

/** The `code` of an error: a system error's (`ENOENT`) or an SQLSTATE; undefined without one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** The message of an error on one line without a final full stop, for use in a sentence. */
export function errorReason(error: unknown): string {
  const message =
    error instanceof Error ? error.message || errorCode(error) || error.name : String(error)
  return message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\.$/, '')
}
