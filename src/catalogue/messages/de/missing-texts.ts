/** German: see ../missing-texts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { missingTextsMessages as english } from '../missing-texts.ts'

export const missingTextsMessages: Translated<typeof english> = {
  title: 'Fehlende Texte',
  description: 'Werkzeuge, Kategorien und Marken, denen Texte in einer Sprache des Shops fehlen.',
  lead: 'Werkzeuge im Verkauf, Kategorien und Marken. Solange ein Text fehlt, sehen Käufer den Text in der Sprache des Shops.',
  caption: 'Fehlende Texte, nach Art und Namen',
  name: 'Name',
  kind: 'Art oder Artikelnummer',
  language: 'Sprache',
  missing: 'Es fehlt',
  kinds: { tools: 'Werkzeug', categories: 'Kategorie', brands: 'Marke' },
  views: { all: 'Alle', tools: 'Werkzeuge', categories: 'Kategorien', brands: 'Marken' },
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
  emptyDetail: 'Alle Texte sind in jeder Sprache des Shops vorhanden.',
  oneLanguage: 'Der Shop hat nur eine Sprache',
  oneLanguageDetail:
    'Weitere Sprachen fügen Sie unter „Einstellungen“, „Land, Währung, Zeit“ hinzu.',
}
