/**
 * The name of a setting in a sentence; for a text in a further language, with the language. Pure.
 */
import { languageCodes, nameOfLanguage } from '../platform/languages/languages.ts'
import { isSettingName, settingDeclarations } from './declarations.ts'
import { textsInLanguagesMessages as messages } from './messages/texts-in-languages.ts'

/** A setting's label; for a setting of an older version, its name. */
export function settingLabel(stored: string): string {
  const [name = '', code] = stored.split(':')
  if (!isSettingName(name)) return stored
  const { label } = settingDeclarations[name]
  const language = languageCodes.find((each) => each === code)
  return language === undefined ? label : messages.labelIn(label, nameOfLanguage(language))
}
