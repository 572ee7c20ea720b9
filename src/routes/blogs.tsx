/** Six questions and answers. Source: specification, point 2. */
import { pageMeta } from '../ui/page-meta.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { blogMessages } from '../content/messages/blogs.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/blogs.ts'

export const loader = () => cachedLoader('content', async () => blogMessages)
export const handle: RouteHandle = { hydration: 'none' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: '/blogs',
      })
    : []

export default function Blogs({ loaderData: { title, lead, items } }: Route.ComponentProps) {
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
