/**
 * The decimal sign of a list. Values that cannot be read in two ways decide for the whole column;
 * if a column has none, the language or the country decides, and the person who imports the list is
 * asked. Pure.
 */
import { headingKey } from '../headings/heading-key.ts'
import { signBefore, signOfCountry, type DecimalSign } from './number-signs.ts'
import { bareNumber, isLongText, splitAmount } from './numbers.ts'
import { type Cell, type NumberedRow } from '../tables/table.ts'

/**
 * The decimal sign of a value; 'open' for a value that is valid both ways, such as '1.250'.
 * @returns undefined for a value without such a sign, and for a text that is not a number
 */
export function signOf(cell: Cell): DecimalSign | 'open' | undefined {
  if (typeof cell === 'number' || isLongText(cell)) return undefined
  const { amount } = splitAmount(cell)
  // '1.234,-': a dash represents zero decimals.
  const [, beforeDash] = /\d([.,])[-–—]{1,2}(?!\d)/.exec(String(amount)) ?? []
  if (beforeDash !== undefined) return beforeDash === ',' ? 'comma' : 'dot'
  return signBefore(bareNumber(String(amount)).replace(/^[-+]/, ''), String(amount))
}

/** How many values of a column prove each sign, and how many have a sign that proves nothing. */
export type SignCounts = {
  readonly comma: number
  readonly dot: number
  readonly open: number
  /** Those of `open` with a dot: beside a comma, '1.250' and '1,250', one means decimals. */
  readonly openDots: number
}

const noSigns: SignCounts = { comma: 0, dot: 0, open: 0, openDots: 0 }

/** Adds the counts of further values to those of a column. */
export function countSigns(cells: Iterable<Cell>, before: SignCounts = noSigns): SignCounts {
  const counts = { ...before }
  for (const cell of cells) {
    const sign = signOf(cell)
    if (sign !== undefined) counts[sign] += 1
    if (sign === 'open' && String(cell).includes('.')) counts.openDots += 1
  }
  return counts
}

/** The sign that values prove; undefined if none does, or as many values prove the other sign. */
const provenSign = ({ comma, dot }: SignCounts): DecimalSign | undefined =>
  comma === dot ? undefined : comma > dot ? 'comma' : 'dot'

/**
 * The sign of a list, from all of its values.
 * @param fallback the sign of the list's language or country, if no value proves one
 */
export const guessDecimals = (cells: Iterable<Cell>, fallback: DecimalSign = 'dot'): DecimalSign =>
  provenSign(countSigns(cells)) ?? fallback

/** How the numbers of a column are read. */
export type ColumnSign = {
  readonly decimals: DecimalSign
  /** Whether values such as '1.250' stay ambiguous: a question is asked about each of them. */
  readonly isAsked: boolean
}

/**
 * How a column is read: by its own values, else like the rest of the list.
 * @param decimals the sign of the list
 * @param isProven whether values of other columns prove it
 */
export function columnSign(
  counts: SignCounts,
  { decimals, isProven }: { readonly decimals: DecimalSign; readonly isProven: boolean },
): ColumnSign {
  const areBoth = counts.openDots > 0 && counts.openDots < counts.open
  const isMixed =
    (counts.comma > 0 && counts.dot > 0) || (provenSign(counts) === undefined && areBoth)
  const own = isMixed ? undefined : provenSign(counts)
  return { decimals: own ?? decimals, isAsked: isMixed || (own === undefined && !isProven) }
}

/** Words in headings of languages with a decimal comma. */
const commaWords =
  /\b(?:preis\w*|\w+preis|artikel\w*|bezeichnung|menge|gewicht|bestand|prix|tarif\w*|designation|quantite|poids|precio|descripcion|cantidad|peso|prezzo|descrizione|quantita|prijs|omschrijving|aantal|gewicht|cena|nazwa|ilosc|nazev|mnozstvi|preco|descricao|quantidade|pris|benamning|antal|hinta|fiyat)\b/

/**
 * The most likely sign of a list in which no value proves one: from the language of its headings,
 * else from the shop's country.
 * @param country ISO 3166; empty if the shop names none
 */
export const likelySign = (headings: readonly string[], country: string): DecimalSign =>
  headings.some((heading) => commaWords.test(headingKey(heading)))
    ? 'comma'
    : (signOfCountry(country) ?? 'dot')

/** Whether a column has amounts of money, according to its target. */
export const isAmountTarget = (target: string): boolean =>
  /^(?:price|cost|(?:from|tierprice):\d+)$/.test(target)

/**
 * How each column of a list is read. Prices, costs and ladders of a list use the same style, which
 * also applies to its other numbers.
 * @param targets the targets of the columns
 * @param counts the counts of values in each column
 * @param decimals the sign of the list
 */
export function columnSigns(
  targets: readonly string[],
  counts: readonly SignCounts[],
  decimals: DecimalSign,
): readonly ColumnSign[] {
  const amounts = counts.filter((_, column) => isAmountTarget(targets[column] ?? ''))
  const isProven = provenSign(sumOf(amounts)) === decimals
  return targets.map((_, column) => columnSign(counts[column] ?? noSigns, { decimals, isProven }))
}

const sumOf = (counts: readonly SignCounts[]): SignCounts => ({
  comma: counts.reduce((sum, { comma }) => sum + comma, 0),
  dot: counts.reduce((sum, { dot }) => sum + dot, 0),
  open: counts.reduce((sum, { open }) => sum + open, 0),
  openDots: counts.reduce((sum, { openDots }) => sum + openDots, 0),
})

/** The counts of each column, including further rows. */
export const countColumns = (
  width: number,
  rows: readonly Pick<NumberedRow, 'cells'>[],
  before: readonly SignCounts[] = [],
): readonly SignCounts[] =>
  Array.from({ length: width }, (_, column) =>
    countSigns(
      rows.map(({ cells }) => cells[column] ?? ''),
      before[column],
    ),
  )
