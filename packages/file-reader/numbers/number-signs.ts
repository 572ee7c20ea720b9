/**
 * The signs of a written number: which one stands before the decimals, and what parts thousands. One
 * reader for lists, files of banks, pasted orders and every form. Pure.
 */

/** Which sign separates the decimals of a number. */
export const decimalSigns = ['comma', 'dot'] as const
export type DecimalSign = (typeof decimalSigns)[number]

const other = { comma: 'dot', dot: 'comma' } as const satisfies Record<DecimalSign, DecimalSign>
const nameOf = (sign: string | undefined): DecimalSign => (sign === ',' ? 'comma' : 'dot')

/** Blanks or apostrophes between digits that part no thousands: '12 50', '0 125'. */
const strangeBlanks = /\d[\s'’](?!\d{3}(?!\d))\d|\d{4}[\s'’]\d|(?<!\d[\s'’]|[\d.,])0\d*[\s'’]\d/
/** Whether blanks or apostrophes stand where none part thousands. */
export const hasStrangeBlanks = (text: string): boolean => strangeBlanks.test(text)

const blanksBetweenThousands = /\d[\s'’]\d{3}(?!\d)/

/**
 * Which sign a number has before its decimals; 'open' for one that is right both ways, such as
 * '1.250'.
 * @param bare digits and signs, without blanks
 * @param text as it was written: blanks may part its thousands
 * @returns undefined for a number without such a sign, and for what is no number
 */
export function signBefore(bare: string, text = bare): DecimalSign | 'open' | undefined {
  if (!/^\d*(?:[.,]\d+)+$/.test(bare)) return undefined
  const separators = bare.replace(/\d/g, '')
  const [first, last] = [nameOf(separators[0]), nameOf(separators.at(-1))]
  const [head = '', ...tails] = bare.split(/[.,]/)
  // '1.234,50': the last sign stands before the decimals, and there is one of it.
  if (first !== last)
    return separators.split(separators.at(-1) ?? '').length === 2 ? last : undefined
  const isWholeGroup = tails.at(-1)?.length === 3
  // '1.234.567', and '1,24,500' of India: of several signs of a kind none is before decimals.
  if (tails.length > 1)
    return isWholeGroup && tails.every(({ length }) => length === 2 || length === 3)
      ? other[first]
      : undefined
  // '0,125', '1250,125', '1 250,125': no group of thousands has a zero before it or more digits.
  const cannotBeGroup =
    !isWholeGroup || !/^[1-9]\d{0,2}$/.test(head) || blanksBetweenThousands.test(text)
  return cannotBeGroup ? first : 'open'
}

/**
 * A number with a dot before its decimals and nothing between its thousands: '1.234,50' → '1234.50'.
 * @param bare without blanks; a minus may stand before it
 * @returns undefined for what is no number with that sign
 */
export function plainIn(bare: string, decimals: DecimalSign): string | undefined {
  const [group, sign] = decimals === 'comma' ? ['.', ','] : [',', '.']
  // In India only the last group has three digits: 1,24,500. No group has a zero before it.
  const groups = new RegExp(
    `^-?[1-9]\\d{0,2}(?:\\${group}\\d{2})*(?:\\${group}\\d{3})+(?:\\${sign}\\d+)?$`,
  )
  const plain = new RegExp(`^-?(?:\\d+(?:\\${sign}\\d+)?|\\${sign}\\d+)$`)
  if (!groups.test(bare) && !plain.test(bare)) return undefined
  return bare.replaceAll(group, '').replace(sign, '.')
}

/** The sign that a country writes before decimals. Source: CLDR, by the runtime. */
export function signOfCountry(country: string): DecimalSign | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  const { language, region } = new Intl.Locale('und', { region: country }).maximize()
  const parts = new Intl.NumberFormat(`${language}-${region}`).formatToParts(1.5)
  return nameOf(parts.find(({ type }) => type === 'decimal')?.value)
}
