/** German: see ../bank-columns.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { bankColumnNames as english } from '../bank-columns.ts'

export const bankColumnNames: Translated<typeof english> = {
  bookedOn: 'Buchungstag',
  valueDate: 'Wertstellung',
  amount: 'Betrag mit Vorzeichen',
  credit: 'Haben (Zahlungseingang)',
  debit: 'Soll (Zahlungsausgang)',
  currency: 'Währung',
  payer: 'Zahler',
  reference: 'Verwendungszweck',
  account: 'Eigenes Konto',
  id: 'Buchungsnummer',
  state: 'Status',
}
