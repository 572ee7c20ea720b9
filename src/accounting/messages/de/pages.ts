/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { accountingPageMessages as english } from '../pages.ts'

const payments = (count: number): string => displayCount(count, 'Zahlung', 'Zahlungen')

export const accountingPageMessages: Translated<typeof english> = {
  title: 'Buchhaltung',
  description: 'Belege und Zahlungen eines Monats als Dateien für die Buchhaltung.',
  lead: 'Jeder Export erhält eine Nummer und enthält alle noch nicht exportierten Belege und Zahlungen. Spätere Belege und Zahlungen werden mit dem nächsten Export ausgegeben.',
  month: 'Bis Ende',
  holds: (documents, paid) =>
    `Noch nicht exportiert: ${displayCount(documents, 'Rechnung oder Gutschrift', 'Rechnungen und Gutschriften')} ` +
    `und ${payments(paid)}.`,
  nothing: 'Bis zum Ende des gewählten Monats gibt es nichts zu exportieren.',
  act: 'Exportieren',
  busy: 'Wird exportiert',
  done: (number) => `Export ${number} ist fertig`,
  caption: 'Exporte, die neuesten zuerst',
  number: 'Nr.',
  name: (number) => `Export ${number}`,
  until: 'bis',
  made: 'erstellt',
  contents: 'Inhalt',
  contentsOf: (documents, paid) =>
    `${displayCount(documents, 'Beleg', 'Belege')}, ${payments(paid)}`,
  invoiced: 'berechnet',
  credited: 'gutgeschrieben',
  paid: 'bezahlt',
  files: 'Dateien',
  journal: 'CSV',
  journalOf: (number) => `Export ${number} als CSV speichern`,
  datev: (month) => `DATEV ${month}`,
  datevOf: (number, month) => `DATEV ${month} aus Export ${number} speichern`,
  customers: (month) => `Debitoren ${month}`,
  customersOf: (number, month) => `Debitoren zu DATEV ${month} aus Export ${number} speichern`,
  saved: (name) => `${name} wurde gespeichert`,
  empty: 'Noch keine Exporte',
  emptyDetail:
    'Wählen Sie oben einen Monat. Export 1 enthält dann alle Rechnungen, Gutschriften und Zahlungen bis zum Ende dieses Monats.',
  missing: 'Für DATEV-Dateien fehlen diese Einstellungen:',
  settings: 'Einstellungen der Buchhaltung',
  sales: 'Umsätze nach Steuersatz und Land',
  salesLead:
    'Rechnungen abzüglich Gutschriften eines Zeitraums nach Rechnungsdatum, für Umsatzsteuer-Voranmeldungen.',
  from: 'Von',
  to: 'Bis',
  saveSales: 'Als CSV speichern',
}
