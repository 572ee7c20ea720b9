/**
 * packages/client as a tarball. Its methods and types are made of the contracts each time, so that it
 * is never older than they are. It is compiled by what a build has (rolldown, of Vite), so that each
 * shop that was built serves it: the type checker, which only those who develop install, reads it in
 * tests/clients.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CommandError } from './command-error.mjs'
import { runNpm } from './install.mjs'
import { root, shopNode } from './node.mjs'
import { run } from './run.mjs'

/** The name of the file that a running shop serves; its pages for people who write programs have it. */
export const clientFile = 'ironmonger-client.tgz'

/** @returns {Promise<typeof import('rolldown/experimental')>} the compiler of the Vite that is installed */
async function loadCompiler() {
  const vite = createRequire(join(root, 'package.json')).resolve('vite')
  return import(pathToFileURL(createRequire(vite).resolve('rolldown/experimental')).href)
}

/**
 * @param {string} to the folder for the tarball
 * @returns {Promise<string>} its path
 * @throws CommandError where it does not compile, or npm cannot pack it
 */
export async function packClient(to) {
  const from = join(root, 'packages/client')
  const folder = join(root, `.cache/client-${process.pid}`)
  const generated = join(folder, 'generated')
  try {
    mkdirSync(join(folder, 'dist'), { recursive: true })
    mkdirSync(to, { recursive: true })
    const generator = join(root, 'src/app/client-package/write-client.server.ts')
    const made = await run(shopNode(), [generator, generated])
    if (made.code !== 0)
      throw new CommandError('packages/client cannot be generated.', { detail: made.output })
    const compiler = await loadCompiler()
    for (const source of [from, generated])
      for (const name of readdirSync(source))
        if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
          compile(compiler, join(source, name), join(folder, 'dist', name.slice(0, -3)))
    for (const name of ['package.json', 'README.md', 'CHANGELOG.md'])
      cpSync(join(from, name), join(folder, name))
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
    const packed = await runNpm(['pack', '--json', `--pack-destination=${to}`], shopNode(), folder)
    const name = /"filename": "([\w.-]+\.tgz)"/.exec(packed.output)?.[1]
    if (packed.code !== 0 || name === undefined)
      throw new CommandError('npm cannot pack packages/client.', { detail: packed.output })
    return join(to, name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {typeof import('rolldown/experimental')} compiler
 * @param {string} file
 * @param {string} to path without an ending
 * @throws CommandError
 */
function compile({ isolatedDeclarationSync, transformSync }, file, to) {
  const text = readFileSync(file, 'utf8')
  const types = isolatedDeclarationSync(file, text)
  const code = transformSync(file, text, { typescript: { rewriteImportExtensions: 'rewrite' } })
  const errors = [...types.errors, ...code.errors]
  if (errors.length > 0)
    throw new CommandError(`${file} does not compile.`, {
      detail: errors.map(({ message }) => message).join('\n'),
    })
  writeFileSync(`${to}.d.ts`, types.code)
  writeFileSync(`${to}.js`, code.code)
}
