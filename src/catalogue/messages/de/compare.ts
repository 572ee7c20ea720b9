/** German: see ../compare.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { compareMessages as english } from '../compare.ts'

export const compareMessages: Translated<typeof english> = {
  title: 'Werkzeuge vergleichen',
  description:
    'Bis zu vier Werkzeuge nebeneinander: Preise, Bestelleinheiten, Bestand und technische Daten.',
  tools: (count) => (count === 1 ? '1 Werkzeug' : `${count} Werkzeuge`),
  emptyTitle: 'Noch keine Werkzeuge zum Vergleichen',
  empty:
    'Wählen Sie auf den Seiten von bis zu vier Werkzeugen „Vergleichen“, um sie hier nebeneinander zu sehen.',
  toList: 'Zum Sortiment',
  gone: (count) =>
    count === 1
      ? 'Eines der Werkzeuge ist nicht mehr im Verkauf.'
      : `${count} der Werkzeuge sind nicht mehr im Verkauf.`,
  another:
    'Wählen Sie auf der Seite eines weiteren Werkzeugs „Vergleichen“, um beide nebeneinander zu sehen.',
  onlyDifferences: 'Nur Unterschiede',
  remove: 'Entfernen',
  removeOf: (name) => `${name} aus dem Vergleich entfernen`,
  caption: 'Verglichene Werkzeuge',
  tool: 'Werkzeug',
  prices: 'Preis',
  terms: 'Bestelleinheit',
  stock: 'Bestand',
  rating: 'Bewertung',
  brand: 'Marke',
  order: 'Kleinste Bestellung',
  noValue: '–',
}
