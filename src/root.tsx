/** The document around every page: head, navigation bar, footer, toasts; and the error page. */
import type { AgentsLoaderData } from './agents/components/use-takes-agents.ts'
import type { CardsLoaderData } from './orders/components/use-takes-cards.ts'
import type { TermsLoaderData } from './orders/components/terms-sentence.tsx'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useNavigation,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router'
import { cartHeadScript } from './cart/cart-summary-storage.browser.ts'
import styles from './ui/app.css?url'
import { signedInHeadScript } from './session/access-token.browser.ts'
import type { CarriersLoaderData } from './orders/components/use-carriers.ts'
import type { IdentityLoaderData } from './identity/use-identity-settings.ts'
import type { CutOffLoaderData } from './cart/components/buy-form.tsx'
import type { ShopSettings } from './settings/declarations.ts'
import { parseDaysOff } from './platform/time/days-off.ts'
import { Navbar } from './shell/navbar.tsx'
import { shopContext } from './app/shop-context.server.ts'
import { profileOf } from './app/site.server.ts'
import { defaultAccent } from './platform/profile/accent-default.ts'
import { currentLanguage, currentPrefix } from './platform/languages/current-language.ts'
import { shopLanguages, type ShopLanguages } from './platform/languages/languages.ts'
import { carrierNames } from './platform/carriers.ts'
import { currencyOf } from './platform/money/currencies.ts'
import { defaultCurrency } from './platform/money/money.ts'
import { documentTitle } from './platform/profile/shop-profile.ts'
import { ToastHost } from './ui/toast.tsx'
import { Footer } from './shell/footer.tsx'
import { Icon } from './ui/icons.tsx'
import { NotFound, ErrorPage } from './shell/error-page.tsx'
import { DocumentScripts } from './shell/hydration.tsx'
import { InlineScript } from './shell/inline-script.tsx'
import { notFoundMessages } from './shell/messages/not-found.ts'
import { errorSentence } from './ui/error-sentence.ts'
import { uiMessages as messages } from './ui/messages/ui.ts'
import { useShop, type ShopLoaderData } from './ui/use-shop.ts'
import type { TimeZoneLoaderData } from './ui/use-time-zone.ts'
import type { Route } from './+types/root.ts'

const attachSearch: ComponentProps<typeof Navbar>['attachSearch'] = (...search) =>
  import('./routes/palette.client.ts').then(({ attachPalette }) => attachPalette(...search))

export const links: Route.LinksFunction = () => [
  {
    rel: 'preload',
    href: '/fonts/archivo.woff2',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** What the browser needs to know of the shop; the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, identity, settings, pages, delivery } = context.get(shopContext)
  const values = await settings.current()
  const charges = await delivery.current()
  return {
    origin: config.origin,
    backendUrl: config.backendUrl,
    demo: config.demo,
    shop: profileOf(values),
    pages: await pages.listOwnPages(),
    timeZone: values.timeZone,
    ...languageData(),
    ...currencyData(values.currency),
    ...(values.country === '' ? {} : { country: values.country }),
    ...(config.cards.kind === 'none' ? {} : { takesCards: true as const }),
    ...(values.agents === 'yes' ? { takesAgents: true as const } : {}),
    ...(values.termsAtOrder === 'yes' ? { namesTerms: true as const } : {}),
    ...(values.tax !== 'none' ? { taxCountry: values.country } : {}),
    ...(charges.charged
      ? { deliveryCountry: values.country || (charges.zones[0]?.countries[0] ?? 'US') }
      : {}),
    ...(values.carriers === '' ? {} : { carriers: carrierNames(values.carriers) }),
    ...(values.backOrders === 'yes' ? { backOrderDays: Number(values.backOrderDays) } : {}),
    ...cutOffData(values),
    identity: identity.publicSettings,
  } satisfies CardsLoaderData &
    CutOffLoaderData &
    AgentsLoaderData &
    CarriersLoaderData &
    TermsLoaderData &
    IdentityLoaderData &
    ShopLoaderData &
    TimeZoneLoaderData &
    Record<string, unknown>
}
/** Until when an order leaves today, where the shop says it. */
const cutOffData = ({ cutOff, dispatchDays, daysOff }: ShopSettings): CutOffLoaderData =>
  cutOff === ''
    ? {}
    : { cutOff: { time: cutOff, week: dispatchDays, daysOff: parseDaysOff(daysOff) ?? [] } }

/** The languages of a shop that has several. */
const languageData = (): { readonly languages?: ShopLanguages } =>
  shopLanguages().all.length > 1 ? { languages: shopLanguages() } : {}

/** The currency and its sign, where it is not the default. */
const currencyData = (code: string): { readonly currency?: string } =>
  code === defaultCurrency.code ? {} : { currency: `${code} ${currencyOf(code).symbol}` }

/** Only where settings are saved can they change while a page is open. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl }) =>
  ['/dashboard/settings', '/dashboard/delivery'].some((path) =>
    currentUrl.pathname.startsWith(path),
  )

/**
 * A page without cache headers of its own is filled by the browser, so its document is the same for
 * everybody: the shop caches it, but no browser or CDN does. The headers of an error have
 * precedence.
 */
export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'surrogate-key': 'content', 'cache-control': 'no-store' }

