/**
 * The developer's portfolio: a skills list and two project cards. Source: specification, point 2.
 * */
import { pageMeta } from '../ui/page-meta.ts'
import { WrittenPage } from '../pages/components/page-blocks.tsx'
import { shopContext } from '../app/shop-context.server.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { portfolioMessages } from '../pages/messages/portfolio.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/myportfolio.ts'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { pages, settings } = context.get(shopContext)
  return cachedLoader('content', async () => {
    if ((await settings.current()).portfolio === 'hidden') return undefined
    const written = await pages.findPage('myportfolio')
    if (!written) return { ...portfolioMessages, blocks: undefined, language: undefined }
    return { ...portfolioMessages, ...written, skills: [], projects: [] }
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
      path: '/myportfolio',
    },
  )

export default function Portfolio({ loaderData: portfolio }: Route.ComponentProps) {
  const { title, blocks, language } = portfolio
  if (blocks) return <WrittenPage title={title} blocks={blocks} language={language} />
  return (
    <div className="page section">
      <div className="essay">
        <h1>{portfolio.title}</h1>
        <p className="lead">{portfolio.lead}</p>
        <section>
          <h2>{portfolio.skillsTitle}</h2>
          <ul className="skills">
            {portfolio.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
      </div>
      <section className="projects">
        <h2>{portfolio.projectsTitle}</h2>
        <div className="pair">
          {portfolio.projects.map(({ name, text, address }) => (
            <article key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <a className="button" href={address} rel="noreferrer">
                {portfolio.visit} <span className="hidden-label">{name}</span>
              </a>
            </article>
          ))}
        </div>
      </section>
    </div>
  )
}
