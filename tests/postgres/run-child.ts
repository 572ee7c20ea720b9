/** Starts shop-child.ts as this or another user, and waits for what it says. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type User = { readonly uid: number; readonly gid: number }
export type Child = {
  readonly process: ChildProcess
  /** All lines until now. */
  readonly lines: readonly string[]
  /** Resolves when a line (the `count`-th from now on) begins with this. */
  until(beginning: string, count?: number): Promise<string>
  readonly over: Promise<number | null>
}

const script = resolve('tests/postgres/shop-child.ts')

/** Whether that user can read this project at all: not below another's closed home. */
export const canRunAs = (user: User): boolean =>
  spawnSync(process.execPath, ['--check', script], { ...user, cwd: '/', stdio: 'ignore' })
    .status === 0

export function runChild(dataDir: string, mode: 'hold' | 'write' | 'attach', user?: User): Child {
  const child = spawn(process.execPath, [script, dataDir, mode], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const over = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    for (const look of [...waiting]) look()
  })
  const until = (beginning: string, count = 1): Promise<string> => {
    const from = lines.length
    const found = new Promise<string>((done) => {
      const look = (): void => {
        const line = (count === 1 ? lines : lines.slice(from)).filter((one) =>
          one.startsWith(beginning),
        )[count - 1]
        if (line === undefined) return void waiting.add(look)
        waiting.delete(look)
        done(line)
      }
      look()
    })
    const ended = over.then((code) => {
      const line = lines.find((one) => one.startsWith(beginning))
      if (line !== undefined) return line
      throw new Error(
        `the process ended (${code}) and never said '${beginning}':\n${lines.join('\n')}`,
      )
    })
    return Promise.race([found, ended])
  }
  return { process: child, lines, until, over }
}
