/** German: see ../tool-list.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import {
  currencyInWords,
  displayCount,
  displayMoney,
  displayNumber,
  shopCurrency,
} from '../../../platform/money/money.ts'
import type { toolListMessages as english } from '../tool-list.ts'

const sizes = (count: number): string => displayCount(count, 'Größe', 'Größen')
const count = (counted: number, exact = true, many = 'Werkzeuge'): string =>
  counted === 1 ? '1 Werkzeug' : `${exact ? '' : 'über '}${displayNumber(counted)} ${many}`
const ofCount = (counted: number, exact: boolean): string =>
  `von ${count(counted, exact, 'Werkzeugen')}`

export const toolListMessages: Translated<typeof english> = {
  title: 'Sortiment',
  found: (asked) => `Ergebnisse für „${asked}“`,
  meant: (asked) => `Zu „${asked}“ wurde kein Werkzeug gefunden. Angezeigt werden Ergebnisse für`,
  count,
  matching: (many, exact) => `${count(many, exact)} gefunden`,
  filters: 'Filter',
  applied: (many) => `, ${many} aktiv`,
  availability: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  minimum: 'Mindestmenge',
  anyMinimum: 'Beliebig',
  upTo: (pieces) => `Bis ${displayNumber(pieces)}`,
  minimumUpTo: (pieces) => `Mindestmenge bis ${displayNumber(pieces)}`,
  category: 'Kategorie',
  brand: 'Marke',
  allOf: (many) => `${displayNumber(many)} weitere`,
  price: 'Einzelpreis',
  priceFrom: 'Preis ab',
  priceTo: 'Preis bis',
  to: 'bis',
  from: 'ab',
  upToPrice: 'bis',
  priceRule: () =>
    `In ${shopCurrency().code === 'USD' ? 'US-Dollar' : currencyInWords()}, zum Beispiel 5 oder 4,99`,
  between: (from, to) =>
    to === undefined
      ? `ab ${displayMoney(from)}`
      : from === 0
        ? `unter ${displayMoney(to + 1)}`
        : `${displayMoney(from)} bis ${displayMoney(to)}`,
  range: (from, to) =>
    to === undefined
      ? `Ab ${displayMoney(from ?? 0)}`
      : from === undefined
        ? `Bis ${displayMoney(to)}`
        : `${displayMoney(from)} bis ${displayMoney(to)}`,
  counted: (many, exact) => `${displayNumber(many)}${exact || many === 0 ? '' : '+'}`,
  sort: 'Sortierung',
  sorts: {
    '': 'Reihenfolge des Katalogs',
    name: 'Name, A bis Z',
    'name-down': 'Name, Z bis A',
    price: 'Preis aufsteigend',
    'price-down': 'Preis absteigend',
    newest: 'Neueste zuerst',
  },
  best: 'Beste Treffer',
  view: 'Ansicht',
  views: { grid: 'Kacheln', list: 'Liste' },
  show: 'Anzeigen',
  showThese: (many, exact) => `${count(many, exact)} anzeigen`,
  remove: 'entfernen',
  clear: 'Alle Filter löschen',
  notReadable:
    'Diese Adresse ist ungültig. Suchen Sie das Werkzeug, oder beginnen Sie auf der Startseite.',
  next: 'Nächste Seite',
  first: 'Erste Seite',
  more: 'Mehr laden',
  loading: 'Wird geladen',
  shown: (shown, all, exact) => `${displayNumber(shown)} ${ofCount(all, exact)}`,
  added: (many, shown, all, exact) =>
    `${displayNumber(many)} weitere: ${displayNumber(shown)} ${ofCount(all, exact)}`,
  pages: 'Seiten der Liste',
  orderSizes: 'Mehrere Größen bestellen',
  sizesList: (family) => `Größen von ${family}`,
  sizesOf: (range, listed, total) =>
    [
      ...(range === undefined ? [] : [range]),
      total === undefined || total <= listed
        ? sizes(listed)
        : `${displayNumber(listed)} von ${displayNumber(total)} Größen`,
    ].join(' · '),
  specValue: (value) => value.replace('..', ' bis '),
  specFilter: (text) => text.replace(/:\s*/, ': ').replace('..', ' bis '),
  otherSizes: 'Andere Größen',
  similar: 'Ähnliche Werkzeuge',
  quantityOf: (name) => `Menge: ${name}`,
  addOf: (name) => `In den Warenkorb: ${name}`,
  addToCart: 'In den Korb',
  adding: 'Wird hinzugefügt',
  copyId: 'ID kopieren',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie stattdessen den Text.',
}
