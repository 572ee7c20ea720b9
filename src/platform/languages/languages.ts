/**
 * The languages that the program is written in, and those that this shop has chosen. As with the
 * currency, one process is one shop: it learns of them when the settings are read.
 */

/** The first one is the language of the specification. */
export const languageCodes = ['en', 'de'] as const
export type Language = (typeof languageCodes)[number]

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

export const isLanguage = (code: string | undefined): code is Language =>
  languageCodes.some((each) => each === code)

/** How a language calls itself; the code of one that the program does not have. */
export const nameOfLanguage = (code: string): string =>
  isLanguage(code) ? languageNames[code] : code

/** The language at the root of a shop's addresses, and all languages that it has. */
export type ShopLanguages = { readonly main: Language; readonly all: readonly Language[] }

let current: ShopLanguages = { main: 'en', all: ['en'] }
/** The languages of this shop. */
export const shopLanguages = (): ShopLanguages => current
/** Its languages beside that of its own texts. */
export const furtherLanguages = (): readonly Language[] =>
  current.all.filter((code) => code !== current.main)
/** Sets the languages of this shop, from its settings. */
export const setShopLanguages = (languages: ShopLanguages): void => {
  current = languages
}

/** The main language and the others, each once, in the order in which the program knows them. */
export const toShopLanguages = (main: Language, others: string): ShopLanguages => ({
  main,
  all: languageCodes.filter((code) => code === main || others.split(' ').includes(code)),
})
