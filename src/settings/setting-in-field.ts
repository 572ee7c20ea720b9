/** The value shown in a setting's field. Pure. */
import { numberInField } from '../platform/money/money.ts'
import { daysOffInField } from '../platform/time/days-off.ts'
import type { CurrentSettings } from './contract.ts'
import { settingDeclarations, type SettingName } from './declarations.ts'
import { defaultTextMessages as messages } from './messages/default-texts.ts'
import { isStandard } from './spoken-texts.ts'
import { isTextName } from './texts-in-languages.ts'

/**
 * A setting as shown in its field: an amount in the page's format, a standard text as customers
 * read it.
 */
export function settingInField(
  { values, standardTexts: standard }: Pick<CurrentSettings, 'values' | 'standardTexts'>,
  name: SettingName,
): string {
  const value = values[name]
  if (settingDeclarations[name].input === 'amount') return numberInField(value)
  if (name === 'daysOff') return daysOffInField(value)
  if (!isTextName(name) || !isStandard(values, name)) return value
  return standard?.[values.defaultLanguage]?.[name] ?? messages[name]
}
