/** Six questions and answers. Source: specification, point 2. */
import { pageMeta } from '../ui/page-meta.ts'
import { WrittenPage } from '../pages/components/page-blocks.tsx'
import { shopContext } from '../app/shop-context.server.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { blogMessages } from '../pages/messages/blogs.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/blogs.ts'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { pages, settings } = context.get(shopContext)
  return cachedLoader('content', async () => {
    if ((await settings.current()).blogs === 'hidden') return undefined
    const written = await pages.findPage('blogs')
    if (!written) return { ...blogMessages, blocks: undefined, language: undefined }
    return { ...blogMessages, ...written, items: [] }
  })
}
export const handle: RouteHandle = { hydration: 'none' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    matches,
    loaderData && {
      title: loaderData.title,
      description: loaderData.description,
      path: '/blogs',
    },
  )

export default function Blogs({
  loaderData: { title, lead, items, blocks, language },
}: Route.ComponentProps) {
  if (blocks) return <WrittenPage title={title} blocks={blocks} language={language} />
  return (
    <div className="page section essay">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {items.map(({ slug, question, answer }) => (
        <article key={slug} id={slug}>
          <h2>{question}</h2>
          <p>{answer}</p>
        </article>
      ))}
    </div>
  )
}
