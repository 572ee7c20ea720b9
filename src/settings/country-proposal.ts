/** Suggestions for the person who has chosen the shop's country. Pure. */
import {
  chargesVat,
  mustInvoice,
  usualCurrency,
  usualLanguage,
  usualTimeZone,
  vatServiceOf,
} from '../platform/addresses/country-customs.ts'
import { settingDeclarations, type ShopSettings } from './declarations.ts'

/** The settings that a country suggests, in display order. */
export const proposedNames = [
  'defaultLanguage',
  'currency',
  'timeZone',
  'tax',
  'vatService',
  'invoicing',
] as const
type Proposed = Pick<ShopSettings, (typeof proposedNames)[number]>
export type Proposal = { readonly [Name in keyof Proposed]?: Proposed[Name] | undefined }

/** The usual values in the country; undefined if there are none. */
const usualIn = (country: string): Proposal => ({
  defaultLanguage: usualLanguage(country),
  currency: usualCurrency(country),
  timeZone: usualTimeZone(country),
  tax: chargesVat(country) ? 'vat' : undefined,
  vatService: vatServiceOf(country) || undefined,
  invoicing: mustInvoice(country) ? 'when-shipped' : undefined,
})

/**
 * The usual settings of the country, limited to those that still have their default: a chosen value
 * is never overridden by a suggestion.
 * @param values those of the form, otherwise those of the shop
 * @param fixed settings that can no longer be changed
 */
export function proposalFor(
  { country, ...values }: Proposed & Pick<ShopSettings, 'country'>,
  fixed: readonly string[] = [],
): Proposal {
  const usual = usualIn(country)
  const isProposed = (name: keyof Proposed): boolean =>
    usual[name] !== undefined &&
    !fixed.includes(name) &&
    usual[name] !== values[name] &&
    values[name] === settingDeclarations[name].fallback
  return Object.fromEntries(proposedNames.filter(isProposed).map((name) => [name, usual[name]]))
}
