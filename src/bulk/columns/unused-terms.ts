/**
 * Unused columns that may change a price: discounts, surcharges, special prices, factors, minimum
 * quantities of a price. They are never ignored without a finding. Pure.
 */
import {
  fieldOfHeading,
  namesPriceChange,
  quantityOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { dayInDigits } from '../../../packages/file-reader/numbers/day-order.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import { parseDecimal, splitAmount } from '../../../packages/file-reader/numbers/numbers.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { formerRank, isOfTime, priceRank } from './column-choice.ts'
import { isFlag } from './flag-headings.ts'
import { countsUp, isOtherPrice, isTradePrice, timesPrice } from './other-prices.ts'
import type { Finding } from './mapping.ts'
import { namesStep } from './step-column.ts'

export type UnusedTerm = {
  readonly column: number
  /**
   * The kind of column: another price with the same or another name, a price of a pack or for other
   * customers, a term that changes the price, a discount group without its discount, whether
   * discounts apply, the minimum order quantity, the article number at another time, or a pack size
   * that cannot be read.
   */
  readonly says:
    | 'price'
    | 'beside'
    | 'trade'
    | 'change'
    | 'group'
    | 'discounts'
    | 'least'
    | 'number'
    | 'pack'
  /** The column of the chosen price or number, if this is another one. */
  readonly chosen?: number
  /** The ratio to the chosen price, if both state a quantity: 100 for a price per 100. */
  readonly times?: number
}

const changes: ReadonlySet<string> = new Set([
  'percent',
  'surcharge',
  'factor',
  'ladder',
  'freeGoods',
])

/** '10+ %', 'ab 50', 'Menge ab': the minimum quantity of a term. */
const isFromQuantity = (heading: string): boolean =>
  namesStep(heading) ||
  fromNumber.test(headingKey(heading)) ||
  upToQuantity.test(headingKey(heading)) ||
  quantityOfHeading(heading) !== undefined ||
  quantityOfHeading(heading.replaceAll('%', ' ')) !== undefined

/** 'ab 5 VE', 'Preis ab 10 Meter': in any unit. */
const fromNumber =
  /(?<![\p{L}\p{N}])(?:ab|from|des|desde|a partir de|da|vanaf|od|fra|fran) \d{1,6}(?!\d)/u
/** 'Menge bis', 'Up to 9': the maximum quantity of a term. */
const quantity =
  '(?:mengen?|qty|quantity|quantite|qte|cantidad|cant|quantita|qta|quantidade|aantal|ilosc\\p{L}*|antal|antall|mnozstvi|mennyiseg|stuck|stuckzahl|anzahl|stk|pcs|pieces|units|maara)'
const upToQuantity = new RegExp(
  `^${quantity} ?-?(?:bis|to|up to|until|jusqu ?a|hasta|fino a|a|tot|do|til|till|ate|asti|max)$|^(?:bis|up to|jusqu ?a|hasta|fino a|tot|do|til|till|ate|asti) (?:${quantity}|\\d{1,6})$`,
  'u',
)
/** 'Minimum qty for price'. */
const leastForPrice = new RegExp(`^min(?:imum|dest|imal)? ?-?${quantity} (?:for|fur|per) `, 'u')
const mostQuantity = new RegExp(`^max(?:imum|imal)? ?-?${quantity}$`, 'u')
/** Sizes of an article are not part of its price. */
const size =
  /(?<!\p{L})(?:mm|cm|inch|zoll|ø|\p{L}*lange|lange|breite|hohe|tiefe|durchmesser|length|width|height|depth|diam\p{L}*|longueur|largeur|hauteur|lunghezza|larghezza|altezza|lengte|breedte|hoogte|dlugosc|szerokosc|delka|sirka|langd|bredd|laengde|bredde|largo|ancho|alto)(?!\p{L})|ø/u

/** Whether a heading names a size of an article. */
export const namesSize = (heading: string): boolean =>
  size.test(headingKey(heading)) || heading.includes('Ø')

/** The columns without a target whose headings state that they change the price beside them. */
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
  const sku = columns.findIndex((column) => column === 'sku' || column === 'tool')
  const numbers = cellsOf(sku).map(String)
  const hasSteps = new Set(numbers).size < numbers.length
  const isBased = columns.includes('price_per') || columns.includes('pricePer')
  const isBeside = (column: number) =>
    chosen >= 0 &&
    rankOf(column) < formerRank &&
    !countsUp(cellsOf(column)) &&
    isOtherPrice(headings[chosen] ?? '', headings[column] ?? '')
  const isTrade = (column: number) =>
    chosen >= 0 && isTradePrice(headings[column] ?? '', cellsOf(column))
  const timesOf = (heading: string) =>
    chosen < 0 || isBased ? undefined : timesPrice(headings[chosen] ?? '', heading)
  const isAlike = (column: number) =>
    chosen >= 0 &&
    fieldOfHeading(headings[column] ?? '') === 'price' &&
    rankOf(column) === rankOf(chosen) &&
    headingKey(headings[column]).replace(/\W*\w$/, '') ===
      headingKey(headings[chosen]).replace(/\W*\w$/, '')
  const otherIn = (column: number) =>
    isAlike(column) ? 'price' : isTrade(column) ? 'trade' : isBeside(column) ? 'beside' : undefined
  return columns.flatMap((target, column): UnusedTerm[] => {
    const heading = headings[column] ?? ''
    if (target !== '' || isSilent(heading)) return []
    const isMost = hasSteps && mostQuantity.test(headingKey(heading))
    const says = isMost ? 'change' : saidByHeading(heading, chosen >= 0)
    if (says !== undefined) return [{ column, says }]
    if (sku >= 0 && isNumberOfTime(heading)) return [{ column, says: 'number', chosen: sku }]
    const times = timesOf(heading)
    if (times !== undefined) return [{ column, says: 'beside', chosen, times }]
    if (fieldOfHeading(heading) === 'minimum_quantity') return [{ column, says: 'least' }]
    if (!columns.includes('pack_size') && fieldOfHeading(heading) === 'pack_size')
      return [{ column, says: 'pack' }]
    const other = otherIn(column)
    return other === undefined
      ? []
      : [{ column, says: other, ...(other === 'price' ? {} : { chosen }) }]
  })
}

