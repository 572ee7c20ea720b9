/**
 * How these scripts start programs: quietly, as a step whose output is collected; or as the shop
 * itself, which owns the terminal and the signals.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithParent, repeatWindow } from './foreground.mjs'
import { root, shopEnv, shopNode } from './node.mjs'

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

endWithParent()

/**
 * The exit code as a shell reports it: 128 plus the signal's number for a program ended by a
 * signal.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0)

/**
 * Runs a program to its end. When this script is stopped, the program is stopped first, so that
 * nothing is left running.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { show?: boolean }} [options] as spawn's;
 *   with `show` the program writes to our own output, else its output is collected
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk.toString()
      })
    /** @type {NodeJS.Signals | undefined} */
    let received
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      received = signal
      child.kill(signal)
    }
    for (const signal of stopSignals) process.once(signal, stop)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const stopSignal of stopSignals) process.removeListener(stopSignal, stop)
      if (received) process.exit(exitCode(null, received))
      resolve({ code: exitCode(code, signal), output })
    })
  })
}

/**
 * Becomes another program, in this very process: nothing of this script stays in memory, and
 * signals reach the program without being passed on. Does not return.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {false} where the system or this Node cannot
 */
export function become(file, args, env) {
  if (process.platform === 'win32' || typeof process.execve !== 'function') return false
  process.chdir(root)
  process.execve(file, [file, ...args], definedOf(env))
  return false
}

/** @param {NodeJS.ProcessEnv} env */
const definedOf = (env) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** @param {string} name of a module beside this one, to be loaded before a program */
const preload = (name) => ['--import', pathToFileURL(join(root, 'scripts/lib', name)).href]

/**
 * Runs `main.ts` with the shop's Node and this terminal. Where it can, this process becomes the
 * shop; else the shop is a child.
 * @param {readonly string[]} args
 * @param {'production' | 'development'} mode NODE_ENV for the shop: React chooses its build by it
 * @returns {Promise<number>} its exit code
 */
export async function runShop(args, mode) {
  const env = shopEnv({ NODE_ENV: process.env['NODE_ENV'] || mode })
  const program = [join(root, 'main.ts'), ...args]
  return (
    become(shopNode(), [...preload('foreground-process.mjs'), ...program], env) ||
    runChild([...preload('lifeline.mjs'), ...program], env)
  )
}

/**
 * Runs the shop as a child, and passes on each signal once. It has its own process group, else a
 * Ctrl-C would reach it twice; `lifeline.mjs` stops it when this script is killed outright.
 * @param {readonly string[]} args of the shop's Node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function runChild(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(shopNode(), args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
      detached: process.platform !== 'win32',
    })
    let lastSignal = -Infinity
    /** @param {NodeJS.Signals} signal */
    const reassign = (signal) => {
      const now = performance.now()
      if (now - lastSignal > repeatWindow) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      lastSignal = now
    }
    for (const signal of stopSignals) process.on(signal, reassign)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}
