/** The link of every page: fetches what it leads to when somebody means to follow it, and goes to a document as browsers do. */
import { Link as RouterLink, type LinkProps } from 'react-router'
import { isStaticPage } from '../platform/static-pages.ts'

/** `discover` is for routers that learn their addresses on the way; ours knows all, and need not be told on every link. */
export function Link({ to, prefetch = 'none', ...rest }: LinkProps) {
  const leaves = typeof to === 'string' && isStaticPage(to)
  // The router would take a document's page without its frame, and fetch modules that nothing runs.
  return (
    <RouterLink
      to={to}
      discover="none"
      reloadDocument={leaves}
      prefetch={leaves ? 'none' : prefetch}
      {...rest}
    />
  )
}
