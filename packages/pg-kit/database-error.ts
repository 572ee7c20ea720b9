/** The one error by which the database platform tells the shopkeeper, in a sentence, why it will not go on. */

/** Its message is meant for people and stands in `words/en/database.ts`; the cause, if any, is for the log. */
export class DatabaseStartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.name = 'DatabaseRefused'
  }
}

/** The `code` of a thrown thing: a system error's (`ENOENT`) or PostgreSQL's SQLSTATE; undefined when it has none. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** What an error says, on one line and without a full stop at the end, to be put into a sentence. */
export const errorReason = (error: unknown): string => {
  const said =
    error instanceof Error ? error.message || errorCode(error) || error.name : String(error)
  return said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\.$/, '')
}
