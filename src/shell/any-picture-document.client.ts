/**
 * A form that previews a picture from any host needs a document whose policy allows it. A page that
 * is reached by a click stays in the document that was loaded first, with that one's policy: so the
 * form's own document is loaded then.
 */
import { redirectDocument } from 'react-router'
import { routePath } from '../platform/languages/shown-href.ts'
import { showsAnyPicture } from '../platform/http/picture-policy.ts'

/** The path of the address that this document was loaded from. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href).pathname
}

/** For the loader of such a form. @throws Response that loads the form's own document */
export function requireAnyPictureDocument(request: Request): void {
  const { pathname, search } = new URL(request.url)
  if (!showsAnyPicture(loadedPath())) throw redirectDocument(routePath(pathname) + search)
}
