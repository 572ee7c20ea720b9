/** The languages of fallback texts that replace missing ones, for the `lang` of elements. */
import { currentLanguage } from './current-language.ts'
import { shopLanguages } from './languages.ts'

/** The language of each text that is not in the page's language; absent if all are. */
export type InLanguages<Name extends string> = {
  readonly lang?: { readonly [Each in Name]?: string }
}

/**
 * @param missing the names of the texts shown in the shop's main language because there is no
 *   translation
 */
export function inShopLanguage<Name extends string>(missing: readonly Name[]): InLanguages<Name> {
  const { main } = shopLanguages()
  if (missing.length === 0 || currentLanguage() === main) return {}
  const lang: { [Each in Name]?: string } = {}
  for (const name of missing) lang[name] = main
  return { lang }
}
