/** The foot of all pages. */
import { webWords as words } from '../words/en/web.ts'
import { Wordmark } from './icons.tsx'
import { Link } from './link.tsx'

export const Foot = ({ demo }: { readonly demo: boolean }) => (
  <footer className="site-foot">
    <div className="page">
      <div className="groups">
        <div>
          <Link className="wordmark" to="/"><Wordmark name={words.home} /></Link>
        </div>
        {words.foot.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([to, text]) => <li key={to}><Link to={to} prefetch="intent">{text}</Link></li>)}
            </ul>
          </div>
        ))}
      </div>
      <div className="last">
        <span>{words.tagline}</span>
        {demo ? <span>{words.demo}</span> : null}
        <span>{words.currency}</span>
      </div>
    </div>
  </footer>
)
