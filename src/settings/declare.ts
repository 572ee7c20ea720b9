/** How one setting is declared. */
import type { output } from 'zod/v4/core'
import type { Schema } from '../platform/access/endpoint.ts'
import { settingsMessages as messages } from './messages/settings.ts'

/** How a setting is edited. */
type SettingInput =
  | 'choice'
  | 'color'
  | 'line'
  | 'lines'
  | 'country'
  | 'currency'
  | 'timeZone'
  | 'buyers'
  | 'shown'
  | 'picture'
  | 'day'
  /** A decimal number, shown as the language of the page writes it. */
  | 'amount'

type Declaration<S extends Schema> = {
  readonly schema: S
  /** The value of a shop that has not set it: what the specification says, where it says it. */
  readonly fallback: output<S>
  readonly group: keyof typeof messages.groups
  readonly label: string
  readonly help: string
  readonly input: SettingInput
}

/** A setting with the label and help of its name. */
export const declare = <S extends Schema>(
  name: keyof typeof messages.fields,
  declaration: Omit<Declaration<S>, 'label' | 'help'>,
): Declaration<S> => ({ ...declaration, ...messages.fields[name] })
