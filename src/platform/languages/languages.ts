/**
 * The languages that the program supports, and those that this shop has chosen. As with the
 * currency, one process serves one shop: the languages are set when the settings are read.
 */

/** The first one is the language of the specification. */
export const languageCodes = ['en', 'de'] as const
export type Language = (typeof languageCodes)[number]

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

export const isLanguage = (code: string | undefined): code is Language =>
  languageCodes.some((each) => each === code)

/** A language's own name; the code of a language that the program does not support. */
export const nameOfLanguage = (code: string): string =>
  isLanguage(code) ? languageNames[code] : code

/** The language without an address prefix, and all languages of the shop. */
export type ShopLanguages = { readonly main: Language; readonly all: readonly Language[] }

let current: ShopLanguages = { main: 'en', all: ['en'] }
/** The languages of this shop. */
export const shopLanguages = (): ShopLanguages => current
/** The shop's languages other than that of its own texts. */
export const furtherLanguages = (): readonly Language[] =>
  current.all.filter((code) => code !== current.main)
/** Sets the languages of this shop, from its settings. */
export const setShopLanguages = (languages: ShopLanguages): void => {
  current = languages
}

/** The main language and the others, without duplicates, in the program's order. */
export const toShopLanguages = (main: Language, others: string): ShopLanguages => ({
  main,
  all: languageCodes.filter((code) => code === main || others.split(' ').includes(code)),
})
