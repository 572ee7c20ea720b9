/**
 * The current language for texts. In a browser it is the language of the build, which replaces each
 * call by it (vite.languages.ts); on the server it is that of the request.
 */
import { shopLanguages, type Language } from './languages.ts'
import { prefixOf } from './page-address.ts'

let source: () => Language | undefined = () => undefined

/** Called once on the server, by in-language.server.ts. */
export const setLanguageSource = (read: () => Language | undefined): void => {
  source = read
}

export const currentLanguage = (): Language => source() ?? shopLanguages().main

/** On the server: '' or '/de', the prefix of addresses written into a page. */
export const currentPrefix = (): string =>
  shopLanguages().all.length === 1 ? '' : prefixOf(currentLanguage(), shopLanguages())
