/** Vite plugins that leave parts of React Router and Vite out of the browser's bundle. */
import type { Plugin } from 'vite'
import { isExtraBuild } from './vite.languages.ts'

/**
 * Removes two features of React Router that this shop never uses: its discovery of routes, which
 * asks the server, and instrumentation. In place of discovery, a page that knows only the public
 * routes (public-manifest.server.ts) fetches the whole manifest when it goes to the dashboard.
 *
 * What it buys: 4 kB of every first visit. Written against react-router 8.4.0, whose files are
 * named in `unusedFiles`. When the router renames them or their exports, the build fails; when it
 * begins to need one of the removed functions, that function throws, and every journey fails.
 */
export function trimRouter(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'trim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: unusedFiles },
      handler(code, id) {
        const names = exportedNames(code)
        for (const name of [id, ...names]) seen.add(name)
        const imports = names.includes('getPatchRoutesOnNavigationFunction') ? [routesImport] : []
        return { code: [...imports, ...names.map(stub)].join('\n'), map: null }
      },
    },
    generateBundle() {
      const missing = [
        ...Object.keys(calledStubs).filter((name) => !seen.has(name)),
        ...(seen.size === 0 ? ['every file'] : []),
      ]
      if (missing.length > 0)
        this.error(`trimRouter() no longer fits the router: it did not find ${missing.join(', ')}`)
    },
  }
}

const unusedFiles = new RegExp(
  String.raw`react-router[\\/]dist[\\/]production[\\/]lib[\\/]` +
    String.raw`(router[\\/]instrumentation|dom[\\/]ssr[\\/](fog-of-war|route-discovery))\.js$`,
)

const routesImport = "import { createClientRoutes } from './routes.js'"

/** In builds of further languages the router's paths may begin with the language. */
const dashboardPath = (): string =>
  isExtraBuild()
    ? String.raw`/^(\/[a-z]{2})?\/dashboard(\/|$)/i`
    : String.raw`/^\/dashboard(\/|$)/i`

/**
 * What the router's own function does, but from a file of the build: all routes at once. Where the
 * file is gone, since the shop was updated, the page is loaded as a document, as the router does
 * where a route's module is gone.
 */
const patchRoutes = `(router, manifest, modules, ssr, _, isSpa) => async ({ path, patch, signal }) => {
  if (!manifest.whole || !${dashboardPath()}.test(path)) return
  try {
    await import(/* @vite-ignore */ manifest.whole)
  } catch {
    const { state } = router()
    const { pathname, search, hash } = state.navigation.location ?? state.location
    location.href = pathname + search + hash
    await new Promise(() => {})
  }
  if (!manifest.whole || signal.aborted) return
  const added = {}, { routes } = manifest
  for (const [id, route] of Object.entries(window.__reactRouterManifest.routes))
    if (!routes[id]) added[id] = route
  const parent = Object.values(added).find(({ parentId }) => !added[parentId]).parentId
  Object.assign(routes, added)
  manifest.whole = undefined
  patch(parent, createClientRoutes(added, modules, null, ssr, isSpa, parent))
}`

/** The functions that the router calls all the same; the others learn that there is nothing to do. */
const calledStubs: Readonly<Record<string, string>> = {
  isFogOfWarEnabled: '() => false',
  useFogOFWarDiscovery: '() => {}',
  getPatchRoutesOnNavigationFunction: patchRoutes,
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
}

const throwing = "() => { throw new Error('Left out of the bundle: see vite.router-trimming.ts') }"

const stub = (name: string): string => `export const ${name} = ${calledStubs[name] ?? throwing}`

const exportedNames = (code: string): readonly string[] =>
  /export \{([^}]*)\}/
    .exec(code)?.[1]
    ?.split(',')
    .map((name) => name.trim()) ?? []

/**
 * `__vitePreload(async () => { const { a } = await import('./a.js'); return { a } }, [])`: it has
 * told the bundler what is used of the file, and does nothing any more.
 */
const wrappedImport = new RegExp(
  String.raw`__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await ` +
    String.raw`(import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?);` +
    String.raw`\s*return \{[^}]*\};\s*\}, (?:\[\]|__VITE_PRELOAD__)\)`,
  'g',
)

/**
 * Makes dynamic imports plain `import()` calls, without Vite's preload helper: no page has a style
 * sheet of its own to wait for, and most files that a module imports are loaded already.
 *
 * What it buys: 0.7 kB of every page. Written against Vite 8; when the helper is renamed, the build
 * fails.
 */
export function plainDynamicImports(): Plugin {
  let found = false
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler() {
        found = true
        return { code: 'export const __vitePreload = (load) => load()', map: null }
      },
    },
    renderChunk: (code) => ({ code: code.replaceAll(wrappedImport, '$1'), map: null }),
    generateBundle() {
      if (!found)
        this.error(
          'plainDynamicImports() no longer fits Vite: its helper for dynamic imports was not found',
        )
    },
  }
}
