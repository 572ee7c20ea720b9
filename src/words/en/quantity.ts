/** The rules of quantity and price in sentences. */
import { showMoney, showNumber } from '../../platform/money.ts'

export const quantityWords = {
  quantity: {
    notWhole: 'Write a whole number of pieces.',
    soldOut: 'Out of stock. Nothing can be ordered at the moment.',
    belowMinimum: (asked: number, minimum: number) => `${showNumber(asked)} is below the minimum of ${showNumber(minimum)}.`,
    notPacks: (asked: number, pack: number) => `${showNumber(asked)} is not a full pack of ${showNumber(pack)}.`,
    aboveStock: (asked: number, available: number) => `${showNumber(asked)} is more than the ${showNumber(available)} in stock.`,
    clearanceOnly: (asked: number, available: number) => `Only the last ${showNumber(available)} are left. They are sold together, not ${showNumber(asked)} of them.`,
    useOne: (one: number) => `Use ${showNumber(one)}.`,
    useEither: (below: number, above: number) => `Use ${showNumber(below)} or ${showNumber(above)}.`,
    use: (quantity: number) => `Use ${showNumber(quantity)}`,
  },
  rule: {
    minimum: (minimum: number) => `Min ${showNumber(minimum)}`,
    packs: (pack: number) => `packs of ${showNumber(pack)}`,
    moreSaves: (more: number, cents: number) => `${showNumber(more)} more saves ${showMoney(cents)}`,
    moreCostsLess: (more: number, cents: number) => `buying ${showNumber(more)} costs ${showMoney(cents)} less than this`,
    inStock: (available: number) => `${showNumber(available)} in stock`,
    lastPieces: (available: number) => `Last ${showNumber(available)}: sold together, below the usual minimum`,
    outOfStock: 'Out of stock',
  },
} as const
