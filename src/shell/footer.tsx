/** The footer of all pages. */
import { uiMessages as messages } from '../ui/messages/ui.ts'
import { Wordmark } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'

export const Footer = ({ demo }: { readonly demo: boolean }) => (
  <footer className="site-foot">
    <div className="page">
      <div className="groups">
        <div>
          <Link className="wordmark" to="/">
            <Wordmark name={messages.home} />
          </Link>
        </div>
        {messages.footer.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([to, text]) => (
                <li key={to}>
                  <Link to={to} prefetch="intent">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="last">
        <span>{messages.tagline}</span>
        {demo ? <span>{messages.demo}</span> : null}
        <span>{messages.currency}</span>
      </div>
    </div>
  </footer>
)
