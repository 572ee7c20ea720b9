/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { purchasingPageMessages as english } from '../pages.ts'

export const purchasingPageMessages: Translated<typeof english> = {
  title: 'Einkauf',
  description: 'Bestellvorschläge, offene Bestellungen bei Lieferanten und Ladenhüter.',
  settings: 'Lieferzeit und Bevorratung',
  suggestions: {
    lead: 'Werkzeuge, die ihren Meldebestand erreicht haben oder ausverkauft wären, bevor neue Ware eintreffen kann.',
    basis:
      'Die vorgeschlagene Menge deckt Lieferzeit und Bevorratung laut Einstellungen. Die Menge wird aus dem Absatz der letzten 90 Tage berechnet, mit dem Meldebestand als Reserve, und auf volle VE gerundet. Bereits bestellte Mengen sind berücksichtigt.',
    caption: 'Bestellvorschläge, kürzeste Reichweite zuerst',
    empty: 'Es muss nichts bestellt werden',
    emptyDetail:
      'Hier erscheinen Werkzeuge, die ihren Meldebestand erreichen oder ausverkauft wären, bevor neue Ware eintreffen kann.',
  },
  dead: {
    title: 'Ladenhüter',
    lead: 'Diese Werkzeuge sind auf Lager und wurden seit 180 Tagen nicht verkauft. Der Lagerwert wird mit dem Preis für ein Stück berechnet.',
    caption: 'Ladenhüter, höchster Wert zuerst',
    empty: 'Keine Ladenhüter',
    emptyDetail: 'Alle Werkzeuge auf Lager wurden in den letzten 180 Tagen verkauft oder angelegt.',
  },
  purchases: {
    title: 'Beim Lieferanten bestellt',
    lead: 'Vermerken Sie hier, was Sie bei Lieferanten bestellt haben. Der Shop sendet nichts an Lieferanten. Wenn Sie im Bestand eines Werkzeugs einen Wareneingang buchen, wird der älteste Vermerk dieses Werkzeugs zuerst erledigt.',
    caption: {
      open: 'Bestellt, noch nicht eingegangen, die neuesten zuerst',
      received: 'Bestellt und eingegangen, die neuesten zuerst',
    },
    views: { open: 'Bestellt', received: 'Eingegangen' },
    empty: 'Es ist nichts bestellt',
    emptyDetail:
      'Wählen Sie bei einem Bestellvorschlag „Bestellt“, sobald Sie das Werkzeug bestellt haben.',
    toOrder: 'Zu bestellen',
    noneReceived: 'Noch keine Wareneingänge',
    noneReceivedDetail: 'Vollständig eingegangene Bestellungen erscheinen hier.',
    print: 'Bestellliste drucken',
    orderedAt: 'bestellt am',
    by: 'vermerkt von',
    pieces: 'Stück',
    receivedOf: (received) => `${displayNumber(received)} eingegangen`,
    receive: 'Eingang buchen',
    receiveOf: (name) => `Eingang buchen: ${name}`,
    reason: 'Beim Lieferanten bestellt',
    isReceived: (pieces, name) =>
      `${displayNumber(pieces)} Stück ${name} wurden dem Bestand hinzugefügt`,
    remove: 'Vermerk entfernen',
    removeOf: (name) => `Vermerk entfernen: ${name}`,
    areRemoved: (count) =>
      count === 1
        ? 'Der Vermerk wurde entfernt'
        : `${displayNumber(count)} Vermerke wurden entfernt`,
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
  quantity: 'Bestellmenge',
  packs: (packs, size) =>
    size === 1 ? '' : `${displayNumber(packs)} VE zu ${displayNumber(size)}`,
  cost: 'Einkaufswert',
  noCost: '–',
  lastSold: 'zuletzt verkauft',
  never: 'nie',
  value: 'Wert',
}
