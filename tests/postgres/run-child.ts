/** Starts shop-child.ts as this or another user, and waits for lines of its output. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type User = { readonly uid: number; readonly gid: number }
export type Child = {
  readonly process: ChildProcess
  /** All lines of its output until now. */
  readonly lines: readonly string[]
  /** Resolves with the first line with this beginning; or, with `count`, the count-th from now. */
  until(beginning: string, count?: number): Promise<string>
  /** Resolves with the exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>
}

const script = resolve('tests/postgres/shop-child.ts')

/** Whether the user can read this project at all: not below another's closed home directory. */
export const canRunAs = (user: User): boolean =>
  spawnSync(process.execPath, ['--check', script], { ...user, cwd: '/', stdio: 'ignore' })
    .status === 0

export function runChild(dataDir: string, mode: 'hold' | 'write' | 'attach', user?: User): Child {
  const child = spawn(process.execPath, [script, dataDir, mode], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const onLine = new Set<() => void>()
  const exited = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    for (const check of Array.from(onLine)) check()
  })
  const waitForLine = (beginning: string, count: number): Promise<string> => {
    const from = count === 1 ? 0 : lines.length
    return new Promise((done) => {
      const check = (): void => {
        const matching = lines.slice(from).filter((line) => line.startsWith(beginning))
        const line = matching[count - 1]
        if (line === undefined) return void onLine.add(check)
        onLine.delete(check)
        done(line)
      }
      check()
    })
  }
  const failWhenExited = async (beginning: string): Promise<string> => {
    const code = await exited
    const line = lines.find((each) => each.startsWith(beginning))
    if (line !== undefined) return line
    throw new Error(
      `the process ended (${code}) and never printed '${beginning}':\n${lines.join('\n')}`,
    )
  }
  const until = (beginning: string, count = 1): Promise<string> =>
    Promise.race([waitForLine(beginning, count), failWhenExited(beginning)])
  return { process: child, lines, until, exited }
}
