/** Amounts without decimals, which may be cents: whether all of a list are, and nothing says which. Pure. */
import { currencyOf, type Cell } from '../tables/table.ts'
import { bareNumber, splitAmount } from './numbers.ts'

/** Currencies whose amounts are written without decimals. */
export const currenciesWithoutCents: ReadonlySet<string> = new Set([
  'HUF',
  'ISK',
  'JPY',
  'RSD',
  'KRW',
  'CLP',
])

/** The digits of an amount that is written without a sign of decimals; undefined for any other. */
function wholeDigits(cell: Cell): string | undefined {
  const bare = bareNumber(String(splitAmount(cell).amount))
  return /^\d+$/.test(bare) ? bare : undefined
}

/** Whether a cell is a whole number of the digits that cents have. */
export const isWholeAmount = (cell: Cell): boolean => wholeDigits(cell) !== undefined

type Least = {
  /** An amount of fewer digits is hardly one of cents. */
  readonly digits: number
  /** Fewer amounts say nothing of a list. */
  readonly amounts: number
}

/** Looks at all amounts of a list, one after the other: whether nothing says if they are cents. */
export function createWholeAmounts({ digits: leastDigits, amounts: leastAmounts }: Least) {
  let [isOpen, amounts] = [true, 0]
  return {
    add(cell: Cell): void {
      // What is no number, or nothing, says nothing of how amounts are written.
      if (!isOpen || !/[1-9]/.test(String(cell))) return
      const digits = wholeDigits(cell)
      const isCounted = digits !== undefined || /\d[.,]\d/.test(String(cell))
      if (isCounted) amounts += 1
      if (isCounted && (digits ?? '').length < leastDigits) isOpen = false
      if (currencyOf([cell]) !== '') isOpen = false
    },
    isOpen: () => isOpen && amounts >= leastAmounts,
  }
}