export function Layout({ children }: { readonly children: ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>('root')
  return (
    <html
      lang={currentLanguage()}
      data-hidden={settings?.shop.hidden.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1e2023" />
        <SettingsOfShop settings={settings} />
        <PagePrefix />
        {/* With a precedence, React puts it before the scripts' preloads: it blocks painting. */}
        <link rel="stylesheet" href={styles} precedence="first" />
        <Theme accent={settings?.shop.accent ?? defaultAccent} icons={settings?.shop.icons} />
        {/* In the browser they have run already, so the bundle does not contain them. */}
        <InlineScript text={import.meta.env.SSR ? signedInHeadScript : ''} />
        <InlineScript text={import.meta.env.SSR ? cartHeadScript : ''} />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          {messages.skip}
        </a>
        <Navbar attachSearch={attachSearch} />
        <Main>{children}</Main>
        <Footer
          demo={settings?.demo ?? false}
          pages={settings?.pages ?? []}
          languages={settings?.languages}
        />
        <ToastHost />
        <DocumentScripts />
      </body>
    </html>
  )
}

type RootData = Awaited<ReturnType<typeof loader>>

/** What scripts need to know of the shop before anything is loaded. */
function SettingsOfShop({ settings }: { readonly settings: RootData | undefined }) {
  if (!settings) return <meta name="backend" content="/api" />
  const { backendUrl, identity, currency, country } = settings
  return (
    <>
      <meta name="backend" content={backendUrl} />
      <meta name="identity" content={JSON.stringify(identity)} />
      {currency !== undefined && <meta name="currency" content={currency} />}
      {country !== undefined && <meta name="country" content={country} />}
    </>
  )
}

/** What stands before the addresses of pages in a language that is not the shop's main one. */
function PagePrefix() {
  const prefix = currentPrefix()
  return prefix === '' ? null : <meta name="prefix" content={prefix} />
}

/** The icon of the tab, and the colours of a shop that has chosen an accent of its own. */
function Theme({ accent, icons }: ThemeProps) {
  const name = accent.slice(1)
  return (
    <>
      <TabIcons accent={accent} icons={icons} />
      {accent === defaultAccent ? null : (
        <link rel="stylesheet" href={`/theme-${name}.css`} precedence="theme" />
      )}
    </>
  )
}

type ThemeProps = {
  readonly accent: string
  /** The folder of the shop's own icons. */
  readonly icons: string | undefined
}

const TabIcons = ({ accent, icons }: ThemeProps) =>
  icons === undefined ? (
    <>
      <link
        rel="icon"
        href={accent === defaultAccent ? '/icon.svg' : `/icon-${accent.slice(1)}.svg`}
        type="image/svg+xml"
      />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  ) : (
    <>
      <link rel="icon" href={`${icons}icon-32.png`} type="image/png" sizes="32x32" />
      <link rel="icon" href={`${icons}icon-192.png`} type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href={`${icons}icon-180.png`} />
    </>
  )

/**
 * The main element; takes the focus when the page changes without a new document, unless somebody
 * types into a field, such as the search box, since the page began to change.
 */
function Main({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const main = useRef<HTMLElement>(null)
  const focusedPath = useRef(pathname)
  const typedInto = useRef<EventTarget>(null)
  useEffect(() => {
    const onInput = ({ target }: Event): void => {
      typedInto.current = target
    }
    addEventListener('input', onInput)
    return () => removeEventListener('input', onInput)
  }, [])
  useEffect(() => {
    if (state === 'loading') typedInto.current = null
  }, [state])
  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    if (document.activeElement === typedInto.current) return
    // Who searches for an SKU wants some of that tool.
    const isFound = document.activeElement?.id === 'search'
    const field = isFound ? main.current?.querySelector<HTMLElement>('.buy [name=quantity]') : null
    const target = field ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="main" tabIndex={-1} ref={main} aria-busy={state === 'loading' ? true : undefined}>
      {children}
    </main>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useShop()
  if (isRouteErrorResponse(error) && error.status >= 400 && error.status < 500)
    return <NotFoundPage data={error.status === 404 ? {} : error.data} />
  // Without a connection no request says why it failed. On the server `onLine` is not known.
  const isOffline = typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine
  const { title, detail } = errorSentence(error, !isOffline)
  return (
    <>
      <title>{documentTitle(title, shop)}</title>
      <ErrorPage title={title} detail={detail}>
        {/* A link to the present address: reloads, with and without script. */}
        <div>
          <a className="button primary" href="">
            <Icon name="retry" size={16} /> {messages.retry}
          </a>
        </div>
      </ErrorPage>
    </>
  )
}

/** An unknown or invalid address, with the title and detail that the loader has sent, if any. */
function NotFoundPage({ data }: { readonly data: unknown }) {
  const shop = useShop()
  const text = (name: string): string | undefined => {
    const value =
      typeof data === 'object' && data !== null
        ? new Map(Object.entries(data)).get(name)
        : undefined
    return typeof value === 'string' ? value : undefined
  }
  const detail = text('detail')
  return (
    <>
      <title>{documentTitle(text('title') ?? notFoundMessages.tab, shop)}</title>
      <NotFound {...(detail === undefined ? {} : { detail })} />
    </>
  )
}
