/** German: see ../quantity.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayMoney, displayNumber } from '../../../platform/money/money.ts'
import type { quantityMessages as english } from '../quantity.ts'

export const quantityMessages: Translated<typeof english> = {
  quantity: {
    notWhole: 'Geben Sie eine ganze Stückzahl ein.',
    soldOut: 'Nicht auf Lager. Das Werkzeug kann zurzeit nicht bestellt werden.',
    belowMinimum: (asked, minimum) =>
      `${displayNumber(asked)} liegt unter der Mindestmenge von ${displayNumber(minimum)}.`,
    notPacks: (asked, pack) =>
      `${displayNumber(asked)} ergibt keine vollen VE zu ${displayNumber(pack)}.`,
    aboveStock: (asked, available) =>
      `${displayNumber(asked)} übersteigt den Bestand von ${displayNumber(available)}.`,
    clearanceOnly: (asked, available) =>
      available === 1
        ? `Nur noch das letzte Stück ist auf Lager; ${displayNumber(asked)} können nicht bestellt werden.`
        : `Nur noch die letzten ${displayNumber(available)} sind auf Lager. Die letzten Stücke werden nur zusammen verkauft; ${displayNumber(asked)} können nicht bestellt werden.`,
    useOne: (one) => `Möglich ist ${displayNumber(one)}.`,
    useEither: (below, above) =>
      `Möglich sind ${displayNumber(below)} oder ${displayNumber(above)}.`,
    use: (quantity) => `${displayNumber(quantity)} übernehmen`,
  },
  rule: {
    minimum: (minimum) => `Mind. ${displayNumber(minimum)}`,
    packs: (pack) => `VE ${displayNumber(pack)}`,
    moreSaves: (more, cents) => `Mit ${displayNumber(more)} mehr sparen Sie ${displayMoney(cents)}`,
    moreCostsLess: (more, cents) =>
      `${displayNumber(more)} kosten zusammen ${displayMoney(cents)} weniger als diese Menge`,
    inStock: (available) => `${displayNumber(available)} auf Lager`,
    lastPieces: (available) =>
      available === 1
        ? 'Das letzte Stück: unter der üblichen Mindestmenge'
        : `Letzte ${displayNumber(available)}: nur zusammen, unter der üblichen Mindestmenge`,
    outOfStock: 'Nicht auf Lager',
  },
}
