/** Addresses as they are looked up: links that were cut, or typed wrong, and a slash too many. */

const ofApi = /^\/api(?:\/|$|\?)/

/**
 * The address of a page as it is looked up: where its path cannot be decoded ('/tools/%E0%A4'), each
 * '%' stands for itself, so that people get the page that says that nothing is there, and not a
 * problem for programs. Addresses of the API stay as they are, and are refused.
 */
export function readableUrl(url: string): string {
  // The API has one address of a list, with and without a slash at its end.
  const call = /^(\/api\/(?!docs\/|auth\/)[^?]*[^/?])\/(?=\?|$)/.exec(url)
  if (call) return call[1] + url.slice(call[0].length)
  if (!url.includes('%') || ofApi.test(url)) return url
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  return decoded(path) === undefined ? path.replaceAll('%', '%25') + url.slice(path.length) : url
}

// Its result is used: the bundler leaves out a call whose result is not, and with it the error.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
