/** German: see ../tool-page.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import { countUnits, displayPriceEach, lineText, units } from '../../model/units.ts'
import type { toolPageMessages as english } from '../tool-page.ts'

const reviews = (count: number): string => displayCount(count, 'Bewertung', 'Bewertungen')
const stars = (count: number): string => displayCount(count, 'Stern', 'Sterne')

export const toolPageMessages: Translated<typeof english> = {
  addToList: 'Auf eine Merkliste',
  parties: {
    heading: 'Hersteller',
    maker: 'Hergestellt von',
    responsible: 'Verantwortlich in der EU',
  },
  described: (name, price, minimum, basis) =>
    `${name}: ${displayPriceEach(price, basis)}, ab ${displayNumber(minimum)} ` +
    `${units[basis.unit ?? 'piece'].many}.`,
  describedWithoutPrice: (name, minimum, basis) =>
    `${name}, ab ${displayNumber(minimum)} ${units[basis.unit ?? 'piece'].many}.`,
  crumbs: 'Sie sind hier',
  home: 'Startseite',
  average: (average) => average.toFixed(1).replace('.', ','),
  reviews,
  copySku: 'Artikelnummer kopieren',
  copied: (sku) => `${sku} wurde kopiert`,
  ladder: 'Staffelpreise',
  from: 'Menge',
  each: 'Einzelpreis',
  saves: 'Ersparnis',
  percent: (whole) => (whole === 0 ? '–' : `${whole} %`),
  beyondStock: 'mehr als auf Lager',
  quantity: 'Menge',
  quantityOf: (name) => `Menge ${name}`,
  less: (pack) => (pack > 1 ? 'Eine VE weniger' : 'Eins weniger'),
  more: (pack) => (pack > 1 ? 'Eine VE mehr' : 'Eins mehr'),
  lessOf: (name) => `Weniger: ${name}`,
  moreOf: (name) => `Mehr: ${name}`,
  insteadOf: (quantity, name) => `${displayNumber(quantity)} übernehmen: ${name}`,
  priceFrom: (from) => `ab ${displayNumber(from)}`,
  addOf: (name) => `In den Warenkorb: ${name}`,
  noTotal: '–',
  sum: lineText,
  stockWord: {
    in: 'Auf Lager.',
    low: 'Nur noch wenige.',
    last: 'Die letzten.',
    out: 'Nicht auf Lager.',
  },
  stockDetail: {
    in: (left, most, unit) =>
      `${countUnits(left, unit)}; bis zu ${displayNumber(most)} können bestellt werden.`,
    low: (left, most, unit) =>
      `Noch ${countUnits(left, unit)}${
        most < left ? `, davon ${displayNumber(most)} in vollen VE bestellbar` : ''
      }.`,
    last: (left) =>
      left === 1
        ? 'Der Bestand liegt unter der Mindestmenge. Das letzte Stück kann einzeln bestellt werden.'
        : `Der Bestand liegt unter der Mindestmenge. Die letzten ${displayNumber(left)} werden nur zusammen verkauft.`,
    out: 'Das Werkzeug kann zurzeit nicht bestellt werden.',
  },
  orderedWith: 'Oft zusammen bestellt',
  nearTools: 'Ähnliche Werkzeuge',
  inItsPlace: 'Alternativen auf Lager',
  about: 'Beschreibung',
  specification: 'Technische Daten',
  brand: 'Marke',
  soldBy: 'Verkaufseinheit',
  packs: 'Verpackungseinheiten',
  weight: 'Gewicht',
  category: 'Kategorie',
  review: 'Bewertungen',
  addReview: 'Bewertung schreiben',
  noReviews: 'Noch keine Bewertungen',
  noReviewsDetail: 'Schreiben Sie die erste Bewertung zu diesem Werkzeug.',
  noneWith: (count) =>
    `Noch keine Bewertungen mit ${count === 1 ? '1 Stern' : `${count} Sternen`}.`,
  starsRow: stars,
  filter: 'Bewertungen nach Sternen',
  allReviews: 'Alle Bewertungen',
  newest: (shown, all) =>
    `Die neuesten ${displayNumber(shown)} von ${displayNumber(all)} Bewertungen.`,
}
