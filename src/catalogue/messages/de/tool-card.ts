/** German: see ../tool-card.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayMoney, displayNumber } from '../../../platform/money/money.ts'
import type { toolCardMessages as english } from '../tool-card.ts'

const sizes = (count: number): string => displayCount(count, 'Größe', 'Größen')

export const toolCardMessages: Translated<typeof english> = {
  placeOrder: 'Bestellen',
  placeOrderOf: (name) => `Bestellen: ${name}`,
  bestPrice: (price, from) => `${displayMoney(price)} ab ${displayNumber(from)}`,
  minimum: (minimum, pack) =>
    pack > 1
      ? `Mind. ${displayNumber(minimum)} · VE ${displayNumber(pack)}`
      : `Mind. ${displayNumber(minimum)}`,
  range: (from, to) => `${from} bis ${to}`,
  sizes: (range, count) => (range === undefined ? sizes(count) : `${range} · ${sizes(count)}`),
  noRatings: 'Noch keine Bewertungen',
  rated: (average, count) => `${average.toFixed(1).replace('.', ',')} (${displayNumber(count)})`,
  id: 'ID',
  on: 'zu',
  verified: 'Bestätigter Käufer',
  answer: 'Antwort des Shops',
  tellMe: 'Benachrichtigen, wenn wieder lieferbar',
  tellMeOf: (name) => `Benachrichtigen, wenn wieder lieferbar: ${name}`,
  report: 'Melden',
  reportOf: (author) => `Bewertung von ${author} melden`,
  stock: {
    in: (left) => `${displayNumber(left)} auf Lager`,
    low: (left) => `Noch ${displayNumber(left)}`,
    last: (left) => `Letzte ${displayNumber(left)}`,
    out: 'Nicht auf Lager',
  },
}
