/**
 * Amounts without decimals, which may be cents: whether all amounts of a list are whole, and
 * nothing shows which unit is meant. Pure.
 */
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

/** The digits of an amount without a decimal sign; undefined for any other amount. */
function wholeDigits(cell: Cell): string | undefined {
  const bare = bareNumber(String(splitAmount(cell).amount))
  return /^\d+$/.test(bare) ? bare : undefined
}

/** Whether a cell is a whole number with as many digits as an amount in cents. */
export const isWholeAmount = (cell: Cell): boolean => wholeDigits(cell) !== undefined

type Least = {
  /** An amount with fewer digits is hardly in cents. */
  readonly digits: number
  /** Fewer amounts are no evidence about a list. */
  readonly amounts: number
}

/** Scans all amounts of a list, one after the other: whether nothing shows if they are cents. */
export function createWholeAmounts({ digits: leastDigits, amounts: leastAmounts }: Least) {
  let [isOpen, amounts] = [true, 0]
  return {
    add(cell: Cell): void {
      // Empty cells and texts that are not numbers do not show how amounts are written.
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
