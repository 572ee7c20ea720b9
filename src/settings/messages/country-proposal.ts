/** Texts of what is usual in the country of the shop. */
import type { Language } from '../../platform/languages/languages.ts'
import { languageNames } from './language-names.ts'

/** The suggested values of a country that the sentence names. */
type UsualValues = {
  readonly defaultLanguage?: Language | undefined
  readonly currency?: string | undefined
  readonly timeZone?: string | undefined
  readonly tax?: string | undefined
  readonly vatService?: string | undefined
  readonly invoicing?: string | undefined
}

export const countryProposalMessages = {
  /**
   * The usual values in a country, for settings that still have their default.
   * @param rates of value added tax, such as '19 %'
   */
  usual: (country: string, usual: UsualValues, rates: readonly string[]) => {
    const { defaultLanguage, currency, timeZone, tax, vatService, invoicing } = usual
    const named = [
      ...(defaultLanguage === undefined ? [] : [`pages in ${languageNames[defaultLanguage]}`]),
      ...(currency === undefined ? [] : [`prices in ${currency}`]),
      ...(timeZone === undefined ? [] : [`the ${timeZone} time zone`]),
      ...(tax === undefined ? [] : [`value added tax of ${rates.join(' and ')}`]),
      ...(vatService === undefined ? [] : ['VAT numbers checked by the EU service']),
      ...(invoicing === undefined ? [] : ['an invoice for each shipment']),
    ]
    return `Usual in ${country}: ${named.join(', ')}.`
  },
  takeUsual: 'Use these values',
} as const
