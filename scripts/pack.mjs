/**
 * `npm run pack`: each folder of packages/ that has a manifest, as a tarball in release/packages, built to JavaScript
 * with its types, to be installed into any project. `npm run pack -- pg-kit` packs that one; `--to=FOLDER` packs into
 * another folder.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packClient } from './lib/client-package.mjs'
import { CommandError, script } from './lib/command-error.mjs'
import { ensureInstalled, runNpm } from './lib/install.mjs'
import { root, shopNode } from './lib/node.mjs'
import { step } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

const { values, positionals: asked } = parseArgs({
  options: { to: { type: 'string' } },
  allowPositionals: true,
})
const outcome = resolve(values.to ?? join(root, 'release/packages'))
// Within the project, where the packages that they need are found.
const staging = join(root, `.cache/pack-${process.pid}`)

/** Each package compiles without the shop. */
const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2025', 'DOM', 'ESNext.Collection'],
  module: 'NodeNext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  types: ['node'],
  declaration: true,
  rewriteRelativeImportExtensions: true,
  rootDir: 'src',
  outDir: 'dist',
}

/**
 * @param {string} name
 * @throws CommandError where it does not compile, or npm cannot pack it
 */
async function pack(name) {
  const from = join(root, 'packages', name)
  const folder = join(staging, name)
  mkdirSync(folder, { recursive: true })
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:ts|json)$/.test(path) && !path.endsWith('.test.ts') && path !== 'package.json') {
      mkdirSync(dirname(join(folder, 'src', path)), { recursive: true })
      cpSync(join(from, path), join(folder, 'src', path))
    }
  for (const path of ['package.json', 'README.md', 'CHANGELOG.md'])
    cpSync(join(from, path), join(folder, path))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['src/**/*.ts', 'src/**/*.json'] }),
  )
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { code, output } = await run(shopNode(), [compiler, '--project', folder])
  if (code !== 0)
    throw new CommandError(`packages/${name} does not compile without the shop.`, {
      detail: output,
    })
  const packed = await runNpm(['pack', `--pack-destination=${outcome}`], shopNode(), folder)
  if (packed.code !== 0)
    throw new CommandError(`npm cannot pack packages/${name}.`, { detail: packed.output })
}

await script(async () => {
  await ensureInstalled('all')
  const known = readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    .toSorted()
  const unknown = asked.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new CommandError(`There is no package ${unknown}. Packages: ${known.join(', ')}.`)
  if (values.to === undefined) rmSync(outcome, { recursive: true, force: true })
  mkdirSync(outcome, { recursive: true })
  try {
    for (const name of asked.length > 0 ? asked : known)
      await step(`Packing ${name}`, async () => {
        if (name === 'client') await packClient(outcome)
        else await pack(name)
      })
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
})
