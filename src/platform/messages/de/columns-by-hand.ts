/** German: see ../columns-by-hand.ts. */
import type { Translated } from '../../languages/translated.ts'
import { displayNumber } from '../../money/money.ts'
import type { columnsByHandMessages as english } from '../columns-by-hand.ts'

export const columnsByHandMessages: Translated<typeof english> = {
  open: 'Spalten manuell wählen',
  heading: 'Spalten der Datei',
  help:
    'Wählen Sie für jede Spalte, was sie enthält. Unten sehen Sie die ersten Zeilen so, wie sie gelesen werden. Ihre Auswahl wird ' +
    'für die nächste Datei desselben Absenders gespeichert.',
  kept: 'Für die Spalten gilt die Auswahl einer früheren Datei mit denselben Überschriften.',
  asked:
    'Für Dateien mit diesen Überschriften ist eine abweichende Spaltenauswahl gespeichert. Wählen Sie den Absender ' +
    'dieser Datei.',
  sender: 'Absender der Datei',
  senderHelp: 'Zum Wiedererkennen der nächsten Datei, etwa Sparkasse Hafenstadt',
  earlier: 'Gespeicherte Auswahl von',
  earlierHelp: 'Dateien mit denselben Überschriften',
  otherSender: 'Anderer Absender',
  noSender: 'Absender ohne Namen',
  reading: 'Spalten werden gelesen',
  none: 'Es wurden keine Spalten gefunden. Wählen Sie eine Tabelle im Format CSV, XLSX oder ODS, höchstens 25 MB.',
  failed: 'Die Spalten konnten nicht gelesen werden. Versuchen Sie es erneut.',
  sheet: 'Tabellenblatt',
  headingRow: 'Zeile mit den Überschriften',
  noHeadings: 'Keine, die Datei hat keine Überschriften',
  rowOf: (row, cells) =>
    `Zeile ${displayNumber(row)}: ${cells.filter(Boolean).join(' · ').slice(0, 80)}`,
  column: (heading, column) => heading.trim() || `Spalte ${column + 1}`,
  emptyColumn: 'Leer',
  notUsed: 'Nicht verwendet',
  done: 'Die Datei wurde mit den gewählten Spalten gelesen.',
  notKept:
    'Die Datei wurde gelesen. Die Spaltenauswahl konnte nicht für die nächste Datei gespeichert werden.',
  notRead: 'Die Datei wurde nicht gelesen. Der Grund steht oben.',
  decimals: 'Schreibweise der Beträge',
  numbers: 'Schreibweise der Zahlen',
  decimalNames: {
    '': 'Wie in der Datei',
    comma: '1.234,50',
    dot: '1,234.50',
    cents: 'In Cent: 123450 bedeutet 1.234,50',
  },
  dayOrder: 'Schreibweise der Datumsangaben',
  dayNames: {
    '': 'Wie in der Datei',
    day: 'Tag zuerst: 31.12.',
    month: 'Monat zuerst: 12/31',
  },
  preview: 'Vorschau der ersten Zeilen',
  nothingChosen: 'Es wurde noch keine Spalte gewählt.',
  twice: (label) => `„${label}“ ist für zwei Spalten gewählt. Behalten Sie nur eine davon.`,
  read: 'Datei mit diesen Spalten lesen',
  forget: 'Auswahl verwerfen und Überschriften der Datei verwenden',
}
