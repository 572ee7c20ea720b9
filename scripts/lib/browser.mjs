/** Finds a Chrome or Chromium, and installs one where that is possible without asking. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CommandError } from './command-error.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
/**
 * Chromium's own build without windows: the same engine, and two thirds of the processor time of a
 * journey.
 */
const headlessShells = ['chrome-headless-shell', 'chromium-headless-shell']
/**
 * Where browsers are installed outside of PATH. @type {Readonly<Record<string, readonly string[]>>}
 */
const programPaths = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name] ?? '')
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Whether it is really a browser: Ubuntu's chromium-browser may only print that a snap is wanted.
 * Chrome on Windows does not print its version, and is trusted.
 * @param {string} path
 */
function runs(path) {
  if (process.platform === 'win32') return true
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return version.includes('Chrom')
  } catch {
    return false
  }
}

/** @param {readonly string[]} wanted names of programs, the preferred first */
function findBrowser(wanted) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const inPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...(programPaths[process.platform] ?? [])].find(
    (path) => isProgram(path) && runs(path),
  )
}

/**
 * Installs Debian's Chromium.
 * @param {string} name of the package
 */
async function installChromium(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update', '-q'], { env })
  const args = ['install', '-y', '-q', '--no-install-recommends', name]
  const install = await run('apt-get', args, { env })
  return {
    code: install.code,
    output: update.code === 0 ? install.output : update.output + install.output,
  }
}

/**
 * Finds a browser, or installs Debian's where this user may.
 * @param {{ headless?: boolean }} [options] `headless`: a build without windows will do, and is
 *   preferred
 * @returns its path
 * @throws CommandError naming what to install
 */
export async function ensureBrowser({ headless = false } = {}) {
  const configured = process.env['CHROME_PATH']
  if (configured) {
    if (isProgram(configured)) return configured
    throw new CommandError(`CHROME_PATH names no program: ${configured}`)
  }
  const wanted = headless ? [...headlessShells, ...names] : names
  const path = findBrowser(wanted)
  if (path) return path
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Only Debian has the build without windows as a package.
    for (const name of headless ? ['chromium-headless-shell', 'chromium'] : ['chromium']) {
      const result = await step(`Installing ${name} for the browser tests`, () =>
        installChromium(name),
      )
      const installed = findBrowser(wanted)
      if (installed) return installed
      if (result.code !== 0) console.error(result.output)
    }
  }
  throw new CommandError(
    "The browser tests need Chrome or Chromium: install one (on Debian 'apt-get install chromium', " +
      'else https://www.google.com/chrome), or name yours in CHROME_PATH.',
  )
}
