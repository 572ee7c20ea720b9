/**
 * The link of every page: prefetches where asked to, and loads pages without script as documents.
 */
import { Link as RouterLink, type LinkProps } from 'react-router'
import { shownHref } from '../platform/languages/shown-href.ts'
import { isStaticPage } from '../platform/http/static-pages.ts'

/** An address within the shop that the router would not change. */
const finalAddress = /^\/(?:[\w-]+\/)*[\w-]*(?:\?[\w=&%+.-]+)?$/

/** `discover` is off: the router knows all routes from the start (see react-router.config.ts). */
export function Link({ to, prefetch = 'none', ...rest }: LinkProps) {
  // Resolving the fifty or so links of a page took a fifth of its rendering time; on the server,
  // nobody clicks them.
  if (import.meta.env.SSR && typeof to === 'string' && finalAddress.test(to))
    return <WrittenLink to={to} {...rest} />
  const isDocument = typeof to === 'string' && isStaticPage(to)
  // The router would render such a page inside the current document, and fetch modules for nothing.
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

/** The HTML of the router's link, without its behaviour in the browser. */
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
