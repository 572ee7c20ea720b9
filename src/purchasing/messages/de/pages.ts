/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { purchasingPageMessages as english } from '../pages.ts'

export const purchasingPageMessages: Translated<typeof english> = {
  title: 'Einkauf',
  description: 'Bestellvorschläge, Bestelltes und Ladenhüter.',
  settings: 'Lieferzeit und Bevorratung',
  suggestions: {
    lead: 'Werkzeuge, die ihren Meldebestand erreicht haben oder ausverkauft wären, bevor neue Ware eintreffen kann. Die Menge reicht für Lieferzeit und Bevorratung nach den Einstellungen, gerechnet aus dem Absatz der letzten 90 Tage, mit dem Meldebestand als Reserve, in vollen VE. Bestellte Stücke zählen, als wären sie da.',
    caption: 'Zu bestellen, das Knappste zuerst',
    empty: 'Es muss nichts bestellt werden',
    emptyDetail:
      'Werkzeuge stehen hier, wenn sie ihren Meldebestand erreichen oder ausverkauft wären, bevor neue Ware eintreffen kann.',
  },
  dead: {
    title: 'Ladenhüter',
    lead: 'Auf Lager und seit 180 Tagen nicht verkauft. Der Wert ist mit dem Preis für ein Stück gerechnet.',
    caption: 'Ladenhüter, höchster Wert zuerst',
    empty: 'Keine Ladenhüter',
    emptyDetail: 'Alle Werkzeuge auf Lager wurden in den letzten 180 Tagen verkauft oder angelegt.',
  },
  purchases: {
    title: 'Beim Lieferanten bestellt',
    lead: 'Vermerke dessen, was Sie bestellt haben. An Lieferanten wird nichts gesendet. Ware, die Sie im Bestand eines Werkzeugs als Wareneingang buchen, erledigt dessen ältesten Vermerk zuerst.',
    caption: {
      open: 'Bestellt und nicht eingegangen, das Neueste zuerst',
      received: 'Bestellt und eingegangen, das Neueste zuerst',
    },
    views: { open: 'Bestellt', received: 'Eingegangen' },
    empty: 'Nichts ist bestellt',
    emptyDetail: 'Wählen Sie „Bestellt“ neben einem Werkzeug, das zu bestellen ist.',
    noneReceived: 'Nichts ist eingegangen',
    noneReceivedDetail: 'Was Sie bestellt haben, steht hier, sobald alles eingegangen ist.',
    print: 'Bestellliste drucken',
    orderedAt: 'bestellt am',
    by: 'vermerkt von',
    pieces: 'Stück',
    receivedOf: (received) => `${displayNumber(received)} eingegangen`,
    receive: 'Eingang buchen',
    receiveOf: (name) => `Eingang buchen: ${name}`,
    reason: 'Beim Lieferanten bestellt',
    isReceived: (pieces, name) => `${displayNumber(pieces)} Stück ${name} sind im Bestand`,
    remove: 'Vermerk entfernen',
    removeOf: (name) => `Vermerk entfernen: ${name}`,
    areRemoved: (count) =>
      count === 1 ? 'Der Vermerk ist entfernt' : `${displayNumber(count)} Vermerke sind entfernt`,
  },
  mark: 'Als bestellt vermerken',
  markShort: 'Bestellt',
  markOf: (name) => `Als bestellt vermerken: ${name}`,
  areMarked: (count) =>
    count === 1
      ? 'Als bestellt vermerkt'
      : `${displayNumber(count)} Werkzeuge als bestellt vermerkt`,
  ordered: (pieces) => `${displayNumber(pieces)} bestellt`,
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
  cost: 'Einkaufswert',
  noCost: '–',
  lastSold: 'zuletzt verkauft',
  never: 'nie',
  value: 'Wert',
}
