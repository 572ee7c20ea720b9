/** German: see ../accounting.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { journalMessages as english } from '../accounting.ts'

const ofCountry = (country: string): string => (country === '' ? '' : ` ${country}`)

export const journalMessages: Translated<typeof english> = {
  problems: {
    nothingToExport: 'Es gibt nichts zu exportieren',
    monthNotOver: 'Dieser Monat hat noch nicht begonnen',
    accountsMissing: 'In den Einstellungen fehlen Konten',
  },
  nothingToExportDetail: (month) => `Bis Ende ${month} wurde bereits alles exportiert.`,
  monthToComeDetail: (month) =>
    `${month} hat noch nicht begonnen. Wählen Sie einen früheren Monat.`,
  accountsMissingDetail: (missing) =>
    `Tragen Sie unter „Einstellungen“, „Buchhaltung“ ein: ${missing.join('; ')}.`,
  missing: {
    consultant: 'die Beraternummer',
    client: 'die Mandantennummer',
    receivables: 'das Forderungskonto',
    ownAccount: (one, other, account) =>
      `für ${other} ein anderes Konto als ${account} (schon für ${one} verwendet)`,
    customerAccount: (customer, account, digits) =>
      `für ${customer} ein Konto mit ${digits} Ziffern (derzeit ${account})`,
    customers: 'die erste Nummer der Debitorenkonten',
    revenue: (category, rate, country) =>
      `ein Erlöskonto für ${category} ${rate}${ofCountry(country)}`,
    discount: (category, rate, country) =>
      `ein Konto für Skonto auf Erlöse ${category} ${rate}${ofCountry(country)}`,
    method: (method) => `ein Konto für Zahlungen per ${method}`,
  },
  notMonth: 'Geben Sie einen Monat ein, zum Beispiel 2026-11.',
  notDay: 'Geben Sie ein Datum ein, zum Beispiel 2026-11-21.',
  notPeriod: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  tooMany: (count) =>
    `${count} Buchungen sind zu viele für eine DATEV-Datei. Verwenden Sie die CSV-Datei dieses Exports.`,
  label: (number) => `Export ${number}`,
  kinds: {
    invoice: 'Rechnung',
    'credit-note': 'Gutschrift',
    payment: 'Zahlung',
    refund: 'Erstattung',
  },
  categories: {
    S: 'Steuerpflichtig',
    Z: 'Nullsatz',
    E: 'Steuerfrei',
    K: 'Innergemeinschaftliche Lieferung',
    G: 'Ausfuhrlieferung',
    O: 'Nicht steuerbar',
  },
  columns: [
    'Export',
    'Position',
    'Datum',
    'Art',
    'Nummer',
    'Auftrag',
    'Kunde',
    'Land',
    'USt-IdNr.',
    'Steuerkategorie',
    'Steuersatz',
    'Netto',
    'Steuer',
    'Brutto',
    'Währung',
    'Lieferdatum',
    'Fällig am',
    'Bezug',
    'Zahlungsart',
    'Verwendungszweck',
  ],
  salesColumns: [
    'Land',
    'Steuerkategorie',
    'Bedeutung',
    'Steuersatz',
    'Belege',
    'Netto',
    'Steuer',
    'Brutto',
    'Währung',
  ],
  bookingText: {
    invoice: (customer) => `Rechnung ${customer}`,
    'credit-note': (customer) => `Gutschrift ${customer}`,
    payment: (number, customer) => `Zahlung ${number} ${customer}`,
    refund: (number, customer) => `Erstattung ${number} ${customer}`,
    refundReversal: (number, customer) => `Storno Erstattung ${number} ${customer}`,
    reversal: (number, customer) => `Storno Zahlung ${number} ${customer}`,
  },
}
