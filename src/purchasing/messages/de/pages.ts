/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { purchasingPageMessages as english } from '../pages.ts'

export const purchasingPageMessages: Translated<typeof english> = {
  title: 'Einkauf',
  description: 'Bestellvorschläge und Ladenhüter.',
  show: 'Anzeigen',
  lists: { suggestions: 'Zu bestellen', dead: 'Ladenhüter' },
  settings: 'Diese Fristen in den Einstellungen ändern',
  suggestions: {
    lead: 'Werkzeuge, die ihren Meldebestand erreicht haben oder ausverkauft wären, bevor neue Ware eintreffen kann. Die Menge reicht für Lieferzeit und Bevorratung nach den Einstellungen, gerechnet aus dem Absatz der letzten 90 Tage, mit dem Meldebestand als Reserve, in vollen VE. Erwartete Ware ist nicht eingerechnet.',
    caption: 'Zu bestellen, das Knappste zuerst',
    empty: 'Es muss nichts bestellt werden',
    emptyDetail:
      'Werkzeuge stehen hier, wenn sie ihren Meldebestand erreichen oder ausverkauft wären, bevor neue Ware eintreffen kann.',
  },
  dead: {
    lead: 'Auf Lager und seit 180 Tagen nicht verkauft. Der Wert ist mit dem Preis für ein Stück gerechnet.',
    caption: 'Ladenhüter, höchster Wert zuerst',
    empty: 'Keine Ladenhüter',
    emptyDetail: 'Alle Werkzeuge auf Lager wurden in den letzten 180 Tagen verkauft oder angelegt.',
  },
  tool: 'Werkzeug',
  sku: 'Artikelnummer',
  stock: 'auf Lager',
  waiting: (pieces) => `${displayNumber(pieces)} im Rückstand`,
  level: 'Meldebestand',
  noLevel: '–',
  sold: 'Absatz in 90 Tagen',
  lasts: 'Reichweite',
  days: (count) => displayCount(count, 'Tag', 'Tage'),
  quantity: 'bestellen',
  packs: (packs, size) =>
    size === 1 ? '' : `${displayNumber(packs)} VE zu ${displayNumber(size)}`,
  cost: 'Einstandswert',
  noCost: '–',
  lastSold: 'zuletzt verkauft',
  never: 'nie',
  value: 'Wert',
}
