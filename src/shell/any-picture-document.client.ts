/**
 * A form that previews a picture from any host needs a document whose policy allows it. A page
 * reached by a click stays in the first loaded document, with that document's policy: so this loads
 * the form's own document.
 */
import { redirectDocument } from 'react-router'
import { routePath } from '../platform/languages/shown-href.ts'
import { showsAnyPicture } from '../platform/http/picture-policy.ts'

/** The path from which this document was loaded. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href).pathname
}

/** For the loader of such a form. @throws Response that loads the form's own document */
export function requireAnyPictureDocument(request: Request): void {
  const { pathname, search } = new URL(request.url)
  if (!showsAnyPicture(loadedPath())) throw redirectDocument(routePath(pathname) + search)
}
