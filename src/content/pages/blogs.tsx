/** Six questions and answers. Source: specification, point 2. */
import { describe } from '../../web/describe.ts'
import { reading } from '../../web/reading.server.ts'
import { blogWords } from '../../words/en/pages/blogs.ts'
import type { Handle } from '../../web/waking.tsx'
import type { Route } from './+types/blogs.ts'

export const loader = () => reading('content', async () => blogWords)
export const handle: Handle = { static: true }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? describe(matches, { title: loaderData.title, description: loaderData.description, path: '/blogs' }) : []

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