/** No heading, or a question to which the cells say yes or no. */
const isSilent = (heading: string): boolean => heading.trim() === '' || isFlag(heading)

/** What a heading alone states about a price. */
function saidByHeading(heading: string, isPriced: boolean): UnusedTerm['says'] | undefined {
  const term = termOfHeading(heading) ?? ''
  if (leastForPrice.test(headingKey(heading))) return 'least'
  if (term === 'special') return 'price'
  if (term === 'discountGroup') return isPriced ? 'group' : 'change'
  if (term === 'discountable' || term === 'netItem') return 'discounts'
  const isChange = changes.has(term) || isFromQuantity(heading) || namesPriceChange(heading)
  return isChange ? 'change' : undefined
}

/** 'Alte Artikelnr.' beside 'Neue Artikelnr.'. */
const isNumberOfTime = (heading: string): boolean =>
  fieldOfHeading(heading) === 'sku' && isOfTime(headingKey(heading))

const numbersIn = (cell: Cell | undefined): readonly number[] => {
  const { amount } = splitAmount(cell ?? '')
  return [parseDecimal(amount, 'comma'), parseDecimal(amount, 'dot')].filter(
    (number) => number !== undefined,
  )
}

/** Whether a cell is this multiple of another, to one cent. */
const isTimes = (cell: Cell | undefined, other: Cell | undefined, times: number): boolean =>
  numbersIn(cell).some((number) =>
    numbersIn(other).some(
      (one) => Math.abs(number - one * times) <= 0.0051 * Math.max(times, 1) + 0.005,
    ),
  )

/** Whether a number is the difference, or the percentage, between two prices of the row. */
function isOfPrices(headings: readonly string[], cells: Row, column: number): boolean {
  const prices = headings.flatMap((heading, at) =>
    at !== column && fieldOfHeading(heading) === 'price' ? [numbersIn(cells[at])] : [],
  )
  const all = prices.flat()
  return numbersIn(String(cells[column] ?? '').replace(/\s*%$/, '')).some((number) =>
    all.some((one) =>
      all.some(
        (other) =>
          one !== other &&
          (Math.abs(one - other - number) < 0.0051 ||
            Math.abs((one / other - 1) * 100 - number) < 0.0501),
      ),
    ),
  )
}

