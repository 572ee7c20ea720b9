/** German: see ../missing-texts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { missingTextsMessages as english } from '../missing-texts.ts'

export const missingTextsMessages: Translated<typeof english> = {
  title: 'Fehlende Texte',
  description: 'Was in einer Sprache des Shops noch keinen Text hat.',
  lead: 'Artikel im Verkauf, Kategorien und Marken. Bis Sie einen Text schreiben, lesen Käufer ihn in der Sprache des Shops.',
  caption: 'Fehlende Texte, nach Namen',
  name: 'Name',
  kind: 'Art oder Artikelnummer',
  language: 'Sprache',
  missing: 'Es fehlt',
  kinds: { tools: 'Artikel', categories: 'Kategorie', brands: 'Marke' },
  views: { all: 'Alle', tools: 'Artikel', categories: 'Kategorien', brands: 'Marken' },
  parts: {
    name: 'Name',
    family: 'Familie',
    sentence: 'Satz',
    description: 'Beschreibung',
    specs: 'Technische Daten',
  },
  allLanguages: 'Alle Sprachen',
  settings: 'Sprachen',
  empty: 'Es fehlt nichts',
  emptyDetail: 'Hier hat alles seine Texte in jeder Sprache des Shops.',
  oneLanguage: 'Der Shop hat eine Sprache',
  oneLanguageDetail: 'Weitere fügen Sie unter Einstellungen, Land, Währung, Zeit hinzu.',
}
