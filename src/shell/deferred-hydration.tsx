/**
 * Deferred hydration: the same scripts as React Router's own `<Scripts>`, started later.
 *
 * What it buys: React and the router are 93 of the 105 kB that a page loads, and a page that is
 * read needs none of them. Fetched after the page has loaded they delay no picture; on a slow
 * phone the text appears seconds earlier (docs/decisions/0006-deferred-hydration.md).
 *
 * Written against react-router 8.4.0, lib/dom/ssr/components.js. It repeats two things by hand:
 * the script that puts the loader data on `window.__reactRouterContext`, and the names under which
 * the route modules are handed over (`window.__reactRouterRouteModules`). The version is pinned.
 * When the router changes them, deferred-hydration.test.ts fails, and so does every journey
 * through a deferred page.
 */
import { useContext, useState } from 'react'
import { UNSAFE_FrameworkContext, type UIMatch } from 'react-router'
import { InlineScript } from './inline-script.tsx'
import { deferredScript, type DeferredModules } from './inline-scripts.browser.ts'

type FrameworkContext = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>
type Manifest = FrameworkContext['manifest']

/** Replaces the router's `<Scripts>`; nothing is fetched before hydration starts. */
export function DeferredScripts({ matches }: { readonly matches: readonly UIMatch[] }) {
  const framework = useContext(UNSAFE_FrameworkContext)
  const [scripts] = useState((): readonly [string, string] => {
    // In the browser they have already run; the code that makes them is not even sent there.
    if (!import.meta.env.SSR || !framework?.renderMeta) return ['', '']
    requestLoaderData(framework.renderMeta)
    return [
      contextScript(framework.serverHandoffString),
      deferredScript(modulesOf(framework.manifest, matches)),
    ]
  })
  return scripts.map((script, index) => <InlineScript key={index} text={script} />)
}

/** Without this flag the router does not send the loader data along with the document. */
function requestLoaderData(meta: { didRenderScripts?: boolean }): void {
  meta.didRenderScripts = true
}

/**
 * The router's own script, character for character: state of the router, and a stream for loader
 * data.
 */
const contextScript = (serverHandoff = '{}'): string =>
  `window.__reactRouterContext = ${serverHandoff};` +
  'window.__reactRouterContext.stream = new ReadableStream({' +
  'start(controller){window.__reactRouterContext.streamController = controller;}' +
  '}).pipeThrough(new TextEncoderStream());'

/** The files that the router's module script would import for these matches. */
function modulesOf(manifest: Manifest, matches: readonly UIMatch[]): DeferredModules {
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? [])
  return {
    entry: manifest.entry.module,
    files: [
      ...new Set([
        manifest.url,
        ...manifest.entry.imports,
        ...routes.flatMap(({ imports = [] }) => imports),
      ]),
    ],
    routes: routes.map((route) => [route.id, routeModules(route)]),
  }
}

/** A route's modules, in the order in which the router merges them. */
const routeModules = (route: NonNullable<Manifest['routes'][string]>): readonly string[] =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter((module) => module !== undefined)
