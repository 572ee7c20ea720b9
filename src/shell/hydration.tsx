/**
 * When a page is hydrated in the browser: at once, deferred, or never. A route sets this in its
 * `handle`.
 */
import { useState } from 'react'
import { ScrollRestoration, Scripts, useMatches, useRouteError, type UIMatch } from 'react-router'
import { DeferredScripts } from './deferred-hydration.tsx'
import { InlineScript } from './inline-script.tsx'
import { staticPageScript } from './inline-scripts.browser.ts'

/**
 * `none`: a document without script. `deferred`: the page is complete without script and is
 * hydrated
 * after it has loaded. Without a handle the page is hydrated at once, because the browser must fill
 * it.
 * Why: docs/decisions/0006-deferred-hydration.md.
 */
export type RouteHandle = { readonly hydration: 'none' | 'deferred' }

type Hydration = 'immediate' | RouteHandle['hydration']

/**
 * The scripts at the end of the document. They stay unchanged, even after a navigation within the
 * document.
 */
export function DocumentScripts() {
  const matches = useMatches()
  // Without an error the router also returns null.
  const failed = (useRouteError() ?? undefined) !== undefined
  const [hydration] = useState<Hydration>(() => hydrationOf(matches, failed))
  if (hydration === 'none')
    return <InlineScript text={import.meta.env.SSR ? staticPageScript : ''} />
  return (
    <>
      <ScrollRestoration />
      {hydration === 'deferred' ? <DeferredScripts matches={matches} /> : <Scripts />}
    </>
  )
}

function hydrationOf(matches: readonly UIMatch[], failed: boolean): Hydration {
  // In development every page listens for changes of its sources.
  if (import.meta.env.DEV) return 'immediate'
  const anyRouteHas = (hydration: RouteHandle['hydration']): boolean =>
    matches.some(
      ({ handle }) =>
        typeof handle === 'object' &&
        handle !== null &&
        'hydration' in handle &&
        handle.hydration === hydration,
    )
  // An error page has nothing to hydrate either.
  return failed || anyRouteHas('none') ? 'none' : anyRouteHas('deferred') ? 'deferred' : 'immediate'
}
