/** Numbers as suppliers write them. Pure. */
import type { Cell } from './table.ts'

/** Which sign separates the decimals in the text of a list. */
export const decimalSigns = ['comma', 'dot'] as const
export type DecimalSign = (typeof decimalSigns)[number]

const currencySigns = /[€$£¥]|USD|EUROS?|EUR|CHF|SFR|GBP|PLN|zł|SEK|DKK|NOK|CZK|Kč|kr\.?/gi

/** An amount with what it is for: '12,50 € / 100 St.' is 12,50 for 100. */
export function splitAmount(cell: Cell): { readonly amount: Cell; readonly per?: number } {
  if (typeof cell === 'number') return { amount: cell }
  const [, amount, text] =
    /^(.*\d.*?)\s*(?:\/|\bper\b|\bpro\b|\bje\b|\bpor\b|%)\s*(10{0,3}|c|m)?\s*(?:st(?:k|ck|uks?|ück)?|pcs?|pi[eè]ces?|pz|uds?|ea|each|unit)?\.?$/i.exec(
      cell.trim(),
    ) ?? []
  if (amount === undefined) return { amount: cell }
  const per =
    text === undefined ? 1 : /^c$/i.test(text) ? 100 : /^m$/i.test(text) ? 1000 : Number(text)
  return { amount, per }
}

const months = /\b(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\b/i

/** The only whole number in a text, such as 12 in 'box of 12' or '12er'; none beside a month. */
export function onlyNumber(text: string): number | undefined {
  const [first, ...more] = text.match(/\d+(?:[.,]\d+)?/g) ?? []
  return first === undefined ||
    more.length > 0 ||
    /[.,]|^\s*[-\u2212]/.test(text) ||
    months.test(text)
    ? undefined
    : Number(first)
}

/**
 * A number in a cell: currency, units, blanks of every width and groups of thousands left out.
 * @returns undefined when the cell has no number, or more than a number
 */
export function parseDecimal(cell: Cell, decimals: DecimalSign): number | undefined {
  if (typeof cell === 'number') return cell
  const bare = cell
    .replace(/[\s\u00A0\u2007\u202F'’]/g, '')
    .replace(currencySigns, '')
    .replace(/[.,][-–—]{1,2}$/, '')
    .replace(/(?:kg|lbs?|g|mm|cm|m|(?:stuks?|st(?:k|ck)?|uds?|pz|pcs?|ea)\.?|pi[eè]ces?|%)$/i, '')
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
    const bare = cell.replace(/[\s\u00A0\u202F'’]/g, '').replace(currencySigns, '')
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
