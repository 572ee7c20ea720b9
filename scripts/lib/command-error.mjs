/** How a script ends early: one sentence for the person, no stack. */

/** Thrown when a script cannot go on; its message is the sentence. `detail` is what a program said, shown above it. */
export class CommandError extends Error {
  constructor(message, { detail = '', code = 1 } = {}) {
    super(message)
    this.name = 'Stop'
    this.detail = detail
    this.code = code
  }
}

/** Runs a script's body: a Stop becomes its sentence and exit code; anything else is a bug and keeps its stack. */
export async function script(body) {
  try {
    const code = await body()
    process.exitCode = code ?? 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    if (error.detail) console.error(error.detail.trimEnd())
    if (error.message) console.error(error.message)
    process.exitCode = error.code
  }
}
