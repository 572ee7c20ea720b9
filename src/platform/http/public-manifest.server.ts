/**
 * The router's manifest as the browser needs it: without the files that each route imports, and for
 * a visitor's page without the routes of the dashboard. The build writes both in place of the
 * complete one, which the server keeps; a browser that goes to the dashboard from a visitor's page
 * fetches that of all routes (`patchRoutes` in vite.router-trimming.ts).
 *
 * It saves 6 kB on every page of the dashboard, and 8 kB on all others.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { assetsFolder } from './compressed-files.server.ts'

type Manifest = EntryContext['manifest']
type Route = NonNullable<Manifest['routes'][string]>
type BrowserManifest = Omit<Manifest, 'routes'> & {
  readonly routes: Readonly<Record<string, Partial<Route>>>
}
type PublicManifest = BrowserManifest & {
  /** The address of the manifest of all routes. */
  readonly whole: string
}

/** This route and all routes below it are left out. */
const dashboard = 'routes/dashboard'
/** Routes whose links are prefetched: the browser learns their files at once. */
const prefetched = [
  'routes/home',
  'routes/purchase',
  'routes/categories.$slug',
  'routes/tools.$slug',
]

/** @param url of the manifest of all routes; an address of the development server stays unchanged */
export const publicManifestUrl = (url: string): string =>
  url.replace('/manifest-', '/public-manifest-')

const isOfDashboard = ({ routes }: Pick<Manifest, 'routes'>, id: string | undefined): boolean =>
  id !== undefined && (id === dashboard || isOfDashboard({ routes }, routes[id]?.parentId))

/** The router treats a missing property like one that is false or an empty list. */
const withoutDefaults = (route: Route): Partial<Route> =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([name, value]) =>
        value !== false &&
        !(Array.isArray(value) && value.length === 0) &&
        (name !== 'imports' || prefetched.includes(route.id)),
    ),
  )

/** @throws Error if a route named here does not exist */
export function toBrowserManifest(manifest: Manifest): BrowserManifest {
  const missing = [dashboard, ...prefetched].filter((id) => manifest.routes[id] === undefined)
  if (missing.length > 0)
    throw new Error(`public-manifest.server.ts names unknown routes: ${missing.join(', ')}`)
  return {
    ...manifest,
    routes: Object.fromEntries(
      Object.entries(manifest.routes).flatMap(([id, route]) =>
        route === undefined ? [] : [[id, withoutDefaults(route)]],
      ),
    ),
  }
}

/** @throws Error if a route named here does not exist */
export function toPublicManifest(manifest: Manifest): PublicManifest {
  const browsers = toBrowserManifest(manifest)
  return {
    ...browsers,
    url: publicManifestUrl(manifest.url),
    whole: manifest.url,
    routes: Object.fromEntries(
      Object.entries(browsers.routes).filter(([id]) => !isOfDashboard(manifest, id)),
    ),
  }
}

const wholeManifestName = /^manifest-\w+\.js$/
const assignment = /^window\.__reactRouterManifest=(.*);$/s

/**
 * Puts the manifests that browsers need in the place of the router's own.
 * @param root the folder of a built client
 * @returns the router's own manifest
 * @throws Error if the router's manifest has an unexpected format
 */
export async function writeBrowserManifests(root: string): Promise<Manifest> {
  const folder = join(root, assetsFolder)
  const names = (await readdir(folder)).filter((name) => wholeManifestName.test(name))
  const [name = ''] = names
  const json =
    names.length === 1 ? assignment.exec(await readFile(join(folder, name), 'utf8')) : null
  if (json?.[1] === undefined)
    throw new Error(`public-manifest.server.ts no longer fits the router: ${names.join(', ')}`)
  const manifest: Manifest = JSON.parse(json[1])
  for (const written of [toBrowserManifest(manifest), toPublicManifest(manifest)])
    await writeFile(
      join(root, written.url),
      `window.__reactRouterManifest=${JSON.stringify(written)};`,
    )
  return manifest
}

/** The context of a page, with the manifest that the browser needs. */
export function withFittingManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  return staticHandlerContext.matches.some(({ route }) => route.id === dashboard)
    ? context
    : { ...context, manifest: { ...manifest, url: publicManifestUrl(manifest.url) } }
}
