/**
 * Which packages of package-lock.json are needed for what: a part of the lock file is a lock file
 * too, with the same versions and the same integrity hashes.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodePackages, root } from './node.mjs'

/**
 * @typedef {Readonly<Record<string, string>>} Ranges package name to version
 * @typedef {{
 *   version?: string, integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean,
 *   os?: readonly string[], cpu?: readonly string[], libc?: readonly string[],
 *   dependencies?: Ranges, optionalDependencies?: Ranges, peerDependencies?: Ranges,
 *   peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
 * }} LockEntry
 * @typedef {Readonly<Record<string, LockEntry>>} LockEntries by path: 'node_modules/fastify'
 * @typedef {{ name: string, version: string, packages: LockEntries }} Lock
 * @typedef {{
 *   name: string, version: string, type: string, license: string, description: string,
 *   engines: Ranges, dependencies: Ranges, optionalDependencies?: Ranges, devDependencies?: Ranges,
 *   buildDependencies?: readonly string[]
 * }} Manifest `buildDependencies`: the names of the devDependencies that a build needs
 * @typedef {'serve' | 'build' | 'all'} Level
 *   serve: what the running shop needs; build: and what building its pages needs; all: and what
 *   developing and testing need
 */

/** From the least to the most. @type {readonly Level[]} */
export const levels = ['serve', 'build', 'all']

/** @returns {Lock} */
export const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
/** @returns {Manifest} */
export const readManifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * The names of the packages that a level depends on directly, except the optional ones.
 * @param {Manifest} manifest
 * @param {Level} level
 */
export function directDependencies(manifest, level) {
  const names = new Set(Object.keys(manifest.dependencies))
  if (level !== 'serve') for (const name of manifest.buildDependencies ?? []) names.add(name)
  if (level === 'all')
    for (const name of Object.keys(manifest.devDependencies ?? {})) names.add(name)
  return names
}

/**
 * Where Node finds a package that is imported from another: in its own node_modules, else in those
 * of the folders above.
 * @param {LockEntries} entries
 * @param {string} from path of the importing package, '' for the project
 * @param {string} name
 * @returns {string | undefined} its path
 */
function resolvePackage(entries, from, name) {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(0, parentEnd(folder)))) {
    const path = `${folder}/node_modules/${name}`
    if (entries[path]) return path
  }
  return entries[`node_modules/${name}`] && `node_modules/${name}`
}

/** @param {string} path */
const parentEnd = (path) => path.lastIndexOf('/node_modules/')

/**
 * The paths of all packages that some direct dependencies bring. Optional peers are not followed:
 * npm would count TypeScript and the test runner among what serving needs.
 * @param {LockEntries} entries
 * @param {Iterable<string>} names
 * @param {(entry: LockEntry) => boolean} [accepts] what it refuses is left out, with all that only it
 *   needs
 * @returns {ReadonlySet<string>}
 */
export function closure(entries, names, accepts = () => true) {
  /** @type {Set<string>} */
  const paths = new Set()
  /** @type {{ from: string, name: string }[]} */
  const queue = [...names].map((name) => ({ from: '', name }))
  for (let next = queue.pop(); next; next = queue.pop()) {
    const path = resolvePackage(entries, next.from, next.name)
    const entry = path === undefined ? undefined : entries[path]
    if (path === undefined || !entry || paths.has(path) || !accepts(entry)) continue
    paths.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [
      ...Object.keys(dependencies ?? {}),
      ...Object.keys(optionalDependencies ?? {}),
      ...peers,
    ])
      queue.push({ from: path, name })
  }
  return paths
}

/**
 * The packages of a level, by path, for all platforms.
 * @param {Manifest} manifest
 * @param {LockEntries} entries
 * @param {Level} level
 * @param {{ withNode: boolean }} options whether the packages that carry Node 26 belong to it
 * @returns {LockEntries}
 */
export function entriesOf(manifest, entries, level, options) {
  return pickEntries(entries, closure(entries, rootNames(manifest, level, options)))
}

/**
 * The packages of a level that npm installs on this platform, by path, without Node 26. Optional ones
 * may be among them that need another C library.
 * @param {Manifest} manifest
 * @param {LockEntries} entries
 * @param {Level} level
 * @returns {LockEntries}
 */
export function platformEntriesOf(manifest, entries, level) {
  const names = rootNames(manifest, level, { withNode: false })
  return pickEntries(entries, closure(entries, names, fitsPlatform))
}

/**
 * @param {Manifest} manifest
 * @param {Level} level
 * @param {{ withNode: boolean }} options
 */
const rootNames = (manifest, level, options) => [
  ...directDependencies(manifest, level),
  ...Object.keys(optionalRanges(manifest, options)),
]

/**
 * In the lock file's own order, so that the same level always gives the same file.
 * @param {LockEntries} entries
 * @param {ReadonlySet<string>} paths
 * @returns {LockEntries}
 */
const pickEntries = (entries, paths) =>
  Object.fromEntries(Object.entries(entries).filter(([path]) => paths.has(path)))

/**
 * @param {Manifest} manifest
 * @param {{ withNode: boolean }} options
 * @returns {Ranges}
 */
function optionalRanges(manifest, { withNode }) {
  return Object.fromEntries(
    Object.entries(manifest.optionalDependencies ?? {}).filter(
      ([name]) => withNode || !nodePackages.includes(name),
    ),
  )
}

/**
 * A manifest and a lock file for one level alone, from which npm installs exactly that. What a
 * build needs stands under `dependencies` there: it is no development package of that folder.
 * @param {Manifest} manifest
 * @param {Lock} lock
 * @param {Level} level
 * @param {{ withNode: boolean }} options
 */
export function partOf(manifest, lock, level, options) {
  const { name, version } = manifest
  const versions = { ...manifest.devDependencies, ...manifest.dependencies }
  const dependencies = Object.fromEntries(
    [...directDependencies(manifest, level)]
      .toSorted()
      .map((dependency) => [dependency, versions[dependency] ?? '']),
  )
  const project = {
    name,
    version,
    dependencies,
    optionalDependencies: optionalRanges(manifest, options),
  }
  const entries = Object.entries(entriesOf(manifest, lock.packages, level, options)).map(
    ([path, { dev: _dev, devOptional: _devOptional, ...entry }]) => [path, entry],
  )
  return {
    manifest: { ...project, private: true },
    lock: {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': project, ...Object.fromEntries(entries) },
    },
  }
}

/**
 * Whether a package is meant for this platform; one that names none is meant for all.
 * @param {LockEntry} entry
 */
export const fitsPlatform = ({ os, cpu }) =>
  (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))
