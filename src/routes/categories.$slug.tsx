/** The page of a category: its picture and sentence, and the list of its tools. */
import { redirect, replace } from 'react-router'
import { shopContext } from '../app/shop-context.server.ts'
import { categoryPath } from '../catalogue/taxonomy/records.ts'
import { currentLanguage } from '../platform/languages/current-language.ts'
import { addressInStoredView } from '../search/lists/view-storage.browser.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import { ToolListPage } from './tool-list-page.tsx'
import { loadToolList } from './tool-list.server.ts'
import type { Route } from './+types/categories.$slug.ts'

export function loader({ context, url, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const searched = Boolean(url.searchParams.get('q')?.trim())
  return cachedLoader(searched ? 'tools search' : 'tools', async () => {
    const slug = params.slug.toLowerCase()
    const category = await shop.catalogue.categoryBySlug(slug)
    if (category) {
      const slugs = await shop.catalogue.slugsOf('categories', category.slug)
      const own = slugs[currentLanguage()] ?? category.slug
      if (own !== slug) throw redirect(categoryPath(own) + url.search, 301)
      return loadToolList(shop, url.searchParams, { category })
    }
    const present = await shop.catalogue.presentRecord('categories', 'slug', slug)
    if (present) throw redirect(categoryPath(present.slug) + url.search, 301)
    return undefined
  })
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

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <ToolListPage data={loaderData} />
}
