/** Runs one of PostgreSQL's programs to its end, in an environment that inherits nothing. */
import { spawn } from 'node:child_process'
import type { Owner } from './data-directory.server.ts'

// Inherited PG* variables or LD_LIBRARY_PATH would change the programs' behaviour.
export const cleanEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: '/',
}

export type RunOptions = {
  /** The user to run as; only root can choose another than itself. */
  readonly user?: Owner | undefined
  /** Open files that the program gets as descriptors 3, 4, … */
  readonly descriptors?: readonly number[]
}

/**
 * Runs a program and waits for its end.
 * @returns its output
 * @throws Error with its output when it ends with another code than 0, or the system error when it
 *   cannot be started
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { user, descriptors = [] }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      env: cleanEnvironment,
      stdio: ['ignore', 'pipe', 'pipe', ...descriptors],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += String(chunk)))
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0
        ? resolve(output)
        : reject(new Error(output.trim() || `it ended with ${code ?? signal}`)),
    )
  })
}
