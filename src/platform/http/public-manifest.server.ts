/**
 * The router's manifest without the routes of the dashboard: all that a visitor's page needs. The
 * complete manifest names the files of every route. The build writes both; a browser that goes to
 * the dashboard from a visitor's page fetches the complete one (`patchRoutes` in
 * vite.router-trimming.ts). It saves 4.4 kB on every page outside the dashboard.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { assetsFolder } from './compressed-files.server.ts'

type Manifest = EntryContext['manifest']
type Route = NonNullable<Manifest['routes'][string]>
type PublicManifest = Omit<Manifest, 'routes'> & {
  readonly routes: Readonly<Record<string, Partial<Route>>>
  /** The address of the complete manifest. */
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

/** @param url of the complete manifest; an address of the development server stays unchanged */
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
export function toPublicManifest(manifest: Manifest): PublicManifest {
  const missing = [dashboard, ...prefetched].filter((id) => manifest.routes[id] === undefined)
  if (missing.length > 0)
    throw new Error(`public-manifest.server.ts names unknown routes: ${missing.join(', ')}`)
  return {
    ...manifest,
    url: publicManifestUrl(manifest.url),
    whole: manifest.url,
    routes: Object.fromEntries(
      Object.entries(manifest.routes).flatMap(([id, route]) =>
        route === undefined || isOfDashboard(manifest, id) ? [] : [[id, withoutDefaults(route)]],
      ),
    ),
  }
}

const wholeManifestName = /^manifest-\w+\.js$/
const assignment = /^window\.__reactRouterManifest=(.*);$/s

/**
 * The router's own manifest of a built client.
 * @throws Error if the router's manifest has an unexpected format
 */
export async function readWholeManifest(root: string): Promise<Manifest> {
  const folder = join(root, assetsFolder)
  const names = (await readdir(folder)).filter((name) => wholeManifestName.test(name))
  const [name = ''] = names
  const json =
    names.length === 1 ? assignment.exec(await readFile(join(folder, name), 'utf8')) : null
  if (json?.[1] === undefined)
    throw new Error(`public-manifest.server.ts no longer fits the router: ${names.join(', ')}`)
  return JSON.parse(json[1])
}

/**
 * Writes the manifest of the public pages beside the complete one.
 * @param root the folder of a built client
 * @throws Error if the router's manifest has an unexpected format
 */
export async function writePublicManifest(root: string): Promise<void> {
  const manifest = await readWholeManifest(root)
  await writeFile(
    join(root, publicManifestUrl(manifest.url)),
    `window.__reactRouterManifest=${JSON.stringify(toPublicManifest(manifest))};`,
  )
}

/** The context of a page, with the manifest that the browser needs. */
export function withFittingManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  return staticHandlerContext.matches.some(({ route }) => route.id === dashboard)
    ? context
    : { ...context, manifest: { ...manifest, url: publicManifestUrl(manifest.url) } }
}
