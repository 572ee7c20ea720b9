/**
 * The addresses of pages in several languages. Internally, every page of a language other than the
 * main one has the language's prefix: `/de/purchase`, and `/de/dashboard` too. Publicly, pages that
 * follow a person's choice have no prefix, because their address does not depend on the language:
 * `/dashboard` and `/login` are the same address in each.
 */
import { isLanguage, type Language, type ShopLanguages } from './languages.ts'

/** The first part of addresses that never have a prefix. */
const withoutPrefix =
  /^\/(?:api|dashboard|login|signup|sign-out|reset-password|invitation|languages|pictures|brand|fonts|assets)(?=$|[/?#])/i
/** Those addresses among them that are pages, in the language that somebody has chosen. */
const byChoice =
  /^\/(?:(?:dashboard|login|signup|sign-out|reset-password|invitation)(?=$|[/?#])|api\/docs(?:\/erp)?(?=$|[?#]))/i

export const hasNoPrefix = (path: string): boolean => withoutPrefix.test(path)
export const isByChoice = (path: string): boolean => byChoice.test(path)

/** '' or '/de'. */
export const prefixOf = (language: Language, { main }: Pick<ShopLanguages, 'main'>): string =>
  language === main ? '' : `/${language}`

/** An address of the shop with a language's prefix: '/purchase' → '/de/purchase', '/' → '/de'. */
export function withPrefix(address: string, prefix: string): string {
  if (prefix === '' || !address.startsWith('/')) return address
  return /^\/(?=$|[?#])/.test(address) ? prefix + address.slice(1) : prefix + address
}

/** An address without its prefix, if it has one: '/de/purchase' → '/purchase'. */
export function withoutPrefixOf(address: string, prefix: string): string {
  if (prefix === '' || !address.startsWith(prefix)) return address
  const rest = address.slice(prefix.length)
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : address
}

/** The public address written into a page for an internal one: `/de/login` → `/login`. */
export function toShownAddress(address: string, prefix: string): string {
  const bare = withoutPrefixOf(address, prefix)
  return hasNoPrefix(bare) ? bare : address
}

/**
 * The prefix of a language that the program supports but the shop does not use: '/de/purchase' →
 * '/de'.
 */
export function prefixSwitchedOff(address: string, { all }: ShopLanguages): string | undefined {
  const code = /^\/([a-z]{2})(?=$|[/?#])/.exec(address)?.[1]
  return isLanguage(code) && !all.includes(code) ? `/${code}` : undefined
}

/** The prefix of an address, and the language that it names: '/de/purchase' → de. */
export function languageOfAddress(
  address: string,
  { main, all }: ShopLanguages,
): { readonly language: Language; readonly prefix: string } {
  const code = /^\/([a-z]{2})(?=$|[/?#]|\.data)/.exec(address)?.[1]
  return isLanguage(code) && code !== main && all.includes(code)
    ? { language: code, prefix: `/${code}` }
    : { language: main, prefix: '' }
}
