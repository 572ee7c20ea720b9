/** In which languages a text of the settings is written beside the setting itself. Pure. */
import { toShopLanguages, type Language } from '../platform/languages/languages.ts'
import { isStandard, type SettingTexts } from './spoken-texts.ts'
import { textNames, type TextName } from './texts-in-languages.ts'

type TextsOfShop = SettingTexts & {
  readonly defaultLanguage: Language
  readonly languages: string
}

/**
 * The languages in which a text is written beside the setting itself: those that the shop has beside
 * its default one. Where the default one was a further language before, its text is still shown,
 * and so it is edited too.
 */
export function languagesOfText(values: TextsOfShop, name: TextName): readonly Language[] {
  const { main, all } = toShopLanguages(values.defaultLanguage, values.languages)
  return all.filter((code) => code !== main || (values[`${name}:${code}`] ?? '') !== '')
}

/**
 * The texts that a language lacks: the shop has written them, but not in it. A standard text is not
 * lacking, since the program has it in every language.
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
