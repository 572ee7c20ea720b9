/**
 * The name of a setting in a sentence; for a text in a further language, with the language. Pure.
 */
import { languageCodes, nameOfLanguage } from '../platform/languages/languages.ts'
import { isSettingName, settingDeclarations } from './declarations.ts'
import { settingsMessages } from './messages/settings.ts'
import { textsInLanguagesMessages as messages } from './messages/texts-in-languages.ts'

/** A setting's value in words: of a list of options what the form calls it, else as it is. */
export const settingValue = (stored: string, value: string): string =>
  Object.entries<Readonly<Record<string, string>>>(settingsMessages.choices).find(
    ([name]) => name === stored,
  )?.[1][value] ?? value

/** A setting's label; for a setting of an older version, its name. */
export function settingLabel(stored: string): string {
  const [name = '', code] = stored.split(':')
  if (!isSettingName(name)) return stored
  const { label } = settingDeclarations[name]
  const language = languageCodes.find((each) => each === code)
  return language === undefined ? label : messages.labelIn(label, nameOfLanguage(language))
}
