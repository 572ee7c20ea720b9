/** Price columns besides the chosen one that may be the price as well. Pure. */
import {
  describesPrice,
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { baseOfHeading } from '../../../packages/file-reader/headings/price-base.ts'
import { measureOfHeading } from '../../../packages/file-reader/headings/price-measure.ts'
import { namesPrices, type Cell } from '../../../packages/file-reader/tables/table.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { isAddressed } from './addressed-price.ts'
import { isOfTime, yearOf } from './column-choice.ts'
import { columnCurrency, isSameCurrency } from './price-currency.ts'
import { taxNote } from './tax-included.ts'

/** Whether cells number the rows, with totals and titles between them. */
export const countsUp = (cells: readonly Cell[]): boolean => {
  const numbers = cells.map(Number).filter((number) => !Number.isNaN(number))
  return numbers.length > 1 && numbers.every((number, nth) => number === (numbers[0] ?? 0) + nth)
}

/** The part of a heading about a year, earlier prices or future prices. */
const isDated = (heading: string): boolean =>
  yearOf(headingKey(heading)) !== 0 || isOfTime(headingKey(heading))

/** 'Price 2027' beside 'Price', which names no year. */
const isOfYear = (heading: string): boolean =>
  yearOf(headingKey(heading)) !== 0 && !isOfTime(headingKey(heading))

/** 'Endkundenpreis', 'Cirkapris': prices with any name, except totals and prices by a measure. */
const compound =
  /(?<!\p{L})(?!gesamt|total|summ|grund|rad)\p{L}{2,}-?(?:preis|pris|prijs)(?:e|en|er)?(?!\p{L})/u

/** Whether a heading names a price, or the shop's cost, and not a date of it. */
function namesPrice(heading: string): boolean {
  const [field, term] = [fieldOfHeading(heading), termOfHeading(heading)]
  if (term === 'validFrom' || term === 'validUntil' || describesPrice(heading)) return false
  const isNamed = field === undefined && namesPrices(heading) && term === undefined
  return field === 'price' || field === 'cost' || isNamed || compound.test(headingKey(heading))
}

/** Prices of the trade without a word for prices, and packs: 'Trade A', 'W/S', 'Neto', '5 ctn'. */
const tradeName =
  /^(?:(?:trade|dealer|distributor|distribution|wholesale|w s|jobber|reseller|map|nett?o?|netto)(?: (?:[a-e]|\d|1?[a-e]))?|(?:\d+ )?(?:ctns?|cartons?|cases?|boxe?s?|packs?|inners?|outers?|pallets?|doz(?:en)?|gross|kartons?|ve|dutzend|dtz)(?: (?:of|von|de) \d+| price)?)$/u

/** Whether an unused column of amounts has the price of a pack, or a price for other customers. */
export const isTradePrice = (heading: string, cells: readonly Cell[]): boolean => {
  const texts = cells.map((cell) => String(cell).trim()).filter((text) => text !== '')
  const isPack = fieldOfHeading(heading) === 'price' && baseOfHeading(heading).isUnsure
  return (
    (isPack || tradeName.test(headingKey(heading))) &&
    termOfHeading(heading) === undefined &&
    !isDated(heading) &&
    texts.length > 0 &&
    texts.every((text) => /^[€$£]?\s*\d[\d.,' ]*\s*(?:[€$£]|[A-Z]{3})?$/.test(text)) &&
    (isPack || texts.some((text) => /[.,]\d{1,2}\D*$/.test(text)))
  )
}

/** Whether two price headings have the same measure and number of pieces. */
function isForAsMany(one: string, other: string): boolean {
  const [own, further] = [baseOfHeading(one), baseOfHeading(other)]
  return (
    !further.isUnsure &&
    (own.quantity ?? 1) === (further.quantity ?? 1) &&
    measureOfHeading(one)?.measure === measureOfHeading(other)?.measure
  )
}

/** Whether two price headings differ in tax or currency. */
function isConverted(chosen: string, other: string): boolean {
  const [own, named] = [columnCurrency(chosen, []), columnCurrency(other, [])]
  const isAbroad = named !== '' && !isSameCurrency(own || shopCurrency().code, named)
  return isAbroad || (taxNote(other)?.is === 'with' && taxNote(chosen)?.is !== 'with')
}

/**
 * Whether a price column may be the price as well as the chosen one: not if it is an earlier price,
 * is in another currency, differs in tax, or is for another number or measure.
 */
export const isOtherPrice = (chosen: string, other: string): boolean =>
  namesPrice(other) &&
  !(isDated(chosen) || (isDated(other) && !isOfYear(other)) || isAddressed(chosen)) &&
  isForAsMany(chosen, other) &&
  !isConverted(chosen, other)

/**
 * The ratio of the prices below two headings, if both state their number of pieces and the numbers
 * differ: 100 for 'Prix au cent' beside 'Prix'.
 */
export function timesPrice(chosen: string, other: string): number | undefined {
  const [own, further] = [baseOfHeading(chosen), baseOfHeading(other)]
  const isOther =
    fieldOfHeading(other) === 'price' &&
    !(own.isUnsure || isDated(chosen) || isDated(other) || isConverted(chosen, other)) &&
    measureOfHeading(chosen)?.measure === measureOfHeading(other)?.measure
  const times = (further.quantity ?? 1) / (own.quantity ?? 1)
  return isOther && further.quantity !== undefined && times !== 1 ? times : undefined
}
