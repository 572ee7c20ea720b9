/** How a script ends early: one sentence for the person, no stack. */

/** Thrown when a script cannot go on; its message is a sentence for the person. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {{ detail?: string, code?: number }} [options] `detail`: the output of a program,
   *   printed above the message; `code`: the exit code
   */
  constructor(message, { detail = '', code = 1 } = {}) {
    super(message)
    this.name = 'CommandError'
    this.detail = detail
    this.code = code
  }
}

/**
 * Runs a script's body. A CommandError becomes its sentence and exit code; anything else is a bug
 * and keeps its stack.
 * @param {() => Promise<number | void>} body returns the exit code; nothing means 0
 */
export async function script(body) {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    if (error.detail) console.error(error.detail.trimEnd())
    if (error.message) console.error(error.message)
    process.exitCode = error.code
  }
}
