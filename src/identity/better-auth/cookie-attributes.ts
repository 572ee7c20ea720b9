/** The session cookie's attributes, which depend on the origin of the sign-in pages. */

/**
 * Whether a browser treats two origins as the same site, as far as can be determined without its
 * list.
 */
export function isSameSite(origin: string, other: string): boolean {
  const [a, b] = [new URL(origin), new URL(other)]
  return (
    a.protocol === b.protocol &&
    (a.hostname === b.hostname ||
      a.hostname.endsWith(`.${b.hostname}`) ||
      b.hostname.endsWith(`.${a.hostname}`))
  )
}

type CookieAttributes = {
  readonly sameSite: 'lax' | 'none'
  readonly secure?: true
  readonly partitioned?: true
}

/**
 * Lax, unless a listed origin belongs to another site: from there a browser sends the cookie only
 * with `None`, which needs https, and stores it partitioned, one for each site that embeds the
 * shop. The provider refuses every unlisted origin, so `None` gives no access to others.
 */
export const sessionCookieAttributes = (
  origin: string,
  corsOrigins: readonly string[],
): CookieAttributes =>
  origin.startsWith('https:') && corsOrigins.some((other) => !isSameSite(origin, other))
    ? { sameSite: 'none', secure: true, partitioned: true }
    : { sameSite: 'lax' }

/**
 * The listed origins from which no browser sends the cookie: those of another site, for a shop on
 * http.
 */
export const originsWithoutSession = (
  origin: string,
  corsOrigins: readonly string[],
): readonly string[] =>
  origin.startsWith('https:') ? [] : corsOrigins.filter((other) => !isSameSite(origin, other))
