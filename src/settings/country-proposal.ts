/** What is proposed to who has chosen the country of the shop. Pure. */
import {
  chargesVat,
  mustInvoice,
  usualCurrency,
  usualLanguage,
  usualTimeZone,
  vatServiceOf,
} from '../platform/addresses/country-customs.ts'
import { settingDeclarations, type ShopSettings } from './declarations.ts'

/** The settings that a country proposes, in the order in which they are named. */
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

/** What is usual in the country; undefined where nothing is. */
const usualIn = (country: string): Proposal => ({
  defaultLanguage: usualLanguage(country),
  currency: usualCurrency(country),
  timeZone: usualTimeZone(country),
  tax: chargesVat(country) ? 'vat' : undefined,
  vatService: vatServiceOf(country) || undefined,
  invoicing: mustInvoice(country) ? 'when-shipped' : undefined,
})

/**
 * The settings that are usual in the country, of those that still have their default: what somebody
 * has chosen is never proposed over.
 * @param values those of the form, and else those of the shop
 */
export function proposalFor({
  country,
  ...values
}: Proposed & Pick<ShopSettings, 'country'>): Proposal {
  const usual = usualIn(country)
  const isProposed = (name: keyof Proposed): boolean =>
    usual[name] !== undefined &&
    usual[name] !== values[name] &&
    values[name] === settingDeclarations[name].fallback
  return Object.fromEntries(proposedNames.filter(isProposed).map((name) => [name, usual[name]]))
}
