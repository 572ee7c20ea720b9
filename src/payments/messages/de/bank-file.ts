/** German: see ../bank-file.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney, displayNumber } from '../../../platform/money/money.ts'
import type * as english from '../bank-file.ts'

export const certaintyNames: Translated<typeof english.certaintyNames> = {
  sure: 'sicher',
  likely: 'wahrscheinlich',
  unknown: 'unbekannt',
  booked: 'gebucht',
  foreign: 'hier nicht gebucht',
}
export const reasonTexts: Translated<typeof english.reasonTexts> = {
  exact: 'Verwendungszweck und Betrag stimmen genau überein.',
  discount: 'Der Verwendungszweck stimmt überein; der Betrag ist um das Skonto gekürzt.',
  part: 'Der Verwendungszweck stimmt überein; der Betrag ist kleiner als der offene.',
  over: 'Der Verwendungszweck stimmt überein; der Betrag ist größer als der offene.',
  'check-digits':
    'Die Prüfziffern der Zahlungsreferenz sind falsch. Prüfen Sie, ob diese Rechnungen gemeint sind.',
  'name-and-amount': 'Zahler und Betrag stimmen überein; eine Rechnungsnummer fehlt.',
  'several-customers':
    'Der Verwendungszweck nennt Rechnungen mehrerer Kunden. Buchen Sie für jeden eine Zahlung.',
  'several-payments':
    'Es sind mehrere Zahlungen, und die Bank nennt nicht ihre einzelnen Beträge. Fragen Sie die Bank danach, und buchen Sie jede als Zahlung.',
  'nothing-found':
    'Keine offene Rechnung passt. Suchen Sie den Kunden, und buchen Sie die Zahlung von Hand.',
  booked: 'Schon gebucht.',
  currency: 'Nicht in der Währung des Shops.',
}
export const outgoingNames: Translated<typeof english.outgoingNames> = {
  booked: 'abgeglichen',
  sure: 'sicher',
  likely: 'wahrscheinlich',
  unknown: 'unbekannt',
}
export const outgoingTexts: Translated<typeof english.outgoingTexts> = {
  matched: 'Die Buchung der Bank belegt diese Erstattung.',
  recorded: 'Betrag und Verwendungszweck stimmen mit einer gebuchten Erstattung überein.',
  'recorded-amount':
    'Betrag und Tag stimmen mit einer gebuchten Erstattung überein. Der Verwendungszweck nennt sie nicht.',
  number: 'Genannt ist eine Rechnung oder Gutschrift, zu der der Kunde Guthaben hat.',
  'name-and-amount': 'Der Kunde hat ein Guthaben in dieser Höhe.',
  amount: 'Nur dieser Kunde hat ein Guthaben in dieser Höhe. Der Verwendungszweck nennt ihn nicht.',
  'more-than-credit':
    'Genannt ist eine Rechnung oder Gutschrift, aber das Guthaben des Kunden ist kleiner.',
}
export const accountWithoutNumber: Translated<typeof english.accountWithoutNumber> =
  'ein Konto ohne Nummer'

export const bankFileMessages: Translated<typeof english.bankFileMessages> = {
  title: 'Kontoauszug der Bank',
  description: 'Zahlungseingänge und Erstattungen aus einem Kontoauszug der Bank.',
  lead: 'Nichts wird gebucht, bis Sie es bestätigen. Jede Buchung der Bank wird nur einmal gebucht, auch wenn ihre Datei noch einmal gelesen wird.',
  back: 'Offene Posten',
  file: 'Kontoauszug der Bank',
  fileHelp: 'camt (XML), MT940, CSV, XLSX oder ein ZIP davon, bis 5 MB.',
  reading: (name) => `${name} wird gelesen`,
  found: (entries, skipped) =>
    `${displayCount(entries, 'Zahlungseingang', 'Zahlungseingänge')}.` +
    (skipped > 0 ? ` ${displayCount(skipped, 'andere Buchung', 'andere Buchungen')}.` : ''),
  outgoing: 'Erstattungen der Datei',
  payee: 'an',
  refund: 'Erstattung',
  asRefund: (number) => `Erstattung ${number}`,
  match: 'Abgleichen',
  matchOf: (number, amount) => `Erstattung ${number} mit ${amount} abgleichen`,
  matched: (number) => `Erstattung ${number} ist abgeglichen`,
  unmatch: 'Trennen',
  unmatchOf: (number) => `Erstattung ${number} von der Buchung trennen`,
  unmatched: (number) => `Erstattung ${number} ist nicht mehr abgeglichen`,
  record: 'Erstattung buchen',
  recordOf: (amount, name) => `Erstattung von ${amount} an ${name} buchen`,
  recorded: (number) => `Erstattung ${number} ist gebucht`,
  unrelated: (n) =>
    n === 1
      ? '1 Zahlungsausgang betrifft keinen Kunden'
      : `${displayNumber(n)} Zahlungsausgänge betreffen keinen Kunden`,
  unrelatedCaption: 'Zahlungsausgänge ohne Bezug zu Kunden',
  firstOf: (n) => `Gezeigt werden die ersten ${displayNumber(n)}.`,
  account: (account) => `Konto ${account}`,
  others: 'Die Datei enthält auch andere Konten. Deren Zahlungen werden übersprungen:',
  other: (account, entries) =>
    `${account || accountWithoutNumber}: ${displayCount(entries, 'Zahlung', 'Zahlungen')}`,
  refused: 'Diese Zeilen werden übersprungen, weil unklar ist, ob es Zahlungseingänge sind:',
  bookSure: (n) => `${displayCount(n, 'sichere Zahlung', 'sichere Zahlungen')} buchen`,
  booked: (n) => `${displayCount(n, 'Zahlung ist', 'Zahlungen sind')} gebucht`,
  caption: 'Zahlungen der Datei',
  day: 'Tag',
  payer: 'Zahler',
  noPayer: 'Kein Name',
  amount: 'Betrag',
  settles: 'zugeordnet zu',
  state: 'Status',
  reference: 'Verwendungszweck',
  actions: 'Aktionen',
  asPayment: (number) => `Als Zahlung ${number}`,
  discount: (cents) => `${displayMoney(cents)} Skonto`,
  left: (cents) => `${displayMoney(cents)} werden Guthaben`,
  book: 'Buchen',
  bookOf: (amount, payer) => `${amount} von ${payer} buchen`,
  undo: 'Rückgängig',
  undoOf: (number) => `Zahlung ${number} rückgängig machen`,
  undone: (number) => `Zahlung ${number} ist storniert`,
  search: 'Suchen',
  searchOf: (payer) => `Offene Posten von ${payer} suchen`,
  empty: 'Keine Zahlungseingänge',
  emptyDetail: 'Die Datei enthält keine Zahlungseingänge.',
}
