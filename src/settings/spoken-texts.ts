/**
 * Settings that are texts, in the language of the moment: what the shop has written in it; else, where
 * nobody has changed the text, the standard text of the program in it; else the shop's own text.
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

/** Texts as the settings or a form have them; one that is not there was never changed. */
export type SettingTexts = { readonly [name in TextName | SpokenName]?: unknown }

const isWritten = (text: unknown): text is string => typeof text === 'string' && text !== ''

/** Whether a text is the one of a shop that has not written it. */
export const isStandard = (texts: SettingTexts, name: TextName): boolean =>
  (texts[name] ?? settingDeclarations[name].fallback) === settingDeclarations[name].fallback

/** A text in the language of the moment. */
export function textOf(texts: SettingTexts, name: TextName): string {
  const own = texts[`${name}:${currentLanguage()}`]
  if (isWritten(own)) return own
  return isStandard(texts, name) ? messages[name] : String(texts[name])
}

/**
 * The language of a text that is not of the page's: the shop's own text is read in place of one that
 * is missing. It is the text of the default language, as long as that one has none of its own.
 * @returns undefined where it is of the page's language, or where nobody knows
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

/** The texts of a shop that has written none, in the language of the moment. */
export const standardTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(textNames.map((name) => [name, messages[name]]))

/** Subject and opening words of a mail in the language of the moment. */
export const mailTextOf = (texts: SettingTexts, mail: WrittenMail): MailText => ({
  subject: textOf(texts, `${mail}Subject`),
  opening: textOf(texts, `${mail}Opening`),
})

/** Name and tagline, as they stand below a mail. */
export const signatureOf = ({ name, ...texts }: SettingTexts & { readonly name: string }): string =>
  nameAndTagline({ name, tagline: textOf(texts, 'tagline') })
