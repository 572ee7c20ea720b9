/** Numbers as suppliers write them. Pure. */
import type { Cell } from './table.ts'

/** Which sign separates the decimals in the text of a list. */
export const decimalSigns = ['comma', 'dot'] as const
export type DecimalSign = (typeof decimalSigns)[number]

/**
 * A number in a cell: currency, units, blanks of every width and groups of thousands left out.
 * @returns undefined when the cell has no number, or more than a number
 */
export function parseDecimal(cell: Cell, decimals: DecimalSign): number | undefined {
  if (typeof cell === 'number') return cell
  const bare = cell
    .replace(/[\s\u00A0\u2007\u202F']/g, '')
    .replace(/[€$£¥]|USD|EUR|CHF|GBP/gi, '')
    .replace(/(?:kg|lbs?|g|mm|cm|m|st(?:k|ck)?\.?|pcs?\.?|pi[eè]ces?|%)$/i, '')
    .replace(/^x(?=\d)/i, '')
    .replace(/^\u2212/, '-')
  const [group, sign] = decimals === 'comma' ? ['.', ','] : [',', '.']
  const groups = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${sign}\\d+)?$`)
  const plain = new RegExp(`^-?(?:\\d+(?:\\${sign}\\d+)?|\\${sign}\\d+)$`)
  if (!groups.test(bare) && !plain.test(bare)) return undefined
  return Number(bare.replaceAll(group, '').replace(sign, '.'))
}

/** The sign that most numbers with one or two decimals have; the dot when none has. */
export function guessDecimals(cells: Iterable<Cell>): DecimalSign {
  let commas = 0
  let dots = 0
  for (const cell of cells) {
    if (typeof cell === 'number') continue
    const bare = cell.replace(/[\s\u00A0\u202F€$£]/g, '')
    if (/^-?[\d.]*\d,\d{1,2}$/.test(bare)) commas += 1
    else if (/^-?[\d,]*\d\.\d{1,2}$/.test(bare)) dots += 1
  }
  return commas > dots ? 'comma' : 'dot'
}

/**
 * An amount as whole cents, half up.
 * @param step cents to whose multiples it is rounded: 5 for .05
 */
export const toCents = (amount: number, step = 1): number =>
  Math.round(Number(((amount * 100) / step).toPrecision(12))) * step
