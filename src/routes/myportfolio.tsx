/** The developer's portfolio: a skills list and two project cards leading elsewhere. Source: specification, point 2. */
import { pageMeta } from '../ui/page-meta.ts'
import { cachedLoader } from '../shell/cached-loader.server.ts'
import { portfolioMessages } from '../content/messages/portfolio.ts'
import type { RouteHandle } from '../shell/hydration.tsx'
import type { Route } from './+types/myportfolio.ts'

export const loader = () => cachedLoader('content', async () => portfolioMessages)
export const handle: RouteHandle = { hydration: 'none' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: '/myportfolio',
      })
    : []

export default function Portfolio({ loaderData: words }: Route.ComponentProps) {
  return (
    <div className="page section">
      <div className="essay">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <section>
          <h2>{words.skillsTitle}</h2>
          <ul className="skills">
            {words.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
      </div>
      <section className="projects">
        <h2>{words.projectsTitle}</h2>
        <div className="pair">
          {words.projects.map(({ name, text, address }) => (
            <article key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <a className="button" href={address} rel="noreferrer">
                {words.visit} <span className="hidden-label">{name}</span>
              </a>
            </article>
          ))}
        </div>
      </section>
    </div>
  )
}
