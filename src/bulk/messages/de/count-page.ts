/** German: see ../count-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { countMessages as english } from '../count-page.ts'

export const countMessages: Translated<typeof english> = {
  title: 'Inventur',
  description: 'Zähllisten nach Kategorie, zum Drucken oder Ausfüllen.',
  lead: 'Wählen Sie eine Kategorie, und drucken Sie ihre Zählliste oder füllen Sie sie hier aus. Der Bestand ändert sich erst, wenn Sie die Zählung anwenden.',
  category: 'Kategorie',
  choose: 'Kategorie wählen',
  option: (value, count) => `${value} (${displayNumber(count)})`,
  noTools: 'Noch keine Werkzeuge zu zählen',
  noToolsDetail: 'Legen Sie zuerst Werkzeuge an, oder importieren Sie eine Liste.',
  none: 'In dieser Kategorie ist kein Werkzeug im Verkauf',
  sheetOf: (category) => `Zählliste: ${category}`,
  fileName: (category) => `zaehlliste-${category.replace(/[^\w-]+/g, '-')}.csv`,
  print: 'Drucken',
  download: 'Zählliste als Datei',
  tool: 'Werkzeug',
  sku: 'Artikelnummer',
  books: 'Sollbestand',
  counted: 'Gezählt',
  countedOf: (name) => `Gezählt: ${name}`,
  number: displayNumber,
  check: 'Änderungen prüfen',
  emptyStays:
    'Leere Zeilen gelten als nicht gezählt. Der Bestand dieser Werkzeuge bleibt unverändert.',
  nothingCounted:
    'Es wurde noch nichts gezählt. Geben Sie die gezählte Menge mindestens eines Werkzeugs ein.',
}
