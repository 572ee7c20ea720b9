/** How a page's scripts come: at once, late, or never. A page says which by its `handle`. */
import { useContext, useState } from 'react'
import {
  ScrollRestoration,
  Scripts,
  UNSAFE_FrameworkContext,
  useMatches,
  useRouteError,
  type UIMatch,
} from 'react-router'
import { staticPageScript, deferredScript } from './deferred-scripts.ts'

/** `static`: a document, without script. `late`: complete without script, so it wakes when all of it has arrived. Neither: the browser must fill it. */
export type RouteHandle = { readonly static?: true; readonly late?: true }

type How = 'now' | 'late' | 'never'

/** What stands at the end of the document. What was sent stays, whatever page comes after it without a new document. */
export function DocumentScripts() {
  const matches = useMatches()
  // The router says null, too, where nothing failed.
  const failed = (useRouteError() ?? undefined) !== undefined
  const [how] = useState<How>(() => howOf(matches, failed))
  if (how === 'never') return <script>{import.meta.env.SSR ? staticPageScript : ''}</script>
  return (
    <>
      <ScrollRestoration />
      {how === 'late' ? <LateScripts matches={matches} /> : <Scripts />}
    </>
  )
}

/** Unless it is told that scripts will come, the router does not send along what its loaders answered. */
function askForLoaderData(meta: { didRenderScripts?: boolean }): void {
  meta.didRenderScripts = true
}

function howOf(matches: readonly UIMatch[], failed: boolean): How {
  // While developing, every page listens for changes of its sources.
  if (import.meta.env.DEV) return 'now'
  const says = (what: keyof RouteHandle) =>
    matches.some(({ handle }) => typeof handle === 'object' && handle !== null && what in handle)
  // A page that says that something is not there, or not now, has nothing to wake either.
  return failed || says('static') ? 'never' : says('late') ? 'late' : 'now'
}

/**
 * What the router's own Scripts does, but nothing is fetched before the page is woken. The names on `window` are the
 * router's; its version is pinned, and every journey through a late page would fail if they changed.
 */
function LateScripts({ matches }: { readonly matches: readonly UIMatch[] }) {
  const framework = useContext(UNSAFE_FrameworkContext)
  const [texts] = useState((): readonly [string, string] => {
    // In the browser they have run already; what makes them is not even sent there.
    if (!import.meta.env.SSR || !framework?.renderMeta) return ['', '']
    const { manifest, serverHandoffString = '{}' } = framework
    askForLoaderData(framework.renderMeta)
    const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? [])
    const modulesOf = (route: (typeof routes)[number]) =>
      [
        route.clientActionModule,
        route.clientLoaderModule,
        route.clientMiddlewareModule,
        route.hydrateFallbackModule,
        route.module,
      ].filter((one) => one !== undefined)
    return [
      `window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`,
      deferredScript({
        entry: manifest.entry.module,
        files: [
          ...new Set([
            manifest.url,
            ...manifest.entry.imports,
            ...routes.flatMap(({ imports = [] }) => imports),
          ]),
        ],
        routes: routes.map((route) => [route.id, modulesOf(route)]),
      }),
    ]
  })
  return texts.map((text, place) => (
    <script key={place} suppressHydrationWarning>
      {text}
    </script>
  ))
}
