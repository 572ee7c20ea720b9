/** What the catalogue says: its rules of quantity and price in sentences, its Problems, its field errors. */
import { showMoney, showNumber } from '../../platform/money.ts'

export const catalogueWords = {
  problems: {
    toolGone: 'This tool is no longer sold',
    revisionChanged: 'Somebody else has changed this tool meanwhile',
    skuTaken: 'Another tool has this SKU',
  },
  toolGoneDetail: 'It was taken out of the catalogue while this page was open. Nothing was ordered.',
  revisionDetail: 'Load it again to see the change, then make yours. What you typed is still in the form.',
  skuTakenDetail: (sku: string) => `${sku} already belongs to another tool. Use another SKU.`,
  notImage: 'Write an address of a picture that begins with https://.',
  notMinimum: 'A whole number from 1 to 1,000,000.',
  notStock: 'A whole number from 0 to 1,000,000.',
  stockBelowZero: 'The stock would fall below zero: pieces were sold meanwhile. Load the tool again.',
  notPack: 'A whole number from 1 to 100,000.',
  notSku: 'Letters, digits, dots and hyphens, at most 40.',
  minimumNotPacks: (minimum: number, pack: number) => `The minimum must be full packs: ${showNumber(minimum)} is not a multiple of ${showNumber(pack)}.`,
  breaksNotRising: 'Each row must begin at a higher quantity than the row before, the first above the minimum.',
  breaksNotFalling: 'Each row must cost less than the row before, the first less than the price.',
  breakNotPacks: (from: number, pack: number) => `${showNumber(from)} is not a multiple of the pack of ${showNumber(pack)}.`,
  
  notSort: 'Sort by name, price, price-down or newest.',
  notYes: 'Write true, or leave it out.',
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
