/** The footer of all pages. */
import { useLocation } from 'react-router'
import { currentLanguage } from '../platform/languages/current-language.ts'
import { languageNames, type ShopLanguages } from '../platform/languages/languages.ts'
import type { PageLink } from '../pages/page-path.ts'
import { nameAndTagline } from '../platform/profile/shop-profile.ts'
import { uiMessages as messages } from '../ui/messages/ui.ts'
import { Wordmark } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { useShop } from '../ui/use-shop.ts'

type FooterProps = {
  readonly demo: boolean
  /** The links that the shopkeeper has added; they come last. */
  readonly pages: readonly PageLink[]
  /** Only if the shop has several. */
  readonly languages: ShopLanguages | undefined
}

export function Footer({ demo, pages, languages }: FooterProps) {
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
                {links.map(({ path, title: text, language }) => (
                  <li key={path}>
                    <Link to={path} prefetch="intent" lang={language}>
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
          {languages && <LanguageLinks {...languages} />}
        </div>
      </div>
    </footer>
  )
}

/** Links to this page in the other languages; the followed link is stored as the choice. */
function LanguageLinks({ all }: ShopLanguages) {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={messages.languages}>
      {all
        .filter((code) => code !== currentLanguage())
        .map((code) => (
          <a
            key={code}
            href={`/languages/${code}?to=${encodeURIComponent(pathname + search)}`}
            hrefLang={code}
            lang={code}
            rel="nofollow"
          >
            {languageNames[code]}
          </a>
        ))}
    </nav>
  )
}

const groupsWith = (pages: readonly PageLink[], hidden: readonly string[]) =>
  messages.footer.map(({ title, links }, index) => {
    const own: readonly PageLink[] = links.map(([path, text]) => ({ path, title: text }))
    const isLast = index === messages.footer.length - 1
    return {
      title,
      links: isLast ? [...own, ...pages] : own.filter(({ path }) => !hidden.includes(path)),
    }
  })
