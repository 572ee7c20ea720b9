/** The amounts of a file of customers, by what all of them say of their signs. Pure. */
import {
  columnSign,
  countSigns,
  signOf,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'
import {
  createWholeAmounts,
  currenciesWithoutCents,
} from '../../../packages/file-reader/numbers/whole-amounts.ts'
import { currencyOf } from '../../../packages/file-reader/tables/table.ts'
import { shopCurrency } from '../../platform/money/money.ts'

/** How the amounts of a file are written. */
export type AmountSigns = { readonly decimals: DecimalSign; readonly isAsked: boolean }

/** By currency: it takes longer to find than a cell takes to read. */
const symbols = new Map<string, string>()
function symbolOf(code: string): string {
  const known = symbols.get(code)
  if (known !== undefined) return known
  const symbol =
    new Intl.NumberFormat('en', { style: 'currency', currency: code })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code
  symbols.set(code, symbol)
  return symbol
}

/** Without the currency of the shop, which may stand before or behind it, and a dash for no cents: '5.000,-'. */
const bare = (cell: string): string => {
  const { code } = shopCurrency()
  return [code, symbolOf(code)]
    .reduce((text, sign) => text.replace(sign, ''), cell)
    .replaceAll(/[\s'’]/g, '')
    .replace(/([.,])[-\u2012-\u2015]{1,2}$/, '$100')
}

export const amountSigns = (cells: readonly string[]): AmountSigns =>
  columnSign(countSigns(cells.map(bare)), { decimals: 'dot', isProven: false })

/**
 * '1.250,00 €' → '1250.00'. What is no amount stays, so that it is refused with its words.
 * @returns undefined for one that can be read in two ways
 */
export function plainAmount(cell: string, { decimals, isAsked }: AmountSigns): string | undefined {
  const text = bare(cell)
  if (!/^\d[\d.,]*$/.test(text)) return cell
  if (isAsked && signOf(text) === 'open') return undefined
  const [sign, group] = decimals === 'comma' ? [',', '.'] : ['.', ',']
  return text.replaceAll(group, '').replace(sign, '.')
}

/** What is agreed with customers is round, and hardly below 100: 10000 may be a hundred in cents. */
const least = { digits: 5, amounts: 2 } as const

/** Whether all amounts of a column are whole, round and large, and nothing says that they are no cents. */
export function hasUnclearUnit(heading: string, cells: readonly string[]): boolean {
  const whole = createWholeAmounts(least)
  for (const cell of cells) whole.add(cell)
  const isRound = cells.every((cell) => !/[1-9]/.test(cell) || cell.trim().endsWith('00'))
  return (
    whole.isOpen() &&
    isRound &&
    currencyOf([heading]) === '' &&
    !currenciesWithoutCents.has(shopCurrency().code)
  )
}
