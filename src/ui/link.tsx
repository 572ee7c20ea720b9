/**
 * The link of every page: prefetches where asked to, and loads pages without script as documents.
 */
import { Link as RouterLink, type LinkProps } from 'react-router'
import { shownHref } from '../platform/languages/shown-href.ts'
import { isStaticPage } from '../platform/http/static-pages.ts'

/** An address within the shop that the router would leave as it is. */
const finalAddress = /^\/(?:[\w-]+\/)*[\w-]*(?:\?[\w=&%+.-]+)?$/

/** `discover` is off: the router knows all routes from the start (see react-router.config.ts). */
export function Link({ to, prefetch = 'none', ...rest }: LinkProps) {
  // A page has some fifty links, and resolving them was a fifth of making it; nobody clicks there.
  if (import.meta.env.SSR && typeof to === 'string' && finalAddress.test(to))
    return <WrittenLink to={to} {...rest} />
  const isDocument = typeof to === 'string' && isStaticPage(to)
  // The router would render such a page inside the current document, and fetch modules in vain.
  return (
    <RouterLink
      to={to}
      discover="none"
      reloadDocument={isDocument}
      prefetch={isDocument ? 'none' : prefetch}
      {...rest}
    />
  )
}

type WrittenLinkProps = Omit<LinkProps, 'to' | 'prefetch'> & { readonly to: string }

/** What the router's link is as HTML: without what it does in the browser. */
function WrittenLink({
  to,
  discover: _discover,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  children,
  ...attributes
}: WrittenLinkProps) {
  return (
    <a {...attributes} href={shownHref(to)}>
      {children}
    </a>
  )
}
