/** The pages for people who write programs; their texts are in src/app/api-guide. */
import erp from '../app/api-guide/erp.md?raw'
import { readGuide } from '../app/api-guide/guides.server.ts'
import start from '../app/api-guide/start.md?raw'
import { WrittenPage } from '../pages/components/page-blocks.tsx'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import type { Route } from './+types/api-guide.ts'

export const loader = ({ url }: Route.LoaderArgs) =>
  cachedLoader('content', async () => readGuide({ start, erp }, url))
export const handle: RouteHandle = { hydration: 'none' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    matches,
    loaderData && {
      title: loaderData.title,
      description: loaderData.description,
      noindex: true,
    },
  )

export default function ApiGuide({ loaderData: { title, blocks } }: Route.ComponentProps) {
  return <WrittenPage title={title} blocks={blocks} language="en" />
}
