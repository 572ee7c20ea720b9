/** How these scripts start programs: quietly, as a step whose words are shown; or as the shop itself, which owns the terminal and the signals. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { root, shopEnv, shopNode } from './node.mjs'

const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP']

// npm starts a script through a shell, and a shell that is told to stop does so without telling the script: the script notices that it was left alone.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/**
 * Runs a program to its end. When this script is told to stop, the program is stopped first, so nothing is left behind.
 * @param options as spawn's, and `show`: true hands it our output; else its words are collected
 * @returns its exit code and, when not shown, all it said
 */
export function run(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    let said = ''
    child.stdout?.on('data', (chunk) => (said += chunk))
    child.stderr?.on('data', (chunk) => (said += chunk))
    let told
    const stop = (signal) => {
      told = signal
      child.kill(signal)
    }
    for (const signal of stopping) process.once(signal, stop)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const one of stopping) process.removeListener(one, stop)
      if (told) process.exit(codeOf(null, told))
      resolve({ code: codeOf(code, signal), said })
    })
  })
}

// A Ctrl-C reaches this script from the terminal and again from npm; to the shop a second signal means 'at once', so echoes are dropped.
const echo = 1000

/**
 * Runs `main.ts` by the shop's Node with this terminal, and passes on each signal once.
 * The shop stands in its own process group, else a Ctrl-C would reach it twice; a lifeline stops it when this script is killed outright.
 * @param mode NODE_ENV for the shop: React chooses its build by it
 * @returns its exit code
 */
export function runShop(args, mode) {
  return new Promise((resolve, reject) => {
    const lifeline = pathToFileURL(join(root, 'scripts/lib/lifeline.mjs')).href
    const child = spawn(shopNode(), ['--import', lifeline, join(root, 'main.ts'), ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: shopEnv({ NODE_ENV: process.env.NODE_ENV || mode }),
      detached: process.platform !== 'win32',
    })
    let last = -Infinity
    const pass = (signal) => {
      const now = performance.now()
      if (now - last > echo) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      last = now
    }
    for (const signal of stopping) process.on(signal, pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(codeOf(code, signal)))
  })
}
