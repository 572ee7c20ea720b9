/**
 * Settings that are texts, in the language of the moment: those that a shop has written are the same
 * in each; those that stand where it has written none have a translation.
 */
import { numberInField } from '../platform/money/money.ts'
import { nameAndTagline } from '../platform/profile/shop-profile.ts'
import { settingDeclarations, type SettingName, type ShopSettings } from './declarations.ts'
import type { MailText } from './mail-texts.ts'
import { defaultTextMessages as messages } from './messages/default-texts.ts'

type TextName = keyof typeof messages
const isTextName = (name: string): name is TextName => name in messages

const names: ReadonlyMap<unknown, TextName> = new Map(
  Object.keys(messages)
    .filter(isTextName)
    .map((name) => [settingDeclarations[name].fallback, name]),
)

/** A text that is the default of a setting, as this language has it; any other as it is. */
export function spokenText(written: string): string {
  const name = names.get(written)
  return name === undefined ? written : messages[name]
}

/** A setting as its field shows it: an amount as the language writes it, a default text in it. */
export const settingInField = (name: SettingName, value: string): string =>
  settingDeclarations[name].input === 'amount' ? numberInField(value) : spokenText(value)

export const spokenMailText = ({ subject, opening }: MailText): MailText => ({
  subject: spokenText(subject),
  opening: spokenText(opening),
})

/** Name and tagline, as they stand below a mail. */
export const signatureOf = ({ name, tagline }: Pick<ShopSettings, 'name' | 'tagline'>): string =>
  nameAndTagline({ name, tagline: spokenText(tagline) })