/** Whether a price of a pack is the chosen price of as many pieces as the row or its heading says. */
const isForSome = (
  headings: readonly string[],
  cells: Row,
  { column, chosen }: { readonly column: number; readonly chosen: number },
): boolean =>
  [
    12,
    ...numbersIn(headings[column]?.replaceAll(/\D+/g, ' ').trim() ?? ''),
    ...cells.flatMap(numbersIn),
  ]
    .filter((times) => Number.isInteger(times) && times > 1)
    .some((times) => isTimes(cells[column], cells[chosen], times))

/** Whether the other prices of the row contain what a cell says. */
const isExplained = (
  headings: readonly string[],
  cells: Row,
  { says, column, chosen = -1 }: Pick<UnusedTerm, 'says' | 'column' | 'chosen'>,
): boolean =>
  (says === 'trade' && isForSome(headings, cells, { column, chosen })) ||
  (says === 'change' && isOfPrices(headings, cells, column))

/** The statement of a cell about discounts, below a heading about discounts; '' if they apply. */
function discountIn(heading: string, text: string): string | undefined {
  const term = termOfHeading(heading)
  if (term === 'discountGroup') return text
  if (term === 'discountable') return stateOfWord(text) === 'on-sale' ? '' : text
  if (term === 'netItem') return stateOfWord(text) === 'draft' ? '' : text
  return undefined
}

/**
 * The effect of a cell in such a column; '' for none: no discount, no surcharge, one piece, a word.
 */
function textBelow(heading: string, cell: Cell | undefined): string {
  if (cell === undefined || isEmptyCell(cell)) return ''
  const text = String(cell).trim()
  const number =
    parseDecimal(text.replace(/\s*%$/, ''), 'comma') ??
    parseDecimal(text.replace(/\s*%$/, ''), 'dot')
  const group = discountIn(heading, text)
  if (group !== undefined) return group.slice(0, 40)
  const isLeast = fieldOfHeading(heading) === 'minimum_quantity'
  const isNeutral = isFromQuantity(heading) || isLeast || termOfHeading(heading) === 'factor'
  // A minimum in words, 'two', is one.
  const isSaid = isLeast ? /[\p{L}\d]/u : /\d/
  return isSaid.test(text) && number !== 0 && !(isNeutral && number === 1) ? text.slice(0, 40) : ''
}

/**
 * 'Discount to', 'reduction_to', 'special_price_to_date': the last day of a discount in shop
 * programs.
 */
const endOfOffer =
  /^(?:discount|reduction|special price|sale price|special|rabatt|sonderpreis|remise|descuento|sconto) (?:to|until|till|ends?|bis|au|jusqu au|hasta|al|fino al)(?: (?:date|yyyy mm dd))?$/

/** Whether the discount of a row has expired, so that none of it applies. */
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

/** Temporary discounts of shop programs, and their days. */
const offer = /^(?:discount|reduction|special|sale|rabatt|sonderpreis|remise|descuento|sconto)\b/

/**
 * A doubt for each cell of these columns that has an effect.
 * @param today without it, no discount counts as expired
 */
export function termFindings(
  unused: readonly UnusedTerm[],
  headings: readonly string[],
  cells: Row,
  today?: Day,
): readonly Finding[] {
  const isOver = isOfferOver(headings, cells, today)
  return unused.flatMap(({ column, says, chosen = -1, times }) => {
    const heading = headings[column] ?? ''
    const text = textBelow(heading, cells[column])
    const isSame =
      times === undefined
        ? text === String(cells[chosen] ?? '').trim()
        : isTimes(cells[column], cells[chosen], times)
    if (isSame || isExplained(headings, cells, { says, column, chosen })) return []
    if (text === '' || (isOver && offer.test(headingKey(heading)))) return []
    return [{ field: says === 'number' ? 'sku' : 'price', why: sentences[says](heading, text) }]
  })
}

const sentences: Readonly<Record<UnusedTerm['says'], (heading: string, text: string) => string>> = {
  price: messages.why.otherPrice,
  beside: messages.why.otherPrice,
  trade: messages.why.otherPrice,
  change: messages.why.unusedTerm,
  group: messages.why.unusedGroup,
  discounts: messages.why.unusedDiscounts,
  least: messages.why.unusedLeast,
  pack: messages.why.unusedPack,
  number: messages.why.otherNumber,
}

/**
 * Columns with unknown headings that contain only amounts: each may be part of a price. The
 * question is asked only for price files, which have few other columns; in a catalogue they are
 * sizes.
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
