/** Runs one of PostgreSQL's programs to its end, in an environment with nothing of ours in it. */
import { spawn } from 'node:child_process'
import type { Owner } from './data-directory.server.ts'

// Nothing is inherited: PG* or LD_LIBRARY_PATH of the shop's surroundings would lead the server astray.
export const cleanEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: '/',
}

type Run = {
  readonly as?: Owner | undefined
  /** Open files that the program finds as descriptors 3, 4, ... */
  readonly descriptors?: readonly number[]
}

/**
 * Runs a program and waits for it.
 * @returns what it wrote
 * @throws Error with what it wrote when it ends with anything but 0, or the system's error when it cannot be started
 */
export function runProgram(
  program: string,
  words: readonly string[],
  { as, descriptors = [] }: Run = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      ...as,
      cwd: '/',
      env: cleanEnvironment,
      stdio: ['ignore', 'pipe', 'pipe', ...descriptors],
    })
    let said = ''
    child.stdout?.on('data', (chunk) => (said += String(chunk)))
    child.stderr?.on('data', (chunk) => (said += String(chunk)))
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0
        ? resolve(said)
        : reject(new Error(said.trim() || `it ended with ${code ?? signal}`)),
    )
  })
}
