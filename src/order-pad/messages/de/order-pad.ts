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
  short: 'zu wenig da',
  ambiguous: 'mehrdeutig',
  unknown: 'unbekannt',
  waiting: 'wird geprüft',
} as const

export const orderPadMessages: Translated<typeof english> = {
  columnNames: { sku: 'Artikelnummer', quantity: 'Stück', name: 'Bezeichnung' },
  title: 'Schnellbestellung',
  description:
    'Fügen Sie Artikelnummern und Mengen aus einer Tabelle, einer E-Mail oder einer Datei ein: ' +
    'Jede Position zeigt sofort Preis und Bestand.',
  lines,
  paste: 'Artikelnummern und Mengen einfügen',
  example: 'HMR-1001 48\n24 x PLR-4018\nMSR-7002; 60',
  help: (max) =>
    'Spalten einer Tabelle, CSV, Text einer E-Mail. Oder legen Sie eine Datei hier ab. ' +
    `Bis zu ${displayNumber(max)} Positionen.`,
  check: 'Positionen prüfen',
  checking: 'Wird geprüft',
  clear: 'Leeren',
  cleared: 'Die Schnellbestellung ist leer.',
  restore: 'Wiederherstellen',
  file: 'Datei wählen',
  drop: 'Hier ablegen: CSV oder XLSX',
  states,
  head: {
    state: 'Zustand',
    tool: 'Werkzeug',
    stock: 'Bestand · VE',
    changes: 'Was sich geändert hat',
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
  addedUp: (parts) => `${spellOut(parts.length)} Positionen addiert: ${parts.join(' + ')}`,
  packs: (pack) => (pack > 1 ? `VE ${displayNumber(pack)}` : 'einzeln'),
  matches: (count) => (count === 1 ? 'Ein Treffer:' : `${spellOut(count)} Treffer.`),
  closestMatches: 'Diese Artikelnummer gibt es nicht. Am ähnlichsten:',
  noMatches: 'Weder Artikelnummer noch Bezeichnung gefunden.',
  notOrdered: 'nicht bestellt',
  noQuantity: 'Geben Sie eine Menge ein.',
  notWhole: (written) => `„${written}“ ist keine ganze Stückzahl.`,
  left: (stock, requested) =>
    `Von ${displayNumber(requested)} ${stock === 1 ? 'ist' : 'sind'} ${displayNumber(stock)} da.`,
  use: (quantity) => `${displayNumber(quantity)} übernehmen`,
  take: (quantity) => `${displayNumber(quantity)} nehmen`,
  useOneOf: (quantities) => `Möglich: ${quantities.map(displayNumber).join(' oder ')}.`,
  ready: (count) => `${displayNumber(count)} bereit`,
  others: (count) =>
    (['adjust', 'short', 'ambiguous', 'unknown', 'waiting'] as const)
      .filter((state) => count[state] > 0)
      .map((state) => `${displayNumber(count[state])}\u00a0${states[state]}`)
      .join(' · '),
  add: (count) =>
    count === 0
      ? 'Noch keine Position ist bereit'
      : count === 1
        ? '1 Position in den Warenkorb'
        : `${displayNumber(count)} Positionen in den Warenkorb`,
  added: (count) => `${lines(count)} ${count === 1 ? 'liegt' : 'liegen'} im Warenkorb`,
  addedMore: (count, open) =>
    `${lines(count)} ${count === 1 ? 'liegt' : 'liegen'} im Warenkorb. ` +
    (open === 0
      ? 'Die Schnellbestellung ist jetzt leer.'
      : `${lines(open)} ${open === 1 ? 'bleibt' : 'bleiben'} hier und ${open === 1 ? 'ist' : 'sind'} zu berichtigen.`),
  openCart: 'Zum Warenkorb',
  onlyOpen: 'Nur was zu berichtigen ist',
  problemsFirst: 'Was zu berichtigen ist zuerst',
  takeSuggestions: (count) =>
    count === 1 ? 'Vorschlag übernehmen' : `Alle ${displayNumber(count)} Vorschläge übernehmen`,
  download: 'Mit Hinweisen herunterladen',
  fileName: 'schnellbestellung.csv',
  columns: [
    'Artikelnummer',
    'Bezeichnung',
    'Menge',
    'Zustand',
    'Einzelpreis',
    'Gesamt',
    'Zu berichtigen',
    'Wie geschrieben',
  ],
  emptyTitle: 'Noch keine Positionen',
  empty:
    'Fügen Sie eine Liste ein, geben oder scannen Sie Artikelnummern Zeile für Zeile ein, oder legen Sie eine ' +
    'CSV- oder XLSX-Datei ab. Jede Position zeigt ihren Preis und ob sie bestellt werden kann. Ein Konto brauchen Sie nicht.',
  leftOut: (count) =>
    `${lines(count)} ohne Artikelnummer oder Menge ${count === 1 ? 'wurde' : 'wurden'} übergangen`,
  ofAnsweredMail: (count) =>
    `${lines(count)} aus der zitierten E-Mail ${count === 1 ? 'wurde' : 'wurden'} ausgelassen`,
  otherFormat: (kind) =>
    `Das ist ${kind}. Fügen Sie die Positionen als Text ein, oder legen Sie sie als CSV oder XLSX ab.`,
  tooMany: (count, max) =>
    `${displayNumber(count)} Positionen sind mehr als die ${displayNumber(max)}, die hier Platz haben. ` +
    'Teilen Sie die Liste und prüfen Sie einen Teil nach dem anderen. Es wurde nichts hinzugefügt.',
  noLines: (name) => `„${name}“ enthält keine Zeile mit Artikelnummer oder Bezeichnung.`,
  read: (name, count) => `${lines(count)} aus „${name}“ gelesen`,
  sheets: (name, count) =>
    `„${name}“ hat ${displayNumber(count)} Tabellenblätter. Die Positionen sind aus:`,
  sheetsHelp: 'Gelesen wird das erste Blatt. Ein anderes ersetzt diese Positionen.',
  sheet: (name, count) => `${name} · ${lines(count)}`,
  failed: 'Die Positionen konnten nicht geprüft werden',
  checkedAt: 'Aktuelle Preise und Bestände.',
  order: (number) => `Bestellung ${number} noch einmal`,
  unchanged: 'Wie bisher',
  priceChanged: (then, now) => `Vorher ${then}, jetzt ${now}`,
  noLongerSold: 'Nicht mehr im Verkauf',
  notInOrder: 'Nicht in jener Bestellung',
  orderedQuantity: (quantity) => `damals ${displayNumber(quantity)}`,
  noOrder: (number) => `Die Bestellung ${number} ist keine von Ihren.`,
}
