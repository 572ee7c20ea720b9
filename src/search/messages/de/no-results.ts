/** German: see ../no-results.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { noResultsMessages as english } from '../no-results.ts'

export const noResultsMessages: Translated<typeof english> = {
  noMatch: 'Kein Werkzeug gefunden',
  noMatchForQuery: (q) =>
    `Zu „${q}“ wurde kein Werkzeug gefunden. Versuchen Sie es mit einem kürzeren Suchbegriff oder der Artikelnummer.`,
  noMatchDetail: 'Kein Werkzeug passt zu diesen Filtern.',
  onlyStopWords: (q) =>
    `„${q}“ ist für eine Suche zu allgemein. Geben Sie Name, Größe oder Artikelnummer des Werkzeugs ein.`,
  pastTheEnd:
    'Diese Seite der Liste ist jetzt leer. Die Werkzeuge sind nicht mehr im Verkauf oder stehen auf einer anderen Seite.',
  singleTerms: 'Suche mit weniger Wörtern',
  categories: 'Passende Kategorien',
  noTools: 'Noch keine Werkzeuge',
  noToolsDetail: 'Zurzeit ist nichts im Verkauf. Bitte schauen Sie später wieder vorbei.',
  showAll: 'Alle Werkzeuge anzeigen',
  count: (tools) => `${displayNumber(tools)}${tools < 100 ? '' : '+'}`,
}
