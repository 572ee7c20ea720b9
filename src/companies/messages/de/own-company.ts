/** German: see ../own-company.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { ownCompanyMessages as english } from '../own-company.ts'

export const ownCompanyMessages: Translated<typeof english> = {
  ownCart: 'Preise und Warenkorb der Firma sind von Ihren eigenen getrennt.',
  more: 'Mehr',
  statement: 'Kontoauszug',
  agreed: 'Mit dem Shop vereinbart',
  nothingAgreed: 'Weitere Vereinbarungen gibt es nicht: Es gelten die Bedingungen des Shops.',
  addresses: 'Adressen',
  waits: 'Freigaben',
  allApprovals: 'Freigaben öffnen',
  another: 'Weiteres Firmenkonto',
  name: 'Name',
  mail: 'E-Mail',
  maySpend: 'Limit',
  change: 'Ändern',
  changeOf: (email) => `Rolle und Limits von ${email}`,
  changeLabel: (email) => `Ändern: Rolle und Limits von ${email}`,
  save: 'Speichern',
  saved: (email) => `Rolle und Limits von ${email} wurden gespeichert`,
}
