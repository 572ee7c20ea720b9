/** German: see ../cart.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount, displayNumber } from '../../../platform/money/money.ts'
import type { cartMessages as english } from '../cart.ts'

const lines = (count: number): string => displayCount(count, 'Position', 'Positionen')

export const cartMessages: Translated<typeof english> = {
  problems: { cartFull: 'Der Warenkorb ist voll' },
  cartFullDetail: (max) =>
    `Ein Warenkorb fasst bis zu ${displayNumber(max)} Positionen. ` +
    'Es wurde nichts hinzugefügt: Bestellen oder entfernen Sie zuerst einige Positionen.',
  tooManyLines: (max) => `Senden Sie höchstens ${displayNumber(max)} Positionen auf einmal.`,
  notQuantity: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
  link: 'Warenkorb',
  linkWithLines: (count) => `Warenkorb, ${lines(count)},`,
  carts: (count) => (count === 1 ? 'ein Warenkorb' : `${displayNumber(count)} Warenkörbe`),
  added: (name, quantity) => `${displayNumber(quantity)} × ${name} in den Warenkorb gelegt`,
  addedLines: (count) =>
    count === 1
      ? '1 Position in den Warenkorb gelegt'
      : `${displayNumber(count)} Positionen in den Warenkorb gelegt`,
  merged: (count) =>
    (count === 1
      ? 'Die Position aus diesem Browser liegt jetzt in Ihrem Warenkorb. '
      : `Die ${displayNumber(count)} Positionen aus diesem Browser liegen jetzt in Ihrem Warenkorb. `) +
    'Bei Werkzeugen, die in beiden Warenkörben lagen, gilt die größere Menge.',
  addToCart: 'In den Warenkorb',
  adding: 'Wird hinzugefügt',
  openCart: 'Zum Warenkorb',
}
