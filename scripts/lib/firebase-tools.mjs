/** The Firebase emulator, for the journeys that need it: 490 MB that the shop never depends on, so it has a folder and a record of its own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, shopEnv, shopNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

const version = '15.34.2'
const folder = join(root, '.cache/firebase-tools')
const installed = join(folder, 'node_modules/firebase-tools/package.json')

/** Whether the journeys with Firebase were asked for. */
export const wantsHosted = () => process.env.HOSTED === '1'

/** What a run without them says in the end. */
export const leftOut = 'Left out: the journeys with the Firebase emulator. HOSTED=1 npm test runs them too (it installs some 490 MB into .cache, once).'

/** Installs it where it is not. @throws Stop when it cannot */
export async function ensureFirebaseTools() {
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === version) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', `firebase-tools@${version}`]
  const cli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const { code, said } = await step('Installing the Firebase emulator for its journeys', () =>
    cli ? run(shopNode(), [cli, ...args], { cwd: folder, env: shopEnv({ NODE_ENV: undefined }) }) : run('npm', args, { cwd: folder, env: shopEnv({ NODE_ENV: undefined }), shell: process.platform === 'win32' }))
  if (code !== 0) throw new Stop('The Firebase emulator could not be installed; what npm said stands above.', { detail: said })
}
