/** How long a statement of a pool may take: a limit that can change while the pool is in use. */

export type StatementLimit = {
  /** Milliseconds until the client gives up on a statement. */
  readonly client: number
  /**
   * Milliseconds until the server cancels it: a tenth earlier, at most half a second, so that the
   * connection survives, no abandoned statement keeps running, and a busy server is not mistaken
   * for an unreachable one.
   */
  readonly server: number
  /**
   * Milliseconds to wait for a connection: statements that occupy all of them are cancelled first.
   */
  readonly connection: number
}

/** @param milliseconds the client's limit */
export function statementLimit(milliseconds: number): StatementLimit {
  const server = milliseconds - Math.min(500, Math.round(milliseconds / 10))
  return { client: milliseconds, server, connection: Math.round((server + milliseconds) / 2) }
}
