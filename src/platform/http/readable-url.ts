/** Normalizes requested addresses: truncated or mistyped links, and surplus slashes. */

const ofApi = /^\/api(?:\/|$|\?)/

/**
 * The address of a page as it is looked up: if its path cannot be decoded ('/tools/%E0%A4'), each
 * '%' is taken literally, so that people get a not-found page rather than a Problem for programs.
 * API addresses stay unchanged, and are refused.
 */
export function readableUrl(url: string): string {
  // Each API list has one address, with or without a trailing slash.
  const call = /^(\/api\/(?!docs\/|auth\/)[^?]*[^/?])\/(?=\?|$)/.exec(url)
  if (call) return call[1] + url.slice(call[0].length)
  if (!url.includes('%') || ofApi.test(url)) return url
  const queryStart = url.indexOf('?')
  const path = queryStart < 0 ? url : url.slice(0, queryStart)
  return decoded(path) === undefined ? path.replaceAll('%', '%25') + url.slice(path.length) : url
}

// Return the result: the bundler removes a call whose result is unused, and with it the error.
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
