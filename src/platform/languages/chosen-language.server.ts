/**
 * The language in which the shop responds to a request: determined by its address, a saved choice,
 * or its `Accept-Language` header.
 */
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { isLanguage, shopLanguages, type Language } from './languages.ts'
import {
  isByChoice,
  languageOfAddress,
  prefixSwitchedOff,
  prefixOf,
  toShownAddress,
  withoutPrefixOf,
  withPrefix,
} from './page-address.ts'

/** The shop's only own cookie: the code of a language, set when somebody chooses it. */
const cookieName = 'language'
const cookiePattern = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/
/** Seconds: a year. */
const cookieAge = 31_536_000
/** The number of characters of `Accept-Language` that are read. */
const maxAcceptLength = 200
/** Internal path that handles requests for addresses that have been replaced. */
const movedPath = '/languages/moved'
/** The same for pages of a disabled language, which keep their addresses in case it returns. */
const switchedOffPath = '/languages/off'

/** The language named by a browser's cookie, if the shop has it. */
export function chosenLanguage(cookie: string | undefined): Language | undefined {
  const code = cookie === undefined ? undefined : cookiePattern.exec(cookie)?.[1]
  return isLanguage(code) && shopLanguages().all.includes(code) ? code : undefined
}

const rewritten = new WeakSet<IncomingMessage>()

/**
 * The address under which a request is answered and cached: for a visitor who has chosen German,
 * `/login` is `/de/login` internally. Internal addresses redirect to their public form, and a page
 * of a disabled language redirects to the same page in the shop's main language.
 */
export function addressWithin(request: IncomingMessage, url: string): string {
  const languages = shopLanguages()
  const off = prefixSwitchedOff(url, languages)
  if (off !== undefined && !isDataRequest(url))
    return `${switchedOffPath}?to=${encodeURIComponent(withoutPrefixOf(url, off))}`
  if (languages.all.length === 1 || rewritten.has(request)) return url
  rewritten.add(request)
  if (isByChoice(url)) {
    const chosen = chosenLanguage(request.headers.cookie)
    return chosen === undefined ? url : withPrefix(url, prefixOf(chosen, languages))
  }
  const { prefix } = languageOfAddress(url, languages)
  const bare = prefix === '' ? withoutPrefixOf(url, `/${languages.main}`) : url
  const shown = toShownAddress(bare, prefix)
  return shown === url || isDataRequest(url) ? url : `${movedPath}?to=${encodeURIComponent(shown)}`
}

/** The router's own requests use its internal addresses. */
const isDataRequest = (url: string): boolean => /^[^?]*\.data(?:$|\?)/.test(url)

/** The shop language that `Accept-Language` prefers most; the main one without the header. */
export function acceptedLanguage(header: string | undefined): Language {
  const { main, all } = shopLanguages()
  const [best] = (header ?? '')
    .slice(0, maxAcceptLength)
    .split(',')
    .map((part) => {
      const [, code, weight] = /^\s*([a-z]{2})\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part) ?? []
      return { code: code?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ code, weight }) => weight > 0 && isLanguage(code) && all.includes(code))
    .toSorted((a, b) => b.weight - a.weight)
  return isLanguage(best?.code) ? best.code : main
}

/** Serves the links between languages, which save the choice, and redirects from old addresses. */
export function registerLanguageRoutes(
  app: FastifyInstance,
  { secure }: { secure: boolean },
): void {
  app.get<{ Querystring: { to?: string } }>(movedPath, async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').redirect(localAddress(query.to), 308),
  )
  app.get<{ Querystring: { to?: string } }>(switchedOffPath, async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').redirect(localAddress(query.to), 307),
  )
  app.get<{ Params: { code: string }; Querystring: { to?: string } }>(
    '/languages/:code',
    async ({ params: { code }, query }, reply) => {
      const languages = shopLanguages()
      if (!isLanguage(code) || !languages.all.includes(code)) return reply.callNotFound()
      const prefix = prefixOf(code, languages)
      const address = toShownAddress(withPrefix(localAddress(query.to), prefix), prefix)
      return reply
        .headers({
          'cache-control': 'no-store',
          'set-cookie': `${cookieName}=${code}; Path=/; Max-Age=${cookieAge}; SameSite=Lax${secure ? '; Secure' : ''}`,
        })
        .redirect(address, 303)
    },
  )
}

/** An address of this shop; the front page for any other. */
const localAddress = (to: unknown): string =>
  typeof to === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(to) ? to : '/'
