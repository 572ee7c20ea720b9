/** Starts `trading-shop.ts` in a process of its own, and kills it, its database, or both. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { RunningShop } from './desk.ts'

export const killings = ['shop', 'database', 'both'] as const
/** With which the shop says where it is; else it logs. */
const ready = 'ready '

export type StartedShop = {
  readonly shop: RunningShop
  readonly kill: (which: (typeof killings)[number]) => Promise<void>
}

/** @param logged gets what the shop logs of faults of its own, with their stacks */
export async function startTradingShop(
  dataDir: string,
  invoicing: 'on-request' | 'when-shipped',
  logged: string[] = [],
): Promise<StartedShop> {
  const child = spawn(process.execPath, ['tests/crash/trading-shop.ts', dataDir, invoicing], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const line = await firstLine(child, logged)
  return {
    shop: RunningShop.parse(JSON.parse(line)),
    kill: (which) => {
      if (which !== 'shop')
        process.kill(
          Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
          'SIGKILL',
        )
      child.kill('SIGKILL')
      return closed
    },
  }
}

/**
 * The first line that the shop says; what it logs of faults of its own is kept.
 * @throws Error with what the process said when it ends before
 */
async function firstLine({ stdout, stderr }: ChildProcess, logged: string[]): Promise<string> {
  if (!stdout || !stderr) throw new Error('The shop has no output')
  let errors = ''
  stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const said = Promise.withResolvers<string>()
  createInterface({ input: stdout })
    .on('line', (line) => {
      if (line.startsWith(ready)) said.resolve(line.slice(ready.length))
      else if (isOwnFault(line)) logged.push(line)
    })
    .on('close', () => said.reject(new Error(`The shop did not start: ${errors.slice(0, 2000)}`)))
  return said.promise
}

/** Whether a line of the log is of an answer 500, with its stack. */
const isOwnFault = (line: string): boolean =>
  line.includes('"level":50') && line.includes('"stack"')
