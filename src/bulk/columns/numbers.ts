/** Numbers as suppliers write them. Pure. */
import type { Cell } from '../files/table.ts'

/** Which sign separates the decimals in the text of a list. */
export const decimalSigns = ['comma', 'dot'] as const
export type DecimalSign = (typeof decimalSigns)[number]

const currencySigns =
  /[€$£¥]|USD|EUROS?|EUR|CHF|SFR|GBP|PLN|zł|SEK|DKK|NOK|CZK|Kč|HUF|Ft\b|RON|kr\.?/gi

/** The sign of a footnote behind a number. */
const footnote = /(?<=\d)(?:\*{1,3}|[¹²³⁴])\)?$/

/** An amount with what it is for: '12,50 € / 100 St.' is 12,50 for 100. */
export function splitAmount(cell: Cell): { readonly amount: Cell; readonly per?: number } {
  if (typeof cell === 'number') return { amount: cell }
  const [, amount, text] =
    /^(.*\d.*?)\s*(?:\/|\b(?:per|pro|je|por|za|pour|les)\b|%)\s*(10{0,3}|[cm](?![a-z]))?\s*(?:st(?:k|ck|uks?|ück)?|pcs?|pi[eè]ces?|pz|uds?|ea|each|unit|szt|ks|kg|l)?\.?$/i.exec(
      cell.trim(),
    ) ?? []
  if (amount === undefined) return { amount: cell }
  // 'M' is a thousand, and 'm' a metre.
  const per =
    text === undefined || text === 'm'
      ? 1
      : /^c$/i.test(text)
        ? 100
        : text === 'M'
          ? 1000
          : Number(text)
  return { amount, per }
}

const months = /\b(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\b/i

/**
 * The only whole number in a text, such as 12 in 'box of 12' or '12er', and in '1 x 12'; none beside
 * a month.
 */
export function onlyNumber(text: string): number | undefined {
  const [first, ...more] =
    text
      .replace(/^\s*1\s*[x×*]\s*(?=\d)|(?<=\d)\s*[x×*]\s*1(?=\s*$)/i, '')
      .match(/\d+(?:[.,]\d+)?/g) ?? []
  return first === undefined ||
    more.length > 0 ||
    /\d[.,]\d|^\s*[-\u2212]/.test(text) ||
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
    .replace(footnote, '')
    .replace(/[.,][-–—]{1,2}$/, '')
    .replace(
      /(?:kg|lbs?|g|mm|cm|m|(?:stuks?|st(?:k|ck)?|uds?|pz|pcs?|ea|szt|ks|kpl)\.?|pi[eè]ces?|%)$/i,
      '',
    )
    .replace(/^x(?=\d)/i, '')
    .replace(/^\u2212/, '-')
  if (/^-?\d+(?:[.,]\d+)?E[+-]?\d{1,2}$/i.test(bare)) return Number(bare.replace(',', '.'))
  const [group, sign] = decimals === 'comma' ? ['.', ','] : [',', '.']
  const groups = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${sign}\\d+)?$`)
  const plain = new RegExp(`^-?(?:\\d+(?:\\${sign}\\d+)?|\\${sign}\\d+)$`)
  if (!groups.test(bare) && !plain.test(bare)) return undefined
  return Number(bare.replaceAll(group, '').replace(sign, '.'))
}

/** The sign that most numbers with one or two decimals have; where none has, by the thousands. */
export function guessDecimals(cells: Iterable<Cell>): DecimalSign {
  let [commas, dots] = [0, 0]
  let [commaGroups, dotGroups] = [0, 0]
  for (const cell of cells) {
    if (typeof cell === 'number') continue
    const bare = cell
      .replace(/[\s\u00A0\u202F'’]/g, '')
      .replace(currencySigns, '')
      .replace(footnote, '')
    if (/^-?[\d.]*\d,\d{1,2}$/.test(bare)) commas += 1
    else if (/^-?[\d,]*\d\.\d{1,2}$/.test(bare)) dots += 1
    else if (/^-?[1-9]\d{0,2}(?:\.\d{3})+$/.test(bare)) dotGroups += 1
    else if (/^-?[1-9]\d{0,2}(?:,\d{3})+$/.test(bare)) commaGroups += 1
  }
  // Whole amounts alone: '1.250' is more often a thousand than a price to the tenth of a cent.
  if (commas === dots) return dotGroups > commaGroups ? 'comma' : 'dot'
  return commas > dots ? 'comma' : 'dot'
}

/**
 * An amount as whole cents, half up.
 * @param step cents to whose multiples it is rounded: 5 for .05
 */
export const toCents = (amount: number, step = 1): number =>
  Math.round(Number(((amount * 100) / step).toPrecision(12))) * step
