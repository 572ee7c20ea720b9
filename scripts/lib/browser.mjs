/** Where a Chrome or Chromium is, and how one is got where that is possible without asking. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { CommandError } from './command-error.mjs'

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google/Chrome/Application/chrome.exe')),
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether it answers: Ubuntu's chromium-browser may be a mere note that a snap is wanted. Chrome on Windows does not answer, and is believed. */
function answers(path) {
  if (process.platform === 'win32') return true
  try {
    return /Chrom/.test(
      execFileSync(path, ['--version'], {
        encoding: 'utf8',
        timeout: 20_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } catch {
    return false
  }
}

function find() {
  const inPath = names.flatMap((name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name)),
  )
  return [...inPath, ...(places[process.platform] ?? [])].find(
    (path) => isProgram(path) && answers(path),
  )
}

/**
 * Finds a browser, or installs Debian's where this user may.
 * @returns its path
 * @throws Stop saying what to install
 */
export async function ensureBrowser() {
  const said = process.env.CHROME_PATH
  if (said) {
    if (isProgram(said)) return said
    throw new CommandError(`CHROME_PATH names no program: ${said}`)
  }
  const found = find()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const got = await step('Installing Chromium for the browser tests', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const update = await run('apt-get', ['update', '-q'], { env })
      const install = await run(
        'apt-get',
        ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
        { env },
      )
      return {
        code: install.code,
        said: update.code === 0 ? install.said : update.said + install.said,
      }
    })
    const installed = find()
    if (installed) return installed
    if (got.code !== 0) console.error(got.said)
  }
  throw new CommandError(
    "The browser tests need Chrome or Chromium: install one (on Debian 'apt-get install chromium', else https://www.google.com/chrome), or name yours in CHROME_PATH.",
  )
}
