/** The additional languages of a settings text. Pure. */
import { toShopLanguages, type Language } from '../platform/languages/languages.ts'
import { isStandard, type SettingTexts } from './spoken-texts.ts'
import { textNames, type TextName } from './texts-in-languages.ts'

type TextsOfShop = SettingTexts & {
  readonly defaultLanguage: Language
  readonly languages: string
}

/**
 * The additional languages of a text: the shop's languages other than the default. If the default
 * language used to be an additional one, its separate text is still shown, so it can be edited,
 * too.
 */
export function languagesOfText(values: TextsOfShop, name: TextName): readonly Language[] {
  const { main, all } = toShopLanguages(values.defaultLanguage, values.languages)
  return all.filter((code) => code !== main || (values[`${name}:${code}`] ?? '') !== '')
}

/**
 * The texts missing in a language: the shop has written them, but not in that language. A standard
 * text is never missing, since the program has it in every language.
 */
export function missingIn(values: TextsOfShop, language: Language): readonly TextName[] {
  const { main, all } = toShopLanguages(values.defaultLanguage, values.languages)
  if (language === main || !all.includes(language)) return []
  return textNames.filter(
    (name) =>
      values[name] !== '' &&
      !isStandard(values, name) &&
      (values[`${name}:${language}`] ?? '') === '',
  )
}
