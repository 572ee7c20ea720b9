/** Packages that others can use: each says truly what it needs, and can be installed. */
import { execFile } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readmeSurroundings } from './clients/packed-client.ts'
import { isFull } from './effort.ts'

const Versions = z.optional(z.record(z.string(), z.string()))
const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: Versions,
  devDependencies: Versions,
  peerDependencies: Versions,
  optionalDependencies: Versions,
})
const manifestOf = (folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

const shop = manifestOf('.')
const installed = { ...shop.dependencies, ...shop.devDependencies, ...shop.optionalDependencies }
const packed = globSync('packages/*/package.json').map((path) => path.split('/')[1] ?? '')

/** What the sources of a package import that is neither theirs nor Node's: names of packages. */
function importsOf(name: string): readonly string[] {
  const paths = globSync(`packages/${name}/**/*.ts`).filter((path) => !path.endsWith('.test.ts'))
  const imports = paths.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/\b(?:from|import\() ?'([^'.\s][^'\s]*)'/g),
  ])
  const names = imports.map(([, from = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '')
  return [...new Set(names)].filter((from) => !isBuiltin(from)).toSorted()
}

test.each(packed)('%s names what it imports, in the versions that it is tested with', (name) => {
  const { version, license, ...manifest } = manifestOf(`packages/${name}`)
  expect([version, license]).toEqual([shop.version, shop.license])
  const asked = {
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  }
  for (const [dependency, range] of Object.entries(asked))
    expect([dependency, range]).toEqual([dependency, installed[dependency]])
  const direct = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  expect(direct.filter((each) => !each.startsWith('@types/')).toSorted()).toEqual(importsOf(name))
  for (const file of ['README.md', 'CHANGELOG.md'])
    expect(existsSync(`packages/${name}/${file}`), file).toBe(true)
})

/** The code of the README, as one module. */
const exampleOf = (name: string): string =>
  [...readFileSync(`packages/${name}/README.md`, 'utf8').matchAll(/```ts\n(.*?)```/gs)]
    .map(([, code = '']) => code)
    .join('\n')

/** What the example of a package takes from the program around it. */
const surroundings: Readonly<Record<string, string>> = {
  client: readmeSurroundings,
  'response-cache': `
    import type { NotificationSource } from '@ironmonger/response-cache/purge-notifications.server.js'
    export declare const database: NotificationSource
    export declare const isConnectionError: (error: unknown) => boolean
    export declare const renderTools: () => Promise<string>`,
}

const strict = {
  compilerOptions: {
    target: 'ES2024',
    module: 'NodeNext',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
  },
}

const runNode = promisify(execFile)

test.runIf(isFull)(
  'each is packed, installed into an empty project, and its example compiles there',
  { timeout: 600_000 },
  async () => {
    await runNode(process.execPath, ['scripts/pack.mjs', ...packed])
    const folder = mkdtempSync(join(tmpdir(), 'ironmonger-packages-'))
    try {
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
      const tarballs = globSync('release/packages/*.tgz').map((path) => resolve(path))
      expect(tarballs).toHaveLength(packed.length)
      const types = [`@types/node@${installed['@types/node']}`, `fastify@${installed['fastify']}`]
      await runNode('npm', ['install', '--ignore-scripts', '--no-audit', ...tarballs, ...types], {
        cwd: folder,
      })
      for (const name of packed) {
        const project = join(folder, name)
        mkdirSync(project)
        writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(strict))
        writeFileSync(join(project, 'example.ts'), exampleOf(name))
        writeFileSync(join(project, 'yours.ts'), surroundings[name] ?? 'export {}')
        await runNode(process.execPath, ['node_modules/typescript/bin/tsc', '--project', project])
        // The others need a database, or a program around them.
        if (name !== 'contract') continue
        const { stdout } = await runNode(process.execPath, [join(project, 'example.ts')])
        expect(stdout).toContain('3 are left.')
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
