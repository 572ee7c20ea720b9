/**
 * The navigation bar of all pages. It contains both states, signed in and out; the style sheet
 * hides one.
 */
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { firstName } from '../accounts/first-name.ts'
import { CartLink } from '../cart/components/cart-link.tsx'
import { uiMessages as messages } from '../ui/messages/ui.ts'
import { onSignedInChange, readSignedInUser } from '../session/access-token.browser.ts'
import { Icon, Wordmark } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { useShop } from '../ui/use-shop.ts'

const menuId = 'main-menu'

/** Only for signed-in users. */
const BuyingFor = lazyComponent(
  async () => (await import('../companies/components/buying-for.tsx')).BuyingFor,
)
const refreshCart = async (): Promise<void> =>
  (await import('../cart/merge-carts.client.ts')).mergeCartsOrRefreshSummary()

type NavbarProps = {
  /**
   * Makes a search form show suggestions, limited to what its reader may see; loaded with the first
   * focus.
   */
  readonly attachSearch: (form: HTMLFormElement, navigate: (address: string) => unknown) => unknown
}

export function Navbar({ attachSearch }: NavbarProps) {
  const shop = useShop()
  const { pathname } = useLocation()
  return (
    <header className="bar">
      <div className="page">
        <div className="bar-top">
          <Link className="wordmark" to="/">
            <Wordmark shop={shop} label={messages.home(shop.name)} />
          </Link>
          <Search attach={attachSearch} />
          <Link
            className="bar-link"
            to="/order-pad"
            aria-label={messages.nav.orderPad}
            aria-current={pathname.toLowerCase() === '/order-pad' ? 'page' : undefined}
          >
            <Icon name="pad" size={20} />
            <b>{messages.nav.orderPad}</b>
          </Link>
          <CartLink isCurrentPage={pathname.toLowerCase() === '/cart'} />
          <button
            type="button"
            className="icon-button menu-button"
            popoverTarget={menuId}
            aria-label={messages.menu}
          >
            <Icon name="menu" size={20} />
          </button>
        </div>
        <Menu path={pathname.toLowerCase()} hidden={shop.hidden} />
      </div>
    </header>
  )
}

type MenuProps = { readonly path: string; readonly hidden: readonly string[] }

function Menu({ path, hidden }: MenuProps) {
  const menu = useRef<HTMLElement>(null)
  // A popover would stay open when the page changes.
  useEffect(() => {
    menu.current?.hidePopover()
  }, [path])
  const person = useSyncExternalStore(onSignedInChange, readSignedInUser, () => undefined)
  const current = (to: string, ...prefixes: string[]) =>
    path === to ? 'page' : prefixes.some((prefix) => path.startsWith(prefix)) ? true : undefined
  return (
    <nav className="nav" aria-label={messages.mainMenu} id={menuId} popover="auto" ref={menu}>
      <Link to="/" aria-current={current('/')} prefetch="intent">
        {messages.nav.home}
      </Link>
      <Link to="/dashboard" aria-current={current('/dashboard', '/dashboard/')} className="when-in">
        {messages.nav.dashboard}
      </Link>
      <Link
        to="/purchase"
        aria-current={current('/purchase', '/purchase/', '/tools/', '/categories/')}
        prefetch="intent"
      >
        {messages.nav.purchase}
      </Link>
      {hidden.includes('/blogs') ? null : (
        <Link to="/blogs" aria-current={current('/blogs')} prefetch="intent">
          {messages.nav.blogs}
        </Link>
      )}
      {hidden.includes('/myportfolio') ? null : (
        <Link to="/myportfolio" aria-current={current('/myportfolio')} prefetch="intent">
          {messages.nav.portfolio}
        </Link>
      )}
      {person ? (
        <Suspense>
          <BuyingFor email={person.email} onChange={refreshCart} />
        </Suspense>
      ) : null}
      <span className="apart when-in person">{person ? firstName(person.name) : ''}</span>
      <SignOut />
      <Link to="/login" aria-current={current('/login')} className="apart when-out">
        {messages.nav.logIn}
      </Link>
      <Link to="/signup" aria-current={current('/signup')} className="when-out">
        {messages.nav.getStarted}
      </Link>
    </nav>
  )
}

function SignOut() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const leavePage = async (): Promise<void> => {
    const { signOut } = await import('../accounts/sessions/sign-out.client.ts')
    const signingOut = signOut()
    if (/^\/(dashboard|purchase\/.)/i.test(pathname)) await navigate('/')
    await signingOut
  }
  // On pages without hydration the form opens a page that signs out.
  return (
    <form
      action="/sign-out"
      className="when-in"
      onSubmit={(event) => {
        event.preventDefault()
        void leavePage()
      }}
    >
      <button type="submit">{messages.nav.signOut}</button>
    </form>
  )
}

function Search({ attach }: { readonly attach: NavbarProps['attachSearch'] }) {
  const { pathname, search } = useLocation()
  const words =
    pathname.toLowerCase() === '/purchase' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const box = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    // Ctrl+K and ⌘K from anywhere, the slash key if nobody is typing.
    const focusOnKey = (event: KeyboardEvent): void => {
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand ? event.key !== 'k' : event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', focusOnKey)
    return () => removeEventListener('keydown', focusOnKey)
  }, [])
  // The box follows the address unless it has the focus. It is not remounted, since the suggestions
  // are attached to it.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = words
  }, [words])
  return (
    <Form
      action="/purchase"
      role="search"
      className="search"
      discover="none"
      // Loaded with the first focus, so that visitors who only read do not load it.
      onFocus={({ currentTarget }) => void attach(currentTarget, navigate)}
      // Enter may be pressed before the code is loaded.
      onSubmit={(event) => {
        if (box.current?.value.trim() !== '') return
        event.preventDefault()
        void navigate('/purchase')
      }}
    >
      <Icon name="search" />
      <label htmlFor="search" className="hidden-label">
        {messages.search}
      </label>
      <input
        ref={box}
        id="search"
        type="search"
        name="q"
        defaultValue={words}
        placeholder={/^\/dashboard(\/|$)/i.test(pathname) ? messages.deskHint : messages.searchHint}
        maxLength={200}
        autoComplete="off"
      />
      <kbd aria-hidden="true">/</kbd>
    </Form>
  )
}

const isTyping = ({ altKey, target }: KeyboardEvent): boolean =>
  altKey ||
  (target instanceof Element && target.matches('input, textarea, select, [contenteditable]'))
