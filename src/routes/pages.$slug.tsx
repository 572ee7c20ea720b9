/** A text page that the shopkeeper has added: imprint, opening hours, whatever the shop needs. */
import { redirect } from 'react-router'
import { shopContext } from '../app/shop-context.server.ts'
import { WrittenPage } from '../pages/components/page-blocks.tsx'
import { pagePath } from '../pages/page-path.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/pages.$slug.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => {
  const slug = params.slug.toLowerCase()
  const path = pagePath(slug)
  if (!path.startsWith('/pages/')) throw redirect(path)
  const { pages } = context.get(shopContext)
  return cachedLoader('content', async () => {
    const page = await pages.findPage(slug)
    return page && { path, ...page }
  })
}
export const handle: RouteHandle = { hydration: 'none' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    matches,
    loaderData && {
      title: loaderData.title,
      description: loaderData.description || loaderData.title,
      path: loaderData.path,
      writtenIn: loaderData.writtenIn,
    },
  )

export default function AddedPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage {...loaderData} />
}
