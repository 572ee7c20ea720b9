/**
 * How these scripts start programs: quietly, as a step whose output is collected; or as the shop
 * itself, which owns the terminal and the signals.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, shopEnv, shopNode } from './node.mjs'

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

// npm starts a script through a shell, and a shell that is stopped does not pass the signal on to
// the script. The script notices by its parent process, which is then another one.
if (process.env['npm_lifecycle_event']) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

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

// A Ctrl-C reaches this script twice: from the terminal, and again from npm. To the shop a second
// signal means 'stop at once', so signals within this many milliseconds are passed on only once.
const repeatWindow = 1000

/**
 * Runs `main.ts` with the shop's Node and this terminal, and passes on each signal once. The shop
 * has its own process group, else a Ctrl-C would reach it twice; `lifeline.mjs` stops it when this
 * script is killed outright.
 * @param {readonly string[]} args
 * @param {'production' | 'development'} mode NODE_ENV for the shop: React chooses its build by it
 * @returns {Promise<number>} its exit code
 */
export function runShop(args, mode) {
  return new Promise((resolve, reject) => {
    const lifeline = pathToFileURL(join(root, 'scripts/lib/lifeline.mjs')).href
    const child = spawn(shopNode(), ['--import', lifeline, join(root, 'main.ts'), ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: shopEnv({ NODE_ENV: process.env['NODE_ENV'] || mode }),
      detached: process.platform !== 'win32',
    })
    let lastSignal = -Infinity
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      const now = performance.now()
      if (now - lastSignal > repeatWindow) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      lastSignal = now
    }
    for (const signal of stopSignals) process.on(signal, passOn)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}
