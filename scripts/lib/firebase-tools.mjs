/**
 * The Firebase emulator, for the journeys that need it: 270 MB that the shop never depends on, so
 * it has a folder and a record of its own.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './command-error.mjs'
import { isUnreachable, runNpm } from './install.mjs'
import { root, shopNode } from './node.mjs'
import { step } from './progress.mjs'

const version = '15.34.2'
const folder = join(root, '.cache/firebase-tools')
// npm writes this record last: an install that was cut off has none.
const record = join(folder, 'node_modules/.package-lock.json')

/** Whether the journeys with Firebase are to run. */
export const wantsFirebase = () => process.env['HOSTED'] === '1'

/**
 * Begins to install the emulator where it is missing, beside whatever is done next: it waits for
 * the network more than it computes.
 * @returns a function that waits until it is installed
 */
export function beginFirebaseTools() {
  if (isInstalled()) return async () => undefined
  console.log(
    '  Installing the Firebase emulator for its journeys, beside the tests (some 270 MB, once)',
  )
  const installing = install()
  installing.catch(() => undefined) // reported by the function that waits for it
  return () => step('The Firebase emulator', () => installing)
}

function isInstalled() {
  if (!existsSync(record)) return false
  /** @type {{ packages: Readonly<Record<string, { version: string }>> }} */
  const { packages } = JSON.parse(readFileSync(record, 'utf8'))
  return packages['node_modules/firebase-tools']?.version === version
}

/** @throws CommandError when it cannot be installed */
async function install() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const { code, output } = await runNpm(
    ['install', '--save-exact', `firebase-tools@${version}`],
    shopNode(),
    folder,
  )
  if (code === 0 && isInstalled()) return
  throw isUnreachable(output)
    ? new CommandError(
        'The Firebase emulator could not be fetched, since the npm registry cannot be reached. ' +
          'Connect and try again, or leave HOSTED away: all but the Firebase journeys runs without it.',
      )
    : new CommandError(
        "The Firebase emulator could not be installed; see npm's output above. Without HOSTED=1 " +
          'all but the Firebase journeys runs.',
        { detail: output },
      )
}
