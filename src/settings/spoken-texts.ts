/**
 * Text settings in the current language: the shop's own translation; else, if the text was never
 * changed, the program's standard text in that language; else the shop's text in its main language.
 */
import { currentLanguage } from '../platform/languages/current-language.ts'
import type { Language } from '../platform/languages/languages.ts'
import { nameAndTagline } from '../platform/profile/shop-profile.ts'
import { settingDeclarations } from './declarations.ts'
import type { MailText } from './mail-texts.ts'
import { defaultTextMessages as messages } from './messages/default-texts.ts'
import {
  textNames,
  type SpokenName,
  type TextName,
  type WrittenMail,
} from './texts-in-languages.ts'

/** Texts as in the settings or a form; a missing text was never changed. */
export type SettingTexts = { readonly [name in TextName | SpokenName]?: unknown }

const isWritten = (text: unknown): text is string => typeof text === 'string' && text !== ''

/** Whether a text is the standard text. */
export const isStandard = (texts: SettingTexts, name: TextName): boolean =>
  (texts[name] ?? settingDeclarations[name].fallback) === settingDeclarations[name].fallback

/** A text in the current language. */
export function textOf(texts: SettingTexts, name: TextName): string {
  const own = texts[`${name}:${currentLanguage()}`]
  if (isWritten(own)) return own
  return isStandard(texts, name) ? messages[name] : String(texts[name])
}

/**
 * The language of a text that is not in the page's language: the shop's own text replaces a missing
 * translation. It is in the default language, unless that language has a separate text.
 * @returns undefined if it is in the page's language, or the language is unknown
 */
export function otherLanguageOf(
  texts: SettingTexts & { readonly defaultLanguage: Language },
  name: TextName,
): Language | undefined {
  const { defaultLanguage: main } = texts
  const isOwn = isWritten(texts[`${name}:${currentLanguage()}`]) || isStandard(texts, name)
  return isOwn || main === currentLanguage() || isWritten(texts[`${name}:${main}`])
    ? undefined
    : main
}

/** The standard texts in the current language. */
export const standardTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(textNames.map((name) => [name, messages[name]]))

/** Subject and opening text of a mail in the current language. */
export const mailTextOf = (texts: SettingTexts, mail: WrittenMail): MailText => ({
  subject: textOf(texts, `${mail}Subject`),
  opening: textOf(texts, `${mail}Opening`),
})

/** Name and tagline at the bottom of a mail. */
export const signatureOf = ({ name, ...texts }: SettingTexts & { readonly name: string }): string =>
  nameAndTagline({ name, tagline: textOf(texts, 'tagline') })
