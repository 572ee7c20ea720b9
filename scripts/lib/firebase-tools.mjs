/** The Firebase emulator, for the journeys that need it: 270 MB that the shop never depends on, so it has a folder and a record of its own. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUnreachable } from './install.mjs'
import { root, shopEnv, shopNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { CommandError } from './command-error.mjs'

const version = '15.34.2'
const folder = join(root, '.cache/firebase-tools')
// npm writes this record last: an install that was cut off has none.
const record = join(folder, 'node_modules/.package-lock.json')

/** Whether the journeys with Firebase were asked for. */
export const wantsHosted = () => process.env.HOSTED === '1'

/** What a run without them says in the end. */
export const skippedNote =
  'Left out: the journeys with the Firebase emulator. HOSTED=1 npm test runs them too (it installs some 270 MB into .cache, once).'

/**
 * Begins to install it where it is not, beside whatever is done next: it waits for the network more than it computes.
 * @returns waits until it is there. @throws Stop when it cannot be installed
 */
export function beginFirebaseTools() {
  if (isInstalled()) return async () => undefined
  console.log(
    '  Installing the Firebase emulator for its journeys, beside the tests (some 270 MB, once)',
  )
  const installing = install()
  installing.catch(() => undefined) // heard by whoever waits for it
  return () => step('The Firebase emulator', () => installing)
}

const isInstalled = () =>
  existsSync(record) &&
  JSON.parse(readFileSync(record, 'utf8')).packages['node_modules/firebase-tools']?.version ===
    version

async function install() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = [
    'install',
    '--save-exact',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--prefer-offline',
    `firebase-tools@${version}`,
  ]
  const options = { cwd: folder, env: shopEnv({ NODE_ENV: undefined }) }
  const cli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const { code, said } = await (cli
    ? run(shopNode(), [cli, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' }))
  if (code === 0 && isInstalled()) return
  throw isUnreachable(said)
    ? new CommandError(
        'The Firebase emulator could not be fetched, since the npm registry cannot be reached. Connect and try again, or leave HOSTED away: all but the Firebase journeys runs without it.',
      )
    : new CommandError(
        'The Firebase emulator could not be installed; what npm said stands above. Without HOSTED=1 all but the Firebase journeys runs.',
        { detail: said },
      )
}
