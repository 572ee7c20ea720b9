/**
 * Columns that nobody has chosen and that may change what a price is: discounts, surcharges, special
 * prices, factors, quantities from which a price counts. They are never left out unsaid. Pure.
 */
import {
  fieldOfHeading,
  quantityOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { dayInDigits } from '../../../packages/file-reader/numbers/day-order.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { parseDecimal } from '../../../packages/file-reader/numbers/numbers.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { formerRank, priceRank } from './column-choice.ts'
import { countsUp, isOtherPrice } from './other-prices.ts'
import type { Finding } from './mapping.ts'
import { namesStep } from './step-column.ts'

export type UnusedTerm = {
  readonly column: number
  /**
   * Whether it is another price of the same name or of another, what changes the price, a group whose
   * discount is not said, or the least quantity of an order.
   */
  readonly says: 'price' | 'beside' | 'change' | 'group' | 'least'
  /** The column of the price that was chosen, where this is another. */
  readonly chosen?: number
}

const changes: ReadonlySet<string> = new Set(['percent', 'surcharge', 'factor', 'ladder'])

/** '10+ %', 'ab 50', 'Menge ab': from how many pieces something counts. */
const isFromQuantity = (heading: string): boolean =>
  namesStep(heading) ||
  fromNumber.test(headingKey(heading)) ||
  quantityOfHeading(heading) !== undefined ||
  quantityOfHeading(heading.replaceAll('%', ' ')) !== undefined

/** 'ab 5 VE', 'Preis ab 10 Meter': whatever is counted. */
const fromNumber =
  /(?<![\p{L}\p{N}])(?:ab|from|des|desde|a partir de|da|vanaf|od|fra|fran) \d{1,6}(?!\d)/u
/** Sizes of an article are no part of its price. */
const size =
  /(?<!\p{L})(?:mm|cm|inch|zoll|ø|\p{L}*lange|lange|breite|hohe|tiefe|durchmesser|length|width|height|depth|diam\p{L}*|longueur|largeur|hauteur|lunghezza|larghezza|altezza|lengte|breedte|hoogte|dlugosc|szerokosc|delka|sirka|langd|bredd|laengde|bredde|largo|ancho|alto)(?!\p{L})|ø/u

/** Whether a heading names a size of an article. */
export const namesSize = (heading: string): boolean =>
  size.test(headingKey(heading)) || heading.includes('Ø')

/** The columns without a target whose headings say that they change the price beside them. */
export function unusedTerms(
  columns: readonly string[],
  headings: readonly string[],
  rows: readonly NumberedRow[],
): readonly UnusedTerm[] {
  const [price, cost] = [columns.indexOf('price'), columns.indexOf('cost')]
  const chosen = price >= 0 ? price : cost
  const cellsOf = (column: number): readonly Cell[] =>
    rows.flatMap(({ cells }) => (isEmptyCell(cells[column]) ? [] : [cells[column] ?? '']))
  const rankOf = (column: number) => priceRank(headingKey(headings[column]), cellsOf(column))
  const isSaid = columns.some((column) =>
    /^(?:price|cost|percent|ladder|from:|tierprice:)/.test(column),
  )
  if (!isSaid) return []
  const isBeside = (column: number) =>
    chosen >= 0 &&
    rankOf(column) < formerRank &&
    !countsUp(cellsOf(column)) &&
    isOtherPrice(headings[chosen] ?? '', headings[column] ?? '')
  return columns.flatMap((target, column): UnusedTerm[] => {
    const heading = headings[column] ?? ''
    if (target !== '' || heading.trim() === '') return []
    const term = termOfHeading(heading) ?? ''
    if (term === 'special') return [{ column, says: 'price' }]
    if (term === 'discountGroup') return [{ column, says: 'group' }]
    if (changes.has(term) || isFromQuantity(heading)) return [{ column, says: 'change' }]
    if (fieldOfHeading(heading) === 'minimum_quantity') return [{ column, says: 'least' }]
    const isAlike =
      chosen >= 0 &&
      fieldOfHeading(heading) === 'price' &&
      rankOf(column) === rankOf(chosen) &&
      headingKey(heading).replace(/\W*\w$/, '') ===
        headingKey(headings[chosen]).replace(/\W*\w$/, '')
    if (isAlike) return [{ column, says: 'price' }]
    return isBeside(column) ? [{ column, says: 'beside', chosen }] : []
  })
}

/** What a cell of such a column says; '' for nothing: no discount, no surcharge, one piece, a word. */
function textBelow(heading: string, cell: Cell | undefined): string {
  if (cell === undefined || isEmptyCell(cell)) return ''
  const text = String(cell).trim()
  const number =
    parseDecimal(text.replace(/\s*%$/, ''), 'comma') ??
    parseDecimal(text.replace(/\s*%$/, ''), 'dot')
  if (termOfHeading(heading) === 'discountGroup') return text.slice(0, 40)
  const isNeutral =
    isFromQuantity(heading) ||
    fieldOfHeading(heading) === 'minimum_quantity' ||
    termOfHeading(heading) === 'factor'
  return /\d/.test(text) && number !== 0 && !(isNeutral && number === 1) ? text.slice(0, 40) : ''
}

/** 'Discount to', 'reduction_to', 'special_price_to_date': the last day of what shop programs take off. */
const endOfOffer =
  /^(?:discount|reduction|special price|sale price|special|rabatt|sonderpreis|remise|descuento|sconto) (?:to|until|till|ends?|bis|au|jusqu au|hasta|al|fino al)(?: (?:date|yyyy mm dd))?$/

/** Whether the row says that its discount is over, and nothing of it counts. */
function isOfferOver(headings: readonly string[], cells: Row, today: Day | undefined): boolean {
  const column = headings.findIndex((heading) => endOfOffer.test(headingKey(heading)))
  if (today === undefined || column < 0) return false
  const [text = ''] = String(cells[column] ?? '')
    .trim()
    .split(/[ T]/)
  const day = dayInDigits(text)
  // PrestaShop writes 0000-00-00 for none.
  return /^[12]\d{3}-\d\d-\d\d$/.test(day) && day < today
}

/** What programs take off for a while, and the days of it. */
const offer = /^(?:discount|reduction|special|sale|rabatt|sonderpreis|remise|descuento|sconto)\b/

/**
 * A doubt for each cell of these columns that says something.
 * @param today without it no discount is over
 */
export function termFindings(
  unused: readonly UnusedTerm[],
  headings: readonly string[],
  cells: Row,
  today?: Day,
): readonly Finding[] {
  const isOver = isOfferOver(headings, cells, today)
  return unused.flatMap(({ column, says, chosen = -1 }) => {
    const heading = headings[column] ?? ''
    const text = textBelow(heading, cells[column])
    if (text === String(cells[chosen] ?? '').trim()) return []
    if (text === '' || (isOver && offer.test(headingKey(heading)))) return []
    return [{ field: 'price', why: sentences[says](heading, text) }]
  })
}

const sentences: Readonly<Record<UnusedTerm['says'], (heading: string, text: string) => string>> = {
  price: messages.why.otherPrice,
  beside: messages.why.otherPrice,
  change: messages.why.unusedTerm,
  group: messages.why.unusedGroup,
  least: messages.why.unusedLeast,
}

/**
 * Columns that nobody knows and that have nothing but amounts: each may be part of a price. Asked in
 * files of prices, which have little else; a catalogue has sizes.
 */
export const unknownAmounts = (
  columns: readonly string[],
  headings: readonly string[],
  rows: readonly NumberedRow[],
): readonly UnusedTerm[] =>
  columns.flatMap((target, column): UnusedTerm[] => {
    const heading = headings[column] ?? ''
    const isKnown = termOfHeading(heading) !== undefined || fieldOfHeading(heading) !== undefined
    if (target !== '' || isKnown || namesSize(heading) || isFromQuantity(heading)) return []
    const cells = rows.flatMap(({ cells: all }) =>
      isEmptyCell(all[column]) ? [] : [String(all[column]).trim()],
    )
    const areAmounts =
      cells.length > 0 &&
      cells.every((text) => /^[-+]?[€$£]?\s*\d[\d.,' ]*\s*(?:%|[€$£]|[A-Z]{3})?$/.test(text)) &&
      cells.some((text) => /[.,]\d{1,2}\D*$|[%€$£]/.test(text))
    return areAmounts ? [{ column, says: 'change' }] : []
  })
