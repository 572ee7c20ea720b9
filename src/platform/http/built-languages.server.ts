/**
 * Build output of the additional languages: their files are stored among those of the first
 * language, with a router manifest for each language.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { assetsFolder, compressFile } from './compressed-files.server.ts'
import { writeBrowserManifests } from './public-manifest.server.ts'
import type { Language } from '../languages/languages.ts'

type Manifest = EntryContext['manifest']

/** Not in `build`, which the router empties before it builds. */
const builds = '.cache/pages'

/** Where an additional language is built before its files are copied. */
export const folderOfBuild = (language: string): string => join(builds, language)

const manifests = 'build/languages'
const manifestOf = (language: string): string => join(manifests, `${language}.json`)

/**
 * Copies the browser files of the additional languages' builds. File names contain a hash of the
 * content, so files that are the same in every language exist already.
 * @param to the folder of the first language's client
 */
export async function addLanguages(to: string): Promise<void> {
  if (!existsSync(builds)) return
  for (const entry of await readdir(builds, { withFileTypes: true }))
    if (entry.isDirectory()) await addLanguage(entry.name, to)
}

async function addLanguage(language: string, to: string): Promise<void> {
  const from = join(folderOfBuild(language), 'client')
  const manifest = await writeBrowserManifests(from)
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

/** The manifest of a language; undefined if it was not built. */
export async function readLanguageManifest(language: Language): Promise<Manifest | undefined> {
  const path = manifestOf(language)
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined
}
