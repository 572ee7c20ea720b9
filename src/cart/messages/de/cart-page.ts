/** German: see ../cart-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayPriceEach } from '../../../catalogue/model/units.ts'
import { displayCount, displayMoney, displayNumber } from '../../../platform/money/money.ts'
import type { cartPageMessages as english } from '../cart-page.ts'

const linesOf = (count: number): string => displayCount(count, 'Position', 'Positionen')

const freight = {
  'tax and freight': 'MwSt. und Versand',
  freight: 'Versandkosten',
  tax: 'MwSt.',
} as const

export const cartPageMessages: Translated<typeof english> = {
  title: 'Warenkorb',
  description: 'Ihre nächste Bestellung mit aktuellen Preisen und Beständen.',
  lines: linesOf,
  caption: 'Positionen im Warenkorb',
  tool: 'Werkzeug',
  quantity: 'Menge',
  each: 'Einzelpreis',
  total: 'Gesamt',
  actions: 'Aktionen',
  packs: (minimum, pack) =>
    pack > 1
      ? `Mind. ${displayNumber(minimum)} · VE ${displayNumber(pack)}`
      : `Mind. ${displayNumber(minimum)}`,
  removeTool: (name) => `${name} entfernen`,
  toolRemoved: (name) => `${name} wurde aus dem Warenkorb entfernt`,
  empty: 'Der Warenkorb ist leer',
  emptyDetail:
    'Legen Sie Werkzeuge in den Warenkorb. Sie bleiben hier gespeichert, bis Sie bestellen.',
  placedUnseen: (number) => `Bestellung ${number} ist eingegangen`,
  placedUnseenDetail:
    'Die Seite wurde neu geladen, bevor die Antwort eintraf. Die Bestellung enthält alles, was im Warenkorb lag; der Warenkorb ist jetzt leer.',
  seeOrder: (number) => `Zur Bestellung ${number}`,
  seeTools: 'Zum Sortiment',
  unavailable: 'Dieses Werkzeug ist nicht mehr im Verkauf und wird nicht mitbestellt.',
  unavailableName: 'Ein Werkzeug, das nicht mehr im Verkauf ist',
  removeLine: 'Position entfernen',
  priceChanged: ({ was, now, per }, { unit }) =>
    per === undefined
      ? `vorher ${displayMoney(was)}, jetzt ${displayMoney(now)}`
      : `vorher ${displayPriceEach(was, { unit, pricePer: per.was })}, ` +
        `jetzt ${displayPriceEach(now, { unit, pricePer: per.now })}`,
  acceptPrice: ({ now, per }, { unit }) =>
    per === undefined
      ? `${displayMoney(now)} übernehmen`
      : `${displayPriceEach(now, { unit, pricePer: per.now })} übernehmen`,
  linesToFix: (count) =>
    count === 0
      ? 'Alle Positionen können jetzt bestellt werden.'
      : count === 1
        ? '1 Position muss vor der Bestellung berichtigt werden.'
        : `${displayNumber(count)} Positionen müssen vor der Bestellung berichtigt werden.`,
  takeNearest: (count) => `Nächste mögliche Menge für ${linesOf(count)} übernehmen`,
  removeAllSoldOut: (count) =>
    `${displayCount(count, 'nicht lieferbare Position', 'nicht lieferbare Positionen')} entfernen`,
  priceFrom: (quantity, price) => `ab ${displayNumber(quantity)}: ${displayMoney(price)}`,
  skipToSummary: 'Zur Bestellung und zur Gesamtsumme springen',
  inShort: (lines, without) =>
    without === undefined ? linesOf(lines) : `${linesOf(lines)} · ohne ${freight[without]}`,
  showLinesToFix: 'Nur diese anzeigen',
  showAllLines: 'Alle Positionen anzeigen',
  acceptAllPrices: (count) => `${displayCount(count, 'neuen Preis', 'neue Preise')} übernehmen`,
  removeAllUnavailable: (count) =>
    `${displayCount(count, 'ausgelaufene Position', 'ausgelaufene Positionen')} entfernen`,
  shownOf: (shown, all) => `${displayNumber(shown)} von ${linesOf(all)}`,
  showMore: (count) => `${displayNumber(count)} weitere anzeigen`,
  summary: 'Ihre Bestellung',
  sumLines: 'Positionen',
  pieces: 'Stück',
  freight,
  notIncluded: 'nicht enthalten',
  sumWithTax: 'Gesamt inkl. MwSt.',
  sumWithDelivery: 'Gesamt inkl. Versand',
  sum: 'Gesamt',
  logIn: 'Anmelden und bestellen',
  logInDetail: 'Ihr Warenkorb bleibt erhalten.',
  checkout: 'Lieferadresse',
  name: 'Name',
  email: 'E-Mail',
  saveContact: 'Adresse und Telefonnummer für das nächste Mal speichern',
  contactNotSaved:
    'Die Bestellung ist eingegangen, aber Adresse und Telefonnummer konnten nicht gespeichert werden.',
  phone: 'Telefon',
  phoneHelp: 'Unter dieser Nummer ruft der Fahrer an.',
  poNumber: 'Ihre Bestellnummer',
  note: 'Bemerkung',
  noteHint: 'Torcode, Öffnungszeiten, Ansprechpartner',
  place: 'Zahlungspflichtig bestellen',
  placing: 'Bestellung wird gesendet',
  success: 'Ihre Bestellung ist eingegangen',
  nothingOrdered: 'Es wurde nichts bestellt.',
  fixFirst: 'Berichtigen oder entfernen Sie zuerst die markierten Positionen.',
  outcomeUnknown:
    'Der Shop hat nicht geantwortet. Deshalb ist nicht bekannt, ob die Bestellung eingegangen ist.',
  tryAgain:
    'Klicken Sie noch einmal auf „Zahlungspflichtig bestellen“. Eine doppelte Bestellung entsteht dadurch nicht.',
  alreadyPlaced: 'Ein früherer Versuch dieser Bestellung war erfolgreich.',
  alreadyPlacedDetail:
    'Die Bestätigung ist nicht bei Ihnen angekommen. Ihre späteren Änderungen wurden nicht bestellt: ' +
    'Sehen Sie zuerst unter „Meine Bestellungen“ nach und bestellen Sie dann bei Bedarf erneut.',
  seeOrders: 'Meine Bestellungen',
}
