/** German: see ../quote-file.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { quoteFileMessages as english } from '../quote-file.ts'

export const quoteFileMessages: Translated<typeof english> = {
  title: 'Angebot',
  titled: (number, version) => `Angebot ${number}, Fassung ${version}`,
  numbered: (number, version) => `Nr. ${number}, Fassung ${version}`,
  offered: (day) => `Angebot vom ${day}`,
  validUntil: (day) => `Gültig bis ${day}`,
  customer: 'Angebot für',
  message: 'Nachricht',
  caption: 'Wir bieten Ihnen an',
  continued: (title) => `${title}, Fortsetzung`,
  total: (currency, amount) => `Gesamtbetrag in ${currency}  ${amount}`,
  taxed:
    'Zuzüglich Versandkosten und MwSt. nach den Sätzen am Tag der Annahme. Sie sehen beides, bevor Sie das Angebot annehmen.',
  untaxed:
    'Zuzüglich Versandkosten. Sie sehen die Versandkosten, bevor Sie das Angebot annehmen. Steuer wird nicht berechnet.',
  stock: 'Die Ware wird erst reserviert, wenn Sie das Angebot annehmen.',
  accept: (day, link) => `Bis ${day} hier annehmen:\n${link}`,
}
