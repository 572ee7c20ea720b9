/**
 * The signs of a written number: the decimal sign, and the separators of thousands. Shared by
 * lists, bank files, pasted orders and every form. Pure.
 */

/** The decimal sign of a number. */
export const decimalSigns = ['comma', 'dot'] as const
export type DecimalSign = (typeof decimalSigns)[number]

const other = { comma: 'dot', dot: 'comma' } as const satisfies Record<DecimalSign, DecimalSign>
const nameOf = (sign: string | undefined): DecimalSign => (sign === ',' ? 'comma' : 'dot')

/** Spaces or apostrophes between digits that do not separate thousands: '12 50', '0 125'. */
const strangeBlanks = /\d[\s'’](?!\d{3}(?!\d))\d|\d{4}[\s'’]\d|(?<!\d[\s'’]|[\d.,])0\d*[\s'’]\d/
/** Whether spaces or apostrophes are in positions that do not separate thousands. */
export const hasStrangeBlanks = (text: string): boolean => strangeBlanks.test(text)

const blanksBetweenThousands = /\d[\s'’]\d{3}(?!\d)/

/**
 * The decimal sign of a number; 'open' for a number that is valid both ways, such as '1.250'.
 * @param bare digits and signs, without spaces
 * @param text the number as written: spaces may separate its thousands
 * @returns undefined for a number without such a sign, and for a text that is not a number
 */
export function signBefore(bare: string, text = bare): DecimalSign | 'open' | undefined {
  if (!/^\d*(?:[.,]\d+)+$/.test(bare)) return undefined
  const separators = bare.replace(/\d/g, '')
  const [first, last] = [nameOf(separators[0]), nameOf(separators.at(-1))]
  const [head = '', ...tails] = bare.split(/[.,]/)
  // '1.234,50': the last sign is the decimal sign if it occurs once.
  if (first !== last)
    return separators.split(separators.at(-1) ?? '').length === 2 ? last : undefined
  const isWholeGroup = tails.at(-1)?.length === 3
  // '1.234.567', and '1,24,500' in India: a sign that occurs several times is not the decimal sign.
  if (tails.length > 1)
    return isWholeGroup && tails.every(({ length }) => length === 2 || length === 3)
      ? other[first]
      : undefined
  // '0,125', '1250,125', '1 250,125': a number with thousands separators has no leading zero and no
  // longer groups.
  const cannotBeGroup =
    !isWholeGroup || !/^[1-9]\d{0,2}$/.test(head) || blanksBetweenThousands.test(text)
  return cannotBeGroup ? first : 'open'
}

/**
 * A number with a decimal point and without thousands separators: '1.234,50' → '1234.50'.
 * @param bare without spaces; may begin with a minus
 * @returns undefined for a text that is not a number with that sign
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

/** The decimal sign of a country. Source: CLDR, from the runtime. */
export function signOfCountry(country: string): DecimalSign | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  const { language, region } = new Intl.Locale('und', { region: country }).maximize()
  const parts = new Intl.NumberFormat(`${language}-${region}`).formatToParts(1.5)
  return nameOf(parts.find(({ type }) => type === 'decimal')?.value)
}
