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
    'Ihre eigenen Nummern für unsere Werkzeuge. Suche, Schnellbestellung und Scanner finden sie, wenn Sie ' +
    'für die Firma einkaufen. Sie stehen auf Bestellungen, Rechnungen und Lieferscheinen.',
  leadStaff:
    'Die eigenen Nummern der Firma für Werkzeuge. Ihre Mitglieder können danach suchen, Sie ebenso, wenn Sie ' +
    'für die Firma bestellen. Sie stehen auf Bestellungen, Rechnungen und Lieferscheinen.',
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
    `${number} entfernen? Frühere Bestellungen behalten die Nummer. Suche und Schnellbestellung finden sie nicht mehr.`,
  removeIt: 'Entfernen',
  keep: 'Behalten',
  empty: 'Noch keine eigenen Artikelnummern',
  emptyDetail:
    'Geben Sie unten eine ein, oder laden Sie eine Datei mit den beiden Spalten „Ihre Artikelnummer“ und „SKU“.',
  emptyDetailReader: 'Inhaber der Firma können sie eingeben.',
  unknown: 'Firma nicht gefunden',
  unknownDetail: 'Es gibt sie nicht, oder Sie kaufen nicht für sie ein.',
  addTitle: 'Artikelnummer eingeben',
  sku: 'Unsere Artikelnummer',
  skuHelp: 'Wie auf unseren Seiten. Ein Werkzeug kann mehrere Ihrer Nummern haben.',
  add: 'Hinzufügen',
  adding: 'Wird hinzugefügt',
  added: (number, sku) => `${number} ist ${sku}`,
  notAdded: 'Es wurde nichts hinzugefügt.',
  importTitle: 'Datei laden',
  file: 'Datei',
  fileHelp:
    'CSV oder XLSX, bis 25 MB, mit den Spalten „Ihre Artikelnummer“ und „SKU“. Legen Sie sie hier ab, oder wählen Sie sie. ' +
    'Gespeichert wird erst, wenn Sie das Ergebnis bestätigen.',
  reading: (name) => `„${name}“ wird gelesen`,
  noColumns:
    'Es gibt keine Spalte „Ihre Artikelnummer“ oder keine Spalte „SKU“. Schreiben Sie diese Überschriften in die erste Zeile, oder wählen Sie die Spalten von Hand.',
  undecided:
    'Welche Spalte die Artikelnummern des Shops enthält, ist nicht klar: Beide enthalten welche, oder keine. ' +
    'Wählen Sie die Spalten von Hand.',
  nothing: 'Unter den Überschriften steht keine Zeile.',
  wrongField: (field, why) =>
    `${field === 'sku' ? 'Artikelnummer des Shops' : 'Artikelnummer der Firma'}: ${why}`,
  shortened: (text) =>
    `Eine Tabellenkalkulation hat sie zu „${text}“ gekürzt. Geben Sie alle Ziffern ein, als Text.`,
  withDecimals: (text) =>
    `„${text}“ kann eine Nummer sein, an die ein Programm Nachkommastellen angehängt hat. Geben Sie sie als Text ein, wie die Firma sie schreibt.`,
  asDay: (text) =>
    `„${text}“ kann eine Nummer sein, aus der eine Tabellenkalkulation ein Datum gemacht hat. Geben Sie sie als Text ein, wie die Firma sie schreibt.`,
  customerNumbers: (heading, text) =>
    `„${heading}“ ist wohl die Nummer des Kunden: „${text}“ kommt mehrmals vor. Nennen Sie die Spalte der Artikelnummern „Ihre Artikelnummer“, oder wählen Sie die Spalten von Hand.`,
  severalCustomers: (heading, text, other) =>
    `Die Datei enthält Zeilen mehrerer Kunden: „${text}“ und „${other}“ unter „${heading}“. Speichern Sie für jeden eine eigene Datei.`,
  twoColumns: (heading, other) =>
    `„${heading}“ und „${other}“ können beide die Spalte der Artikelnummern sein. Wählen Sie die Spalten von Hand.`,
  newColumn: (heading, fresh) =>
    `In „${fresh}“ stehen andere Nummern als in „${heading}“, und beide können gemeint sein. Wählen Sie die Spalten von Hand.`,
  plan: (fresh, changed, same) =>
    `${displayNumber(fresh)} neu, ${displayNumber(changed)} mit einem anderen Werkzeug, ` +
    `${displayNumber(same)} unverändert.`,
  nothingNew: 'Alle Nummern dieser Datei gibt es schon.',
  nothingRight: 'Keine Zeile dieser Datei kann gelesen werden.',
  apply: (count) => `${numbers(count)} speichern`,
  applying: 'Wird gespeichert',
  applied: (count) => `${numbers(count)} gespeichert`,
  wrong: (count) => `${rows(count)} übergangen`,
  wrongCaption: 'Übergangene Zeilen',
  moved: (count) => `${numbers(count)} für ein anderes Werkzeug`,
  movedCaption: 'Artikelnummern, die zu einem anderen Werkzeug wechseln',
  before: 'Bisher',
  after: 'Künftig',
  row: 'Zeile',
  why: 'Grund',
  more: (shown, count) =>
    `Die ersten ${displayNumber(shown)} von ${displayNumber(count)} sind zu sehen.`,
}
