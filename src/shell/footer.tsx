/** The footer of all pages. */
import type { PageLink } from '../pages/page-path.ts'
import { nameAndTagline } from '../platform/profile/shop-profile.ts'
import { uiMessages as messages } from '../ui/messages/ui.ts'
import { Wordmark } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { useShop } from '../ui/use-shop.ts'

type FooterProps = {
  readonly demo: boolean
  /** Those that the shopkeeper has added; they stand last. */
  readonly pages: readonly PageLink[]
}

export function Footer({ demo, pages }: FooterProps) {
  const shop = useShop()
  return (
    <footer className="site-foot">
      <div className="page">
        <div className="groups">
          <div>
            <Link className="wordmark" to="/">
              <Wordmark shop={shop} label={messages.home(shop.name)} />
            </Link>
          </div>
          {groupsWith(pages, shop.hidden).map(({ title, links }) => (
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
          <span>{messages.currency()}</span>
        </div>
      </div>
    </footer>
  )
}

const groupsWith = (pages: readonly PageLink[], hidden: readonly string[]) =>
  messages.footer.map(({ title, links }, index) => ({
    title,
    links:
      index === messages.footer.length - 1
        ? [...links, ...pages.map(({ path, title: text }) => [path, text] as const)]
        : links.filter(([to]) => !hidden.includes(to)),
  }))
