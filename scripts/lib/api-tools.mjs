/**
 * The linters of the API's document and the generators of clients, for their tests: some 195 MB
 * that the shop never depends on. They need a TypeScript that is a library (5.9), beside our own,
 * which is no longer one; so they have a folder and a lock file of their own.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './command-error.mjs'
import { isUnreachable, runNpm } from './install.mjs'
import { root, shopNode } from './node.mjs'
import { step } from './progress.mjs'

const source = join(root, 'tests/clients')
const folder = join(root, '.cache/api-tools')
/** A copy of the lock file that was installed, written last: a broken install has none. */
const installed = join(folder, 'installed-lock.json')

const testFiles = ['tests/clients/generated-clients.test.ts', 'tests/clients/lint.test.ts']

/** Printed where they are missing and cannot be fetched. */
const unreachableNote =
  '  Left out: the tests of generated clients and of the linters, whose tools (195 MB, once) cannot ' +
  'be fetched now.'

/**
 * Whether the tests of generated clients and the linters of the document are to run: all of them in
 * a full run, else by name.
 * @param {readonly string[]} names of test files
 */
export const wantsClients = (names) =>
  process.env['TEST_FULL'] === '1' ||
  names.some((name) => testFiles.some((file) => file.includes(name)))

/**
 * Installs them where they are missing. Without a connection it says so; in CI that is a failure.
 * @throws CommandError when they cannot be installed
 */
export async function ensureApiTools() {
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8')
  const isInstalled = existsSync(installed) && readFileSync(installed, 'utf8') === lock
  const output = isInstalled
    ? undefined
    : await step('Installing the tools for generated clients (195 MB, once)', install)
  if (output === undefined) {
    writeFileSync(installed, lock)
    return
  }
  if (!isUnreachable(output) || process.env['CI'])
    throw new CommandError('The tools for generated clients could not be installed.', {
      detail: output,
    })
  console.log(unreachableNote)
}

/** @returns npm's output when it failed */
async function install() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(source, name), join(folder, name))
  const { code, output } = await runNpm(['install', '--no-save'], shopNode(), folder)
  return code === 0 ? undefined : output
}
