/** German: see ../import-columns.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type {
  customerAnswerNames as englishAnswers,
  customerColumnNames as english,
} from '../import-columns.ts'

export const customerColumnNames: Translated<typeof english> = {
  company: 'Firma',
  name: 'Name einer Person',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  role: 'Rolle',
  number: 'Kundennummer',
  priceList: 'Preisliste',
  paymentTerms: 'Zahlungsbedingungen',
  terms: 'Bedingungen',
  address: 'Adresse',
  street: 'Straße',
  street2: 'Adresse, zweite Zeile',
  houseNumber: 'Hausnummer',
  houseNumberAddition: 'Hausnummernzusatz',
  postcode: 'Postleitzahl',
  city: 'Ort',
  region: 'Bundesland oder Region',
  country: 'Land',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  taxStatus: 'Steuer',
  minimumOrder: 'Mindestbestellwert',
  representative: 'Ansprechpartner',
  notes: 'Bemerkungen',
  billingEmail: 'E-Mail für Rechnungen',
  invoiceForm: 'Form der Rechnung',
  buyerReference: 'Käuferreferenz',
  ledgerAccount: 'Debitorenkonto',
  phone: 'Telefon',
  creditLimit: 'Kreditlimit',
}

export const customerAnswerNames: Translated<typeof englishAnswers> = {
  currency: 'Währung der Beträge',
  reverseCharge: 'Reverse-Charge-Verfahren',
  blocked: 'Gesperrt',
  active: 'Aktiv',
}
