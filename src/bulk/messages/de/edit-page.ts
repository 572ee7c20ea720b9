/** German: see ../edit-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney, displayNumber } from '../../../platform/money/money.ts'
import type { editMessages as english } from '../edit-page.ts'

const count = (tools: number): string => displayCount(tools, 'Werkzeug', 'Werkzeuge')

export const editMessages: Translated<typeof english> = {
  title: 'Massenbearbeitung',
  description: 'Preise und Felder vieler Werkzeuge auf einmal ändern.',
  lead: 'Wählen Sie Werkzeuge und Änderungen, prüfen Sie alle alten und neuen Werte, und wenden Sie die Änderungen jetzt oder später an.',
  choose: 'Werkzeuge',
  words: 'Diese Werkzeuge durchsuchen',
  wordsHelp: 'Name, Marke, Artikelnummer',
  brand: 'Marke',
  category: 'Kategorie',
  all: { brand: 'Alle Marken', category: 'Alle Kategorien' },
  option: (value, tools) => `${value} (${displayNumber(tools)})`,
  chosen: (tools, isExact) => `${isExact ? '' : 'Mindestens '}${count(tools)} im Verkauf`,
  chosenByHand: (tools) => `${count(tools)}, unter „Artikel verwalten“ ausgewählt`,
  prices: 'Preise',
  percent: 'Änderung in Prozent',
  percentHelp: '3 bedeutet drei Prozent mehr, −10 bedeutet zehn Prozent weniger.',
  step: 'Gerundet auf',
  stepName: (cents) => displayMoney(cents),
  ladder: 'Auch Staffelpreise',
  formula: 'Stattdessen Preis nach Formel',
  formulaHelp: 'Zum Beispiel: price × 1.03, to .05 (Preis mal 1,03, auf 0,05 gerundet).',
  fields: 'Felder',
  fieldsHelp: 'Leere Felder bleiben unverändert.',
  check: 'Änderungen prüfen',
  nothingYet: 'Nichts ändert sich, bis Sie die Änderungen anwenden.',
  notPercent: (text) => `„${text}“ ist keine Zahl. Geben Sie zum Beispiel 3 oder −2,5 ein.`,
  oneOfBoth:
    'Ändern Sie Preise in Prozent oder nach Formel, nicht beides. Leeren Sie eines der beiden Felder.',
  nothingToChange:
    'Noch keine Änderungen. Geben Sie einen Prozentsatz, eine Formel oder ein Feld ein.',
}
