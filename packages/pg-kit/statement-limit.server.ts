/** How long a statement of a pool may take: a limit that can change while the pool is in use. */

export type StatementLimit = {
  /** Milliseconds until the client gives up on a statement. */
  readonly client: number
  /**
   * Milliseconds until the server cancels it: a tenth earlier, half a second at most, so that the
   * connection survives, no abandoned statement goes on, and a server that is only busy is not taken
   * for one that is away.
   */
  readonly server: number
  /** Milliseconds to wait for a connection: statements that hold all of them are cancelled first. */
  readonly connection: number
}

/** @param milliseconds the client's */
export function statementLimit(milliseconds: number): StatementLimit {
  const server = milliseconds - Math.min(500, Math.round(milliseconds / 10))
  return { client: milliseconds, server, connection: Math.round((server + milliseconds) / 2) }
}
