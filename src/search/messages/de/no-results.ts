/** German: see ../no-results.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { noResultsMessages as english } from '../no-results.ts'

export const noResultsMessages: Translated<typeof english> = {
  noMatch: 'Kein Werkzeug gefunden',
  noMatchForQuery: (q) =>
    `Kein Werkzeug heißt „${q}“. Versuchen Sie es mit weniger Buchstaben oder der Artikelnummer.`,
  noMatchDetail: 'Kein Werkzeug passt zu diesen Filtern.',
  onlyStopWords: (q) =>
    `„${q}“ ist für eine Suche zu allgemein. Geben Sie Name, Größe oder Artikelnummer des Werkzeugs ein.`,
  pastTheEnd:
    'Diese Seite ist jetzt leer: Ihre Werkzeuge wurden verkauft oder stehen auf einer anderen Seite.',
  singleTerms: 'Mit weniger Wörtern',
  categories: 'In diesen Kategorien',
  noTools: 'Noch keine Werkzeuge',
  noToolsDetail: 'Noch ist nichts im Verkauf. Schauen Sie bald wieder vorbei.',
  showAll: 'Alle Werkzeuge anzeigen',
  count: (tools) => `${displayNumber(tools)}${tools < 100 ? '' : '+'}`,
}
