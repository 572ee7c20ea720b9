/**
 * The text pages behind the footer's links; their texts are in
 * src/pages/messages/text-pages.ts.
 */
import { routePath } from '../platform/languages/shown-href.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { Link } from '../ui/link.tsx'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { shopContext } from '../app/shop-context.server.ts'
import { WrittenPage } from '../pages/components/page-blocks.tsx'
import { textPages } from '../pages/messages/text-pages.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/text-page.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => {
  const { pages } = context.get(shopContext)
  const name = routePath(url.pathname)
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
  return cachedLoader('content', async () => {
    const page = textPages[name]
    const written = await pages.findPage(name)
    if (written) return { name, lead: '', sections: [], writtenIn: undefined, ...written }
    return page && { name, blocks: undefined, language: undefined, writtenIn: undefined, ...page }
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
      path: `/${loaderData.name}`,
      writtenIn: loaderData.writtenIn,
    },
  )

export default function TextPage({
  loaderData: { title, lead, sections, blocks, language },
}: Route.ComponentProps) {
  if (blocks) return <WrittenPage title={title} blocks={blocks} language={language} />
  return (
    <article className="page section essay">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list ? (
            <ul className="list-of">
              {section.list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          {section.links?.map(([to, text]) => (
            <p key={to}>
              <Link className="link" to={to}>
                {text}
              </Link>
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
