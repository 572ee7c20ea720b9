/** German: see ../bank-file.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney, displayNumber } from '../../../platform/money/money.ts'
import type * as english from '../bank-file.ts'

export const certaintyNames: Translated<typeof english.certaintyNames> = {
  sure: 'sicher',
  likely: 'wahrscheinlich',
  unknown: 'unbekannt',
  booked: 'gebucht',
  foreign: 'nicht buchbar',
}
export const reasonTexts: Translated<typeof english.reasonTexts> = {
  exact: 'Verwendungszweck und Betrag stimmen genau überein.',
  discount: 'Der Verwendungszweck stimmt überein; vom Betrag ist Skonto abgezogen.',
  part: 'Der Verwendungszweck stimmt überein; der Betrag ist kleiner als der offene Betrag.',
  over: 'Der Verwendungszweck stimmt überein; der Betrag ist größer als der offene Betrag.',
  'check-digits':
    'Die Prüfziffern der Zahlungsreferenz sind falsch. Prüfen Sie, ob die Zahlung zu diesen Rechnungen gehört.',
  'name-and-amount': 'Zahler und Betrag stimmen überein, aber die Rechnungsnummer fehlt.',
  'several-customers':
    'Der Verwendungszweck nennt Rechnungen mehrerer Kunden. Buchen Sie für jeden Kunden eine eigene Zahlung.',
  'several-payments':
    'Die Buchung fasst mehrere Zahlungen zusammen, die Bank nennt aber keine Einzelbeträge. Erfragen Sie die Einzelbeträge bei der Bank, und buchen Sie jede Zahlung einzeln.',
  'nothing-found':
    'Keine offene Rechnung passt zu dieser Zahlung. Suchen Sie den Kunden, und buchen Sie die Zahlung manuell.',
  booked: 'Die Zahlung wurde bereits gebucht.',
  currency: 'Die Zahlung lautet nicht auf die Währung des Shops.',
}
export const outgoingNames: Translated<typeof english.outgoingNames> = {
  booked: 'abgeglichen',
  sure: 'sicher',
  likely: 'wahrscheinlich',
  unknown: 'unbekannt',
}
export const outgoingTexts: Translated<typeof english.outgoingTexts> = {
  matched: 'Die Bankbuchung ist mit dieser Erstattung abgeglichen.',
  recorded: 'Betrag und Verwendungszweck stimmen mit einer gebuchten Erstattung überein.',
  'recorded-amount':
    'Betrag und Datum stimmen mit einer gebuchten Erstattung überein. Im Verwendungszweck ist die Erstattung nicht genannt.',
  number:
    'Der Verwendungszweck nennt eine Rechnung oder Gutschrift, aus der der Kunde ein Guthaben hat.',
  'name-and-amount': 'Der Kunde hat ein Guthaben in dieser Höhe.',
  amount:
    'Nur dieser Kunde hat ein Guthaben in dieser Höhe. Im Verwendungszweck ist der Kunde nicht genannt.',
  'more-than-credit':
    'Der Verwendungszweck nennt eine Rechnung oder Gutschrift, das Guthaben des Kunden ist aber kleiner als der Betrag.',
}
export const accountWithoutNumber: Translated<typeof english.accountWithoutNumber> =
  'ein Konto ohne Nummer'

export const bankFileMessages: Translated<typeof english.bankFileMessages> = {
  title: 'Kontoauszug der Bank',
  description: 'Zahlungseingänge und Erstattungen aus einem Kontoauszug der Bank.',
  lead: 'Gebucht wird erst, wenn Sie bestätigen. Jede Bankbuchung wird nur einmal gebucht, auch wenn Sie dieselbe Datei mehrmals einlesen.',
  file: 'Kontoauszug der Bank',
  fileHelp: 'camt (XML), MT940, CSV, XLSX oder ein ZIP-Archiv damit, höchstens 5 MB.',
  reading: (name) => `${name} wird gelesen`,
  found: (entries, skipped) =>
    `${displayCount(entries, 'Zahlungseingang', 'Zahlungseingänge')}.` +
    (skipped > 0 ? ` ${displayCount(skipped, 'andere Buchung', 'andere Buchungen')}.` : ''),
  outgoing: 'Erstattungen in der Datei',
  payee: 'an',
  refund: 'Erstattung',
  asRefund: (number) => `Erstattung ${number}`,
  match: 'Abgleichen',
  matchOf: (number, amount) => `Erstattung ${number} über ${amount} abgleichen`,
  matched: (number) => `Erstattung ${number} wurde abgeglichen`,
  unmatch: 'Abgleich aufheben',
  unmatchOf: (number) => `Abgleich der Erstattung ${number} aufheben`,
  unmatched: (number) => `Der Abgleich der Erstattung ${number} wurde aufgehoben`,
  record: 'Erstattung buchen',
  recordOf: (amount, name) => `Erstattung von ${amount} an ${name} buchen`,
  recorded: (number) => `Erstattung ${number} wurde gebucht`,
  unrelated: (n) =>
    n === 1
      ? '1 Zahlungsausgang betrifft keinen Kunden'
      : `${displayNumber(n)} Zahlungsausgänge betreffen keinen Kunden`,
  unrelatedCaption: 'Zahlungsausgänge ohne Bezug zu Kunden',
  firstOf: (n) => `Angezeigt werden die ersten ${displayNumber(n)}.`,
  account: (account) => `Konto ${account}`,
  others: 'Die Datei enthält auch Zahlungen anderer Konten. Diese Zahlungen werden übersprungen:',
  other: (account, entries) =>
    `${account || accountWithoutNumber}: ${displayCount(entries, 'Zahlung', 'Zahlungen')}`,
  refused: 'Diese Zeilen werden übersprungen, weil nicht feststeht, ob es Zahlungseingänge sind:',
  bookSure: (n) => `${displayCount(n, 'sichere Zahlung', 'sichere Zahlungen')} buchen`,
  booked: (n) => `${displayCount(n, 'Zahlung wurde', 'Zahlungen wurden')} gebucht`,
  caption: 'Zahlungen in der Datei',
  day: 'Datum',
  payer: 'Zahler',
  noPayer: 'Zahler nicht genannt',
  amount: 'Betrag',
  settles: 'zugeordnet zu',
  state: 'Status',
  reference: 'Verwendungszweck',
  actions: 'Aktionen',
  asPayment: (number) => `Gebucht als Zahlung ${number}`,
  discount: (cents) => `${displayMoney(cents)} Skonto`,
  left: (cents) => `${displayMoney(cents)} werden als Guthaben gebucht`,
  book: 'Buchen',
  bookOf: (amount, payer) => `${amount} von ${payer} buchen`,
  undo: 'Stornieren',
  undoOf: (number) => `Zahlung ${number} stornieren`,
  undone: (number) => `Zahlung ${number} wurde storniert`,
  search: 'Suchen',
  searchOf: (payer) => `Offene Posten von ${payer} suchen`,
  empty: 'Keine Zahlungseingänge',
  emptyDetail: 'Die Datei enthält keine Zahlungseingänge. Wählen Sie eine andere Datei.',
}
