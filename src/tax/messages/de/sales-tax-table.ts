/** German: see ../sales-tax-table.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { salesTaxTableMessages as english } from '../sales-tax-table.ts'

const rows = (count: number): string => displayCount(count, 'Steuersatz', 'Steuersätze')

export const salesTaxTableMessages: Translated<typeof english> = {
  title: 'Sales Tax der USA',
  description: 'Steuersätze der Sales Tax nach US-Bundesstaat.',
  back: 'Steuereinstellungen',
  lead: 'Steuersätze nach Bundesstaat, für Countys und Städte nach ZIP Code. Ohne Steuersatz wird keine Steuer berechnet. Passen mehrere Zeilen, gilt die Zeile mit den wenigsten ZIP Codes.',
  off: 'Diese Steuersätze werden nicht verwendet. Wählen Sie in den Einstellungen die Vereinigten Staaten als Land des Shops, geben Sie seinen ZIP Code ein, und schalten Sie die Steuerberechnung ein.',
  none: 'Noch keine Steuersätze.',
  state: 'Bundesstaat',
  states: 'Bundesstaaten mit Sales Tax',
  rates: 'Steuersätze',
  range: 'Prozent, von und bis',
  rangeText: (lowest, highest) =>
    lowest === highest
      ? `${displayNumber(lowest)} %`
      : `${displayNumber(lowest)} bis ${displayNumber(highest)} %`,
  show: (name) => `Steuersätze: ${name}`,
  remove: 'Entfernen',
  removeOf: (name) => `Alle Steuersätze entfernen: ${name}`,
  sureToRemove: (name, count) =>
    `${name}: ${rows(count)} ${count === 1 ? 'wird' : 'werden'} entfernt, einschließlich früherer Steuersätze. Für diesen Bundesstaat wird dann keine Sales Tax mehr berechnet. Bestehende Aufträge und Belege ändern sich nicht.`,
  removed: (name) => `Für diesen Bundesstaat wird keine Sales Tax mehr berechnet: ${name}`,
  actions: 'Aktionen',
  zips: 'ZIP Codes',
  wholeState: 'Der ganze Bundesstaat',
  county: 'County oder Ort',
  percent: 'Prozent',
  from: 'Gültig ab',
  add: 'Steuersatz hinzufügen',
  zipsHelp:
    'Ein ZIP Code (43215) oder ein Bereich (43004-43099). Ohne Angabe gilt der Steuersatz im ganzen Bundesstaat.',
  countyHelp: 'Käufer sehen zum Beispiel „7,5 % Sales Tax (Franklin County, Ohio)“.',
  percentHelp: 'Der Gesamtsatz von Bundesstaat, County, Stadt und Bezirken, etwa 8,875.',
  fromLabel: 'Gültig ab',
  addButton: 'Steuersatz hinzufügen',
  adding: 'Wird hinzugefügt',
  notAdded: 'Der Steuersatz wurde nicht hinzugefügt.',
  import: 'Datei importieren',
  file: 'Datei',
  fileHelp: 'CSV oder XLSX, höchstens 25 MB. Gespeichert wird erst, wenn Sie bestätigen.',
  columns:
    'Überschriften: State, ZIP code (oder ZIP from und ZIP to), County, Rate, Valid from. State und Rate sind erforderlich. Ohne Valid from gilt ein Steuersatz ab heute. Dateien von Steuerdiensten mit ZipCode, TaxRegionName und EstimatedCombinedRate können Sie unverändert importieren. Ein Wert unter 0,3 ohne Prozentzeichen wird als Dezimalbruch gelesen: 0,0725 bedeutet 7,25 %.',
  reading: (name) => `„${name}“ wird gelesen`,
  plan: (count) => `${rows(count)} ${count === 1 ? 'kann' : 'können'} hinzugefügt werden.`,
  apply: (count) => `${rows(count)} hinzufügen`,
  applied: (added, changed) => `${rows(added)} hinzugefügt, ${displayNumber(changed)} geändert`,
  wrong: (count) =>
    `${displayCount(count, 'Zeile', 'Zeilen')} ${count === 1 ? 'wird' : 'werden'} übersprungen`,
  wrongCaption: 'Übersprungene Zeilen',
  line: 'Zeile',
  why: 'Grund',
  ignored: (headings) => `Nicht gelesene Spalten: ${headings.join(', ')}.`,
  noState:
    'Die Spalte „State“ oder „Rate“ fehlt. Schreiben Sie die Überschriften in die erste Zeile.',
  nothing: 'Unter den Überschriften stehen keine Zeilen.',
  notState: 'Wählen Sie einen Bundesstaat der USA.',
  noSuchState: (text) => `Den Bundesstaat „${text}“ gibt es nicht.`,
  notZips:
    'Geben Sie einen ZIP Code (43215) oder einen Bereich (43004-43099) ein, oder lassen Sie das Feld leer.',
  notPercent: 'Geben Sie einen Prozentsatz von 0 bis 30 ein, mit höchstens drei Nachkommastellen.',
  notDay: 'Geben Sie ein Datum in der Form 2027-01-01 ein.',
  countyNeedsZips: 'Geben Sie die ZIP Codes des Countys ein, weil Adressen kein County enthalten.',
}
