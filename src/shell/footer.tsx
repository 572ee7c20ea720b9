/** The footer of all pages. */
import { nameAndTagline } from '../platform/shop-profile.ts'
import { uiMessages as messages } from '../ui/messages/ui.ts'
import { Wordmark } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { useShop } from '../ui/use-shop.ts'

export function Footer({ demo }: { readonly demo: boolean }) {
  const shop = useShop()
  return (
    <footer className="site-foot">
      <div className="page">
        <div className="groups">
          <div>
            <Link className="wordmark" to="/">
              <Wordmark shop={shop.name} label={messages.home(shop.name)} />
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
          <span>{nameAndTagline(shop)}</span>
          {demo ? <span>{messages.demo}</span> : null}
          <span>{messages.currency}</span>
        </div>
      </div>
    </footer>
  )
}
