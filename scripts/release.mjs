/**
 * `npm run release`: the built shop as a folder and a tarball in release/, with the lock file of what
 * serving needs, the client for other programs, and a list of its packages (`sbom.cdx.json`, CycloneDX). Anybody who unpacks it runs
 * `npm start`, which then installs no build tool and builds nothing.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { CommandError, script } from './lib/command-error.mjs'
import { ensureInstalled, runNpm } from './lib/install.mjs'
import { partOf, readLock, readManifest } from './lib/lockfile.mjs'
import { root, shopNode } from './lib/node.mjs'
import { step } from './lib/progress.mjs'
import { run } from './lib/run.mjs'

/** What the running shop reads, and what its commands need. */
const contents = [
  '.npmrc',
  '.env.example',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'build',
  'docs',
  'main.ts',
  'scripts/start.mjs',
  'scripts/shop.mjs',
  'scripts/lib',
  'src/documents/fonts',
]

/** @param {string} folder */
function fillFolder(folder) {
  const manifest = readManifest()
  const lock = readLock()
  for (const path of contents)
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true })
  const part = partOf(manifest, lock, 'serve', { withNode: true })
  const { type, license, description, engines } = manifest
  const scripts = { start: 'node scripts/start.mjs', shop: 'node scripts/shop.mjs' }
  /** @type {(name: string, value: unknown) => void} */
  const writeJson = (name, value) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
  writeJson('package.json', { ...part.manifest, description, license, type, scripts, engines })
  writeJson('package-lock.json', part.lock)
  // Tells ensureReady that there is nothing to build: no sources are beside it.
  writeJson('build/ironmonger-build.json', { release: manifest.version })
}

/**
 * @param {string} folder of the release
 * @throws CommandError where npm cannot list the packages
 */
async function writePackageList(folder) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { code, output } = await runNpm(args, shopNode(), folder)
  if (code !== 0)
    throw new CommandError('The packages of the release could not be listed.', { detail: output })
  writeFileSync(join(folder, 'sbom.cdx.json'), output)
}

await script(async () => {
  await ensureInstalled('build')
  await ensureBuilt()
  const name = `ironmonger-${readManifest().version}`
  const releases = join(root, 'release')
  const folder = join(releases, name)
  await step(`Packing release/${name}.tar.gz`, async () => {
    rmSync(releases, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    fillFolder(folder)
    await writePackageList(folder)
    const { code, output } = await run('tar', ['-czf', `${name}.tar.gz`, name], { cwd: releases })
    if (code !== 0)
      throw new CommandError('The release could not be packed; see the output of tar above.', {
        detail: output,
      })
  })
})
