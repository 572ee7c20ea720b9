/** The client as others get it: packed, and installed into an empty project. */
import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the examples of its README take from the program around them. */
export const readmeSurroundings = `
  import type { Change, WebhookEvent } from '@ironmonger/client'
  export declare const database: {
    readCursor(): Promise<string | undefined>
    store(changes: readonly Change[], cursor: string): Promise<void>
    forgetAll(): Promise<void>
    remember(id: string, event: WebhookEvent): Promise<void>
  }`

export type EmptyProject = {
  readonly folder: string
  /** Writes files and compiles them all. @throws Error with what the compiler says */
  compile(files: Readonly<Record<string, string>>): Promise<void>
  /** Runs a program of the project. @returns what it prints */
  run(file: string, env: Readonly<Record<string, string>>): Promise<string>
  remove(): void
}

/** The packages beside the client that a program needs to be compiled: types of Node. */
const typeRoots = [resolve('node_modules/@types')]
const compilerOptions = {
  target: 'ES2024',
  module: 'NodeNext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  outDir: 'out',
  rootDir: '.',
  types: ['node'],
  typeRoots,
}

export async function openEmptyProject(): Promise<EmptyProject> {
  const folder = mkdtempSync(join(tmpdir(), 'ironmonger-client-'))
  const packages = join(folder, 'packages')
  await run(process.execPath, ['scripts/pack.mjs', 'client', `--to=${packages}`])
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('package.json', '{ "private": true, "type": "module" }')
  const [tarball = ''] = globSync(join(packages, '*.tgz'))
  // It needs no other package, so no registry is asked.
  const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...flags, tarball], { cwd: folder })
  return {
    folder,
    async compile(files) {
      for (const [name, text] of Object.entries(files)) write(name, text)
      const config = { compilerOptions, files: Object.keys(files) }
      write('tsconfig.json', JSON.stringify(config))
      const compiler = resolve('node_modules/typescript/bin/tsc')
      await run(process.execPath, [compiler, '--project', folder]).catch(({ stdout }) => {
        throw new Error(stdout)
      })
    },
    async run(file, env) {
      const { stdout } = await run(process.execPath, [join(folder, 'out', file)], {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', ...env },
      }).catch(({ stdout: out, stderr }) => {
        throw new Error(`${out}\n${stderr}`)
      })
      return stdout
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
