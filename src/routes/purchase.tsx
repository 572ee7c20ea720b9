/**
 * The list of tools: search, filters, sort order and page are in its address. Source:
 * specification, point 2.
 */
import { replace } from 'react-router'
import { shopContext } from '../app/shop-context.server.ts'
import { addressInStoredView } from '../search/lists/view-storage.browser.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import { ToolListPage } from './tool-list-page.tsx'
import { loadToolList } from './tool-list.server.ts'
import type { Route } from './+types/purchase.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const searched = Boolean(url.searchParams.get('q')?.trim())
  return cachedLoader(searched ? 'tools search' : 'tools', () =>
    loadToolList(shop, url.searchParams),
  )
}

/** Within the shop the preferred view is in the address before the list is asked for. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const address = addressInStoredView(request.url)
  if (address !== undefined) throw replace(address)
  return serverLoader()
}
export const handle: RouteHandle = { hydration: 'deferred' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Purchase({ loaderData }: Route.ComponentProps) {
  return <ToolListPage data={loaderData} />
}
