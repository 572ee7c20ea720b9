/** The rules of quantity and price in sentences. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

export const quantityMessages = {
  quantity: {
    notWhole: 'Enter a whole number of pieces.',
    soldOut: 'Out of stock. This tool cannot be ordered at the moment.',
    belowMinimum: (asked: number, minimum: number) =>
      `${displayNumber(asked)} is below the minimum of ${displayNumber(minimum)}.`,
    notPacks: (asked: number, pack: number) =>
      `${displayNumber(asked)} is not a multiple of ${displayNumber(pack)}.`,
    aboveStock: (asked: number, available: number) =>
      `${displayNumber(asked)} is more than the ${displayNumber(available)} in stock.`,
    clearanceOnly: (asked: number, available: number) =>
      available === 1
        ? `Only one is left, so ${displayNumber(asked)} cannot be ordered.`
        : `The last ${displayNumber(available)} are sold only together, so ${displayNumber(asked)} cannot be ordered.`,
    useOne: (one: number) => `Use ${displayNumber(one)}.`,
    useEither: (below: number, above: number) =>
      `Use ${displayNumber(below)} or ${displayNumber(above)}.`,
    use: (quantity: number) => `Use ${displayNumber(quantity)}`,
  },
  rule: {
    minimum: (minimum: number) => `Min ${displayNumber(minimum)}`,
    packs: (pack: number) => `packs of ${displayNumber(pack)}`,
    moreSaves: (more: number, cents: number) =>
      `${displayNumber(more)} more saves ${displayMoney(cents)}`,
    moreCostsLess: (more: number, cents: number) =>
      `buying ${displayNumber(more)} costs ${displayMoney(cents)} less than buying this quantity`,
    inStock: (available: number) => `${displayNumber(available)} in stock`,
    lastPieces: (available: number) =>
      available === 1
        ? 'The last one: sold below the usual minimum'
        : `Last ${displayNumber(available)}: sold together, below the usual minimum`,
    outOfStock: 'Out of stock',
  },
} as const
