/** German: see ../order-pad.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber, displayCount } from '../../../platform/money/money.ts'
import type { orderPadMessages as english } from '../order-pad.ts'

const lines = (count: number): string => displayCount(count, 'Position', 'Positionen')
const smallNumbers = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'] as const
const spellOut = (count: number): string => smallNumbers[count] ?? displayNumber(count)
const states = {
  ready: 'bereit',
  adjust: 'anzupassen',
  short: 'zu wenig auf Lager',
  ambiguous: 'mehrdeutig',
  unknown: 'unbekannt',
  waiting: 'wird geprüft',
} as const

export const orderPadMessages: Translated<typeof english> = {
  columnNames: { sku: 'Artikelnummer', quantity: 'Menge', name: 'Bezeichnung' },
  title: 'Schnellbestellung',
  description:
    'Fügen Sie Artikelnummern und Mengen aus einer Tabelle, E-Mail oder Datei ein. ' +
    'Zu jeder Position sehen Sie sofort Preis und Bestand.',
  lines,
  paste: 'Artikelnummern und Mengen einfügen',
  example: 'HMR-1001 48\n24 x PLR-4018\nMSR-7002; 60',
  help: (max) =>
    'Fügen Sie Tabellenspalten, CSV oder den Text einer E-Mail ein, oder legen Sie eine Datei hier ab. ' +
    `Höchstens ${displayNumber(max)} Positionen.`,
  check: 'Positionen prüfen',
  checking: 'Wird geprüft',
  clear: 'Leeren',
  cleared: 'Die Schnellbestellung ist leer.',
  restore: 'Wiederherstellen',
  file: 'Datei wählen',
  drop: 'Hier ablegen: CSV oder XLSX',
  states,
  head: {
    state: 'Status',
    tool: 'Werkzeug',
    stock: 'Bestand · VE',
    changes: 'Änderungen',
    quantity: 'Menge',
    each: 'Einzelpreis',
    total: 'Gesamt',
    remove: 'Entfernen',
  },
  table: 'Positionen der Schnellbestellung',
  quantityOf: (name) => `Menge: ${name}`,
  removeLine: (name) => `Position entfernen: ${name}`,
  quoted: (text) => `„${text}“`,
  partNumber: (number) => `Ihre Artikelnummer ${number}`,
  addedUp: (parts) => `${spellOut(parts.length)} Positionen zusammengefasst: ${parts.join(' + ')}`,
  packs: (pack) => (pack > 1 ? `VE ${displayNumber(pack)}` : 'einzeln'),
  matches: (count) => (count === 1 ? 'Ein Treffer:' : `${spellOut(count)} Treffer.`),
  closestMatches: 'Diese Artikelnummer gibt es nicht. Ähnliche Artikelnummern:',
  noMatches: 'Kein Werkzeug hat diese Artikelnummer oder Bezeichnung.',
  notOrdered: 'nicht bestellt',
  noQuantity: 'Geben Sie eine Menge ein.',
  notWhole: (written) => `„${written}“ ist keine ganze Stückzahl.`,
  left: (stock, requested) =>
    `Von ${displayNumber(requested)} Stück ${stock === 1 ? 'ist' : 'sind'} ${displayNumber(stock)} auf Lager.`,
  use: (quantity) => `${displayNumber(quantity)} übernehmen`,
  take: (quantity) => `${displayNumber(quantity)} bestellen`,
  useOneOf: (quantities) => `Mögliche Mengen: ${quantities.map(displayNumber).join(' oder ')}.`,
  ready: (count) => `${displayNumber(count)} bereit`,
  others: (count) =>
    (['adjust', 'short', 'ambiguous', 'unknown', 'waiting'] as const)
      .filter((state) => count[state] > 0)
      .map((state) => `${displayNumber(count[state])}\u00a0${states[state]}`)
      .join(' · '),
  add: (count) =>
    count === 0
      ? 'Noch keine Position bereit'
      : count === 1
        ? '1 Position in den Warenkorb'
        : `${displayNumber(count)} Positionen in den Warenkorb`,
  added: (count) => `${lines(count)} in den Warenkorb gelegt`,
  addedMore: (count, open) =>
    `${lines(count)} in den Warenkorb gelegt. ` +
    (open === 0
      ? 'Die Schnellbestellung ist jetzt leer.'
      : `${lines(open)} ${open === 1 ? 'ist' : 'sind'} noch zu berichtigen.`),
  openCart: 'Zum Warenkorb',
  onlyOpen: 'Nur zu berichtigende Positionen',
  problemsFirst: 'Zu berichtigende Positionen zuerst',
  takeSuggestions: (count) =>
    count === 1 ? 'Vorschlag übernehmen' : `Alle ${displayNumber(count)} Vorschläge übernehmen`,
  download: 'Mit Hinweisen herunterladen',
  fileName: 'schnellbestellung.csv',
  columns: [
    'Artikelnummer',
    'Bezeichnung',
    'Menge',
    'Status',
    'Einzelpreis',
    'Gesamt',
    'Zu berichtigen',
    'Ursprünglicher Text',
  ],
  emptyTitle: 'Noch keine Positionen',
  empty:
    'Fügen Sie eine Liste ein, erfassen Sie Artikelnummern Zeile für Zeile über Tastatur oder Scanner, oder legen Sie eine ' +
    'CSV- oder XLSX-Datei ab. Zu jeder Position sehen Sie den Preis und ob sie bestellt werden kann. Ein Konto ist nicht nötig.',
  leftOut: (count) =>
    `${lines(count)} ohne Artikelnummer oder Menge ${count === 1 ? 'wurde' : 'wurden'} übersprungen`,
  ofAnsweredMail: (count) =>
    `${lines(count)} aus der zitierten E-Mail ${count === 1 ? 'wurde' : 'wurden'} übersprungen`,
  otherFormat: (kind) =>
    `Die Datei ist ${kind}. Fügen Sie die Positionen als Text ein, oder legen Sie eine CSV- oder XLSX-Datei ab.`,
  tooMany: (count, max) =>
    `Die Liste hat ${displayNumber(count)} Positionen, möglich sind höchstens ${displayNumber(max)}. ` +
    'Es wurde nichts hinzugefügt. Teilen Sie die Liste, und prüfen Sie die Teile nacheinander.',
  noLines: (name) => `„${name}“ enthält keine Zeile mit Artikelnummer oder Bezeichnung.`,
  read: (name, count) => `${lines(count)} aus „${name}“ gelesen`,
  sheets: (name, count) =>
    `„${name}“ hat ${displayNumber(count)} Tabellenblätter. Die Positionen stammen aus:`,
  sheetsHelp:
    'Gelesen wird das erste Tabellenblatt. Wenn Sie ein anderes Tabellenblatt wählen, werden diese Positionen ersetzt.',
  sheet: (name, count) => `${name} · ${lines(count)}`,
  failed: 'Die Positionen konnten nicht geprüft werden',
  checkedAt: 'Aktuelle Preise und Bestände.',
  order: (number) => `Bestellung ${number} erneut aufgeben`,
  unchanged: 'Mengen und Preise sind wie in der früheren Bestellung.',
  priceChanged: (then, now) => `Vorher ${then}, jetzt ${now}`,
  noLongerSold: 'Nicht mehr im Verkauf',
  notInOrder: 'In der früheren Bestellung nicht enthalten',
  orderedQuantity: (quantity) => `damals ${displayNumber(quantity)}`,
  noOrder: (number) => `Bestellung ${number} ist keine Ihrer Bestellungen.`,
}
