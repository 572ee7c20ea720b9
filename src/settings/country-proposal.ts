/** What is proposed to who has chosen the country of the shop. Pure. */
import { mustInvoice, usualCurrency, usualTimeZone } from '../platform/addresses/country-customs.ts'
import { settingDeclarations, type ShopSettings } from './declarations.ts'

type Proposed = Pick<ShopSettings, 'currency' | 'timeZone' | 'invoicing'>
type Proposal = { readonly [Name in keyof Proposed]?: Proposed[Name] | undefined }

/**
 * The settings that are usual in the country, of those that still have their default: what somebody
 * has chosen is never proposed over.
 * @param values those of the form, and else those of the shop
 */
export function proposalFor({
  country,
  currency,
  timeZone,
  invoicing,
}: Proposed & Pick<ShopSettings, 'country'>): Proposal {
  const usual = {
    currency: usualCurrency(country),
    timeZone: usualTimeZone(country),
    invoicing: mustInvoice(country) ? ('when-shipped' as const) : undefined,
  }
  const isDefault = (name: keyof Proposed, value: string): boolean =>
    value === settingDeclarations[name].fallback && usual[name] !== undefined
  return {
    ...(usual.currency !== currency && isDefault('currency', currency)
      ? { currency: usual.currency }
      : {}),
    ...(usual.timeZone !== timeZone && isDefault('timeZone', timeZone)
      ? { timeZone: usual.timeZone }
      : {}),
    ...(usual.invoicing !== invoicing && isDefault('invoicing', invoicing)
      ? { invoicing: usual.invoicing }
      : {}),
  }
}
