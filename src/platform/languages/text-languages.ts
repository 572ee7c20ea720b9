/** In which language texts are that stand in place of missing ones, for the `lang` of elements. */
import { currentLanguage } from './current-language.ts'
import { shopLanguages } from './languages.ts'

/** By the name of a text its language, where that is not the page's; left out where all are. */
export type InLanguages<Name extends string> = {
  readonly lang?: { readonly [Each in Name]?: string }
}

/** @param missing the texts that stand in the shop's own language, as the page's has none */
export function inShopLanguage<Name extends string>(missing: readonly Name[]): InLanguages<Name> {
  const { main } = shopLanguages()
  if (missing.length === 0 || currentLanguage() === main) return {}
  const lang: { [Each in Name]?: string } = {}
  for (const name of missing) lang[name] = main
  return { lang }
}
