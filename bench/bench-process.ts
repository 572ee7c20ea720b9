/**
 * A shop of the bench in a process of its own, which runs named commands for the load generator.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError } from '../scripts/lib/command-error.mjs'
import { root, shopNode } from '../scripts/lib/node.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'

/** What a process of the bench can do: command name to function. */
export type Commands = Readonly<Record<string, () => Promise<unknown>>>
type Results<C extends Commands> = { [Name in keyof C]: Awaited<ReturnType<C[Name]>> }
type Message = { readonly name: string; readonly value: unknown }

/** A started process: what it reported when it was ready, and how it is used. */
export type BenchProcess<Stage, C extends Commands> = Stage & {
  readonly pid: number
  /** Runs a command there and returns its result. */
  run<Name extends keyof C & string>(name: Name): Promise<Results<C>[Name]>
  /** Ends the process and removes its folder. */
  stop(): Promise<void>
}

export type ProcessOptions = {
  /** further arguments of the program */ readonly args?: readonly string[]
  /** a folder that stays, instead of a new one that is removed */ readonly folder?:
    | string
    | undefined
}

/**
 * Starts a program in bench/ with a data folder, a free port and further arguments, and waits until
 * it reports its stage.
 * @throws CommandError when it ends instead
 */
export async function startBenchProcess<Stage, C extends Commands>(
  file: string,
  { args = [], folder: keptFolder }: ProcessOptions = {},
): Promise<BenchProcess<Stage, C>> {
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'ironmonger-bench-'))
  const program = fork(
    join(root, 'bench', file),
    [join(folder, 'data'), String(await freePort()), ...args],
    { execPath: shopNode(), env: { ...process.env, NODE_ENV: 'production' } },
  )
  const exited = once(program, 'exit')
  const failed = exited.then(([code]) => {
    throw new CommandError(`${file} ended with ${code}; see its output above.`)
  })
  failed.catch(() => undefined) // reported by anybody who waits for a message
  const messageNamed = async (name: string) => {
    for (;;) {
      const [message] = await Promise.race([once(program, 'message'), failed])
      if (message.name === name) return message.value
    }
  }
  const stage: Stage = await messageNamed('stage')
  return {
    ...stage,
    pid: program.pid ?? 0,
    run: (name) => {
      const result = messageNamed(name)
      program.send(name)
      return result
    },
    async stop() {
      program.kill('SIGTERM')
      await exited
      if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** In the started process: reports its stage, and from then on runs the commands. */
export function serveCommands(stage: object, commands: Commands): void {
  const send = (message: Message) => process.send?.(message)
  process.on('message', (name) => {
    if (typeof name !== 'string') throw new TypeError('A command is a name')
    const command = commands[name]
    if (!command) throw new Error(`There is no command ${name}`)
    void command().then((value) => send({ name, value }))
  })
  send({ name: 'stage', value: stage })
}

const unlimited = '9999999/60'
/** Settings of a shop whose limits do not hold up a load generator. */
export const unlimitedSettings = {
  DEMO: 'off',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  LIMIT_READS: unlimited,
  LIMIT_LOGIN: unlimited,
  LIMIT_SIGNUP: unlimited,
  LIMIT_RESET: unlimited,
  LIMIT_ORDERS: unlimited,
  LIMIT_REVIEWS: unlimited,
  LIMIT_DOCUMENTS: unlimited,
} as const
