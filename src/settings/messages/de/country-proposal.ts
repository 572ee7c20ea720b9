/** German: see ../country-proposal.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { countryProposalMessages as english } from '../country-proposal.ts'
import { languageNames } from './language-names.ts'

export const countryProposalMessages: Translated<typeof english> = {
  usual: (country, usual, rates) => {
    const { defaultLanguage, currency, timeZone, tax, vatService, invoicing } = usual
    const named = [
      ...(defaultLanguage === undefined ? [] : [`Seiten auf ${languageNames[defaultLanguage]}`]),
      ...(currency === undefined ? [] : [`Preise in ${currency}`]),
      ...(timeZone === undefined ? [] : [`die Zeitzone ${timeZone}`]),
      ...(tax === undefined ? [] : [`${rates.join(' und ')} Umsatzsteuer`]),
      ...(vatService === undefined ? [] : ['USt-IdNrn., die der Dienst der EU prüft']),
      ...(invoicing === undefined ? [] : ['eine Rechnung je Lieferung']),
    ]
    return `Üblich für ${country}: ${named.join(', ')}.`
  },
  takeUsual: 'Diese Werte verwenden',
}
