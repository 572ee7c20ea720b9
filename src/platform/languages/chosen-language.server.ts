/** Which language a request is answered in: by its address, by a choice that was kept, or by what it accepts. */
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

/** The only cookie of the shop's own: the code of a language, kept when somebody chooses it. */
const cookieName = 'language'
const cookiePattern = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/
/** Seconds: a year. */
const cookieAge = 31_536_000
/** Characters of `Accept-Language` that are read. */
const maxAcceptLength = 200
/** Where requests for addresses that another one has taken the place of are answered. */
const movedPath = '/languages/moved'
/** The same for pages of a language that is switched off: theirs until it is back. */
const switchedOffPath = '/languages/off'

/** The language that a browser's cookie names, if the shop has it. */
export function chosenLanguage(cookie: string | undefined): Language | undefined {
  const code = cookie === undefined ? undefined : cookiePattern.exec(cookie)?.[1]
  return isLanguage(code) && shopLanguages().all.includes(code) ? code : undefined
}

const rewritten = new WeakSet<IncomingMessage>()

/**
 * The address under which a request is answered and kept: `/login` of somebody who has chosen German
 * is `/de/login` within the program. What nobody should link to leads to where it is shown, and a
 * page of a language that is switched off to the same one in the shop's own.
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

/** The router's own requests go by its addresses. */
const isDataRequest = (url: string): boolean => /^[^?]*\.data(?:$|\?)/.test(url)

/** The language that `Accept-Language` likes best among the shop's; its main one without any. */
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

/** Serves the links between languages, which keep what was chosen, and what has moved. */
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
