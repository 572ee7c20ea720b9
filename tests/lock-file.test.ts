/**
 * package-lock.json: every package has its hash, the programs of every platform are in it, and no
 * registry is named, so a mirror works.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)

test('every package has an integrity hash of SHA-512', () => {
  expect(entries.length).toBeGreaterThan(300)
  const without = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(without.map(([path]) => path)).toEqual([])
})

test('no package names a registry or another host', () => {
  const hosted = entries.filter(([, { resolved = '' }]) => resolved !== '')
  expect(hosted.map(([path]) => path)).toEqual([])
})

test('the programs of every platform are in it, so that npm ci takes it on each', () => {
  const names = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  )
  expect(names.length).toBeGreaterThan(50)
  const missing = names.filter(
    ({ path, name }) =>
      !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
  )
  expect(missing).toEqual([])
})
