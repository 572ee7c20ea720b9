/** German: see ../page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayCount } from '../../../platform/money/money.ts'
import type { partNumberPageMessages as english } from '../page.ts'

const numbers = (count: number) =>
  displayCount(count, 'eigene Artikelnummer', 'eigene Artikelnummern')
const rows = (count: number) => displayCount(count, 'Zeile', 'Zeilen')

export const partNumberPageMessages: Translated<typeof english> = {
  columnNames: { number: 'Artikelnummer der Firma', sku: 'Artikelnummer des Shops' },
  title: (company) =>
    company === undefined ? 'Eigene Artikelnummern' : `Artikelnummern von ${company}`,
  description: 'Die eigenen Nummern einer Firma für Werkzeuge dieses Shops.',
  link: 'Eigene Artikelnummern',
  lead:
    'Ihre eigenen Nummern für unsere Werkzeuge. Suche, Schnellbestellung und Scanner finden diese Nummern, wenn Sie ' +
    'für die Firma einkaufen. Die Nummern stehen auf Bestellungen, Rechnungen und Lieferscheinen.',
  leadStaff:
    'Die eigenen Nummern der Firma für Werkzeuge. Mitglieder der Firma können danach suchen, ebenso Sie selbst, ' +
    'wenn Sie für die Firma bestellen. Die Nummern stehen auf Bestellungen, Rechnungen und Lieferscheinen.',
  toCompany: 'Firmenkonto',
  toRecord: (company) => company,
  search: 'Artikelnummern suchen',
  hint: 'Nummer oder Bezeichnung',
  caption: 'Eigene Artikelnummern',
  number: 'Ihre Artikelnummer',
  customerNumber: 'Artikelnummer des Kunden',
  tool: 'Werkzeug',
  printed: 'auf Bestellungen und Belegen',
  notSold: 'nicht mehr im Verkauf',
  remove: (number) => `${number} entfernen`,
  removed: (number) => `${number} entfernt`,
  sureToRemove: (number) =>
    `Suche und Schnellbestellung finden die Nummer ${number} dann nicht mehr. In früheren Bestellungen bleibt die Nummer erhalten.`,
  removeIt: 'Entfernen',
  keep: 'Behalten',
  empty: 'Noch keine eigenen Artikelnummern',
  emptyDetail:
    'Geben Sie unten eine Nummer ein, oder laden Sie eine Datei mit den beiden Spalten „Ihre Artikelnummer“ und „SKU“.',
  emptyDetailReader: 'Inhaber der Firma können Artikelnummern eingeben.',
  unknown: 'Firma nicht gefunden',
  unknownDetail: 'Diese Firma gibt es nicht, oder Sie kaufen nicht für sie ein.',
  addTitle: 'Artikelnummer eingeben',
  sku: 'Unsere Artikelnummer',
  skuHelp:
    'Unsere Artikelnummer steht auf der Seite des Werkzeugs. Ein Werkzeug kann mehrere Ihrer Nummern haben.',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt',
  added: (number, sku) => `${number} ist jetzt ${sku} zugeordnet`,
  notAdded: 'Es wurde nichts hinzugefügt.',
  importTitle: 'Datei laden',
  file: 'Datei',
  fileHelp:
    'CSV oder XLSX, bis 25 MB, mit den Spalten „Ihre Artikelnummer“ und „SKU“. Ziehen Sie die Datei hierher, oder wählen Sie sie aus. ' +
    'Gespeichert wird erst, wenn Sie das Ergebnis bestätigen.',
  reading: (name) => `„${name}“ wird gelesen`,
  noColumns:
    'Die Datei braucht eine Spalte „Ihre Artikelnummer“ und eine Spalte „SKU“. Schreiben Sie diese Überschriften in die erste Zeile, oder wählen Sie die Spalten manuell.',
  undecided:
    'Es ist unklar, welche Spalte die Artikelnummern des Shops enthält: Entweder enthalten beide Spalten solche Nummern oder keine. ' +
    'Wählen Sie die Spalten manuell.',
  nothing: 'Unter den Spaltenüberschriften stehen keine Daten. Wählen Sie eine andere Datei.',
  wrongField: (field, why) =>
    `${field === 'sku' ? 'Artikelnummer des Shops' : 'Artikelnummer der Firma'}: ${why}`,
  shortened: (text) =>
    `Eine Tabellenkalkulation hat die Nummer zu „${text}“ gekürzt. Geben Sie alle Ziffern als Text ein.`,
  withDecimals: (text) =>
    `„${text}“ kann eine Nummer sein, an die ein Programm Nachkommastellen angehängt hat. Geben Sie die Nummer als Text ein, in der Schreibweise der Firma.`,
  asDay: (text) =>
    `„${text}“ kann eine Nummer sein, aus der eine Tabellenkalkulation ein Datum gemacht hat. Geben Sie die Nummer als Text ein, in der Schreibweise der Firma.`,
  placeholder: (text) =>
    `„${text}“ kann bedeuten, dass die Firma für den Artikel keine Nummer hat. Geben Sie die Nummer ein, oder löschen Sie die Zeile.`,
  several: (text) =>
    `„${text}“ können mehrere Nummern sein. Geben Sie jede Nummer in einer eigenen Zeile ein.`,
  sheetError: (text) =>
    `Eine Formel der Tabelle hat keinen Wert und zeigt „${text}“. Geben Sie die Nummer ein.`,
  flagged: (heading, text) =>
    `„${heading}: ${text}“ kann bedeuten, dass die Nummer nicht verwendet wird. Fügen Sie die Nummer manuell hinzu, wenn sie gebraucht wird.`,
  unseen:
    'Die Zeile ist in der Datei ausgeblendet, oder eine ihrer Zellen ist durchgestrichen, winzig oder in der Farbe des Hintergrunds. Fügen Sie die Nummer manuell hinzu, wenn sie gebraucht wird.',
  notYet: (heading, text) =>
    `Die Nummer gilt erst ab „${heading}: ${text}“. Laden Sie die Liste an diesem Tag oder später noch einmal.`,
  notApproved: (heading, text) =>
    `„${heading}: ${text}“ bedeutet, dass die Firma die Nummer nicht verwendet. Laden Sie die Liste noch einmal, wenn die Nummer freigegeben ist.`,
  otherQuantity: (heading, text) =>
    `„${heading}: ${text}“ kann bedeuten, dass die Nummer für mehrere Einheiten des Werkzeugs steht. Steht die Nummer für eine Einheit, tragen Sie die Nummer manuell ein.`,
  gone: (heading, text) =>
    `„${heading}: ${text}“ bedeutet, dass die Nummer nicht mehr verwendet wird. Fügen Sie die Nummer manuell hinzu, wenn sie noch gebraucht wird.`,
  customerNumbers: (heading, text) =>
    `„${heading}“ enthält offenbar die Kundennummer: „${text}“ kommt mehrmals vor. Nennen Sie die Spalte der Artikelnummern „Ihre Artikelnummer“, oder wählen Sie die Spalten manuell.`,
  severalCustomers: (heading, text, other) =>
    `Die Datei enthält Zeilen mehrerer Kunden: „${text}“ und „${other}“ unter „${heading}“. Speichern Sie für jeden Kunden eine eigene Datei.`,
  twoColumns: (heading, other) =>
    `„${heading}“ und „${other}“ kommen beide als Spalte mit den Artikelnummern in Frage. Wählen Sie die Spalten manuell.`,
  newColumn: (heading, fresh) =>
    `„${fresh}“ enthält andere Nummern als „${heading}“, und es ist unklar, welche davon gelten. Wählen Sie die Spalten manuell.`,
  plan: (fresh, changed, same) =>
    `${displayNumber(fresh)} neu, ${displayNumber(changed)} mit einem anderen Werkzeug, ` +
    `${displayNumber(same)} unverändert.`,
  nothingNew: 'Alle Nummern dieser Datei gibt es schon.',
  nothingRight:
    'Keine Zeile dieser Datei kann gespeichert werden. Korrigieren Sie die Datei, oder wählen Sie eine andere.',
  apply: (count) => `${numbers(count)} speichern`,
  applying: 'Wird gespeichert',
  applied: (count) => `${numbers(count)} gespeichert`,
  wrong: (count) => `${rows(count)} übersprungen`,
  wrongCaption: 'Übersprungene Zeilen',
  moved: (count) => `${numbers(count)} für ein anderes Werkzeug`,
  movedCaption: 'Artikelnummern, die zu einem anderen Werkzeug wechseln',
  before: 'Bisher',
  after: 'Künftig',
  row: 'Zeile',
  why: 'Grund',
  more: (shown, count) =>
    `Die ersten ${displayNumber(shown)} von ${displayNumber(count)} werden angezeigt.`,
}
