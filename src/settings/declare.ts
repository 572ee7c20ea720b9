/** How a setting is declared. */
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
  /** A decimal number, shown in the format of the page's language. */
  | 'amount'

type Declaration<S extends Schema> = {
  readonly schema: S
  /** The default value: from the specification, if it defines one. */
  readonly fallback: output<S>
  readonly group: keyof typeof messages.groups
  readonly label: string
  readonly help: string
  readonly input: SettingInput
}

/** A setting with its label and help text. */
export const declare = <S extends Schema>(
  name: keyof typeof messages.fields,
  declaration: Omit<Declaration<S>, 'label' | 'help'>,
): Declaration<S> => ({ ...declaration, ...messages.fields[name] })
