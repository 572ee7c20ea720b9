/**
 * The link of every page: prefetches where asked to, and loads pages without script as documents.
 */
import { Link as RouterLink, type LinkProps } from 'react-router'
import { isStaticPage } from '../platform/http/static-pages.ts'

/** `discover` is off: the router knows all routes from the start (see react-router.config.ts). */
export function Link({ to, prefetch = 'none', ...rest }: LinkProps) {
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
