/** German: see ../columns-by-hand.ts. */
import type { Translated } from '../../languages/translated.ts'
import { displayNumber } from '../../money/money.ts'
import type { columnsByHandMessages as english } from '../columns-by-hand.ts'

export const columnsByHandMessages: Translated<typeof english> = {
  open: 'Spalten von Hand wählen',
  heading: 'Spalten der Datei',
  help:
    'Wählen Sie, was jede Spalte enthält. Unten stehen die ersten Zeilen so, wie sie gelesen werden. Ihre Wahl wird ' +
    'für die nächste Datei desselben Absenders gespeichert.',
  kept: 'Die Spalten werden so gelesen, wie es für eine frühere Datei mit diesen Überschriften gewählt wurde.',
  asked:
    'Dateien mit diesen Überschriften wurden auf eine Weise gelesen, die die Überschriften nicht zeigen. Wählen Sie, wer diese ' +
    'gesendet hat.',
  sender: 'Absender der Datei',
  senderHelp: 'Für die nächste Datei: Sparkasse Hafenstadt',
  earlier: 'Früher gewählt für',
  earlierHelp: 'Dateien mit denselben Überschriften',
  otherSender: 'Ein anderer Absender',
  noSender: 'Ein Absender ohne Namen',
  reading: 'Spalten werden gelesen',
  none: 'Es wurden keine Spalten gefunden. Wählen Sie eine Tabelle: CSV, XLSX oder ODS, bis 25 MB.',
  failed: 'Die Spalten konnten nicht gelesen werden. Versuchen Sie es noch einmal.',
  sheet: 'Tabellenblatt',
  headingRow: 'Die Überschriften stehen in',
  noHeadings: 'Keiner Zeile: Die Datei hat keine',
  rowOf: (row, cells) =>
    `Zeile ${displayNumber(row)}: ${cells.filter(Boolean).join(' · ').slice(0, 80)}`,
  column: (heading, column) => heading.trim() || `Spalte ${column + 1}`,
  emptyColumn: 'Leer',
  notUsed: 'Nicht verwendet',
  done: 'Die Datei ist mit den gewählten Spalten gelesen.',
  notKept: 'Die Datei ist gelesen. Die Wahl konnte nicht für die nächste Datei gespeichert werden.',
  notRead: 'Die Datei wurde nicht gelesen. Der Grund steht oben.',
  decimals: 'Beträge sind geschrieben als',
  numbers: 'Zahlen sind geschrieben als',
  decimalNames: {
    '': 'Wie die Datei es zeigt',
    comma: '1.234,50',
    dot: '1,234.50',
    cents: 'In Cent: 123450 ist 1.234,50',
  },
  dayOrder: 'Tage sind geschrieben als',
  dayNames: {
    '': 'Wie die Datei es zeigt',
    day: 'Tag zuerst: 31.12.',
    month: 'Monat zuerst: 12/31',
  },
  preview: 'Die ersten Zeilen, wie sie gelesen werden',
  nothingChosen: 'Noch ist keine Spalte gewählt.',
  twice: (label) => `Zwei Spalten sind „${label}“. Wählen Sie eine.`,
  read: 'Datei mit diesen Spalten lesen',
  forget: 'Überschriften der Datei verwenden',
}
