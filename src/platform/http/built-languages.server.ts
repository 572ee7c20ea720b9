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

const folder = 'build/languages'
const manifestOf = (language: string): string => join(folder, `${language}.json`)

/**
 * Takes over what a build of one more language made for the browser. Files are named by what is in
 * them, so those that are the same in each language are there already.
 * @param from the folder of that build's client
 * @param to the folder of the first one's
 */
export async function addLanguage(language: string, from: string, to: string): Promise<void> {
  const manifest = await readWholeManifest(from)
  const target = join(to, assetsFolder)
  await mkdir(target, { recursive: true })
  for (const name of await readdir(join(from, assetsFolder))) {
    const path = join(target, name)
    if (existsSync(path)) continue
    await copyFile(join(from, assetsFolder, name), path)
    await compressFile(path)
  }
  await rm(join(folder, language), { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(manifestOf(language), JSON.stringify(manifest))
}

/** The manifest of a language; undefined where it was not built. */
export async function readLanguageManifest(language: Language): Promise<Manifest | undefined> {
  const path = manifestOf(language)
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined
}
