/**
 * What the build leaves of each further language: its files among those of the first, and the
 * router's manifest that names them.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { assetsFolder, compressFile } from './compressed-files.server.ts'
import { readWholeManifest } from './public-manifest.server.ts'
import type { Language } from '../languages/languages.ts'

type Manifest = EntryContext['manifest']

/** Not in `build`, which the router empties before it builds. */
const builds = '.cache/pages'

/** Where a further language is built before it is taken over. */
export const folderOfBuild = (language: string): string => join(builds, language)

const manifests = 'build/languages'
const manifestOf = (language: string): string => join(manifests, `${language}.json`)

/**
 * Takes over what the builds of further languages made for the browser. Files are named by what is
 * in them, so those that are the same in each language are there already.
 * @param to the folder of the first language's client
 */
export async function addLanguages(to: string): Promise<void> {
  if (!existsSync(builds)) return
  for (const entry of await readdir(builds, { withFileTypes: true }))
    if (entry.isDirectory()) await addLanguage(entry.name, to)
}

async function addLanguage(language: string, to: string): Promise<void> {
  const from = join(folderOfBuild(language), 'client')
  const manifest = await readWholeManifest(from)
  const target = join(to, assetsFolder)
  await mkdir(target, { recursive: true })
  const added = (await readdir(join(from, assetsFolder))).filter(
    (name) => !existsSync(join(target, name)),
  )
  await Promise.all(
    added.map(async (name) => {
      const path = join(target, name)
      await copyFile(join(from, assetsFolder, name), path)
      await compressFile(path)
    }),
  )
  await rm(folderOfBuild(language), { recursive: true, force: true })
  await mkdir(manifests, { recursive: true })
  await writeFile(manifestOf(language), JSON.stringify(manifest))
}

/** The manifest of a language; undefined where it was not built. */
export async function readLanguageManifest(language: Language): Promise<Manifest | undefined> {
  const path = manifestOf(language)
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined
}
