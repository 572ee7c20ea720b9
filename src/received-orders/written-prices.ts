/**
 * The prices that a buyer has written into an order table: amounts in the number style of their
 * column, for the number of pieces that the cell, the heading or a separate column states. Pure.
 */
import { baseOfHeading } from '../../packages/file-reader/headings/price-base.ts'
import { guessDecimals } from '../../packages/file-reader/numbers/decimal-signs.ts'
import { createWholeAmounts } from '../../packages/file-reader/numbers/whole-amounts.ts'
import { parseDecimal, splitAmount } from '../../packages/file-reader/numbers/numbers.ts'
import { currencyOf } from '../../packages/file-reader/tables/table.ts'
import { isPieceWord } from '../order-pad/count-words.ts'
import type { ParsedLine, PriceCell } from '../order-pad/parse-line.ts'

type WrittenPrice = {
  readonly price: string
  readonly priceQuantity: string
  /** Whether it may be in cents: see `DraftLine`. */
  readonly wholePrice?: boolean
}

/** The `priceQuantity` of an amount that may be the price of one piece or of all. */
export const openQuantity = '1?'

/** A price with fewer digits is hardly in cents. */
const least = { digits: 3, amounts: 1 } as const

type ReadPrices = {
  /**
   * The currency of cells and headings; empty if they name none, or 'kr', which several countries
   * use.
   */
  readonly currency: string
  /** Nothing for a line without a price. */
  of(line: Pick<ParsedLine, 'price'>): Partial<WrittenPrice>
}

/** Reads the prices of all lines together, because a column has one number style. */
export function readPrices(lines: readonly Pick<ParsedLine, 'price'>[]): ReadPrices {
  const cells = lines.flatMap(({ price }) => price ?? [])
  const decimals = guessDecimals(cells.map(({ text }) => text))
  const currency = currencyOf(cells.flatMap(({ text, heading }) => [text, heading]))
  const whole = createWholeAmounts(least)
  for (const { text } of cells) whole.add(splitAmount(text).amount)
  const isOpen = currency === '' && whole.isOpen()
  const read = (cell: PriceCell): WrittenPrice => {
    if (cell.per === openQuantity) return { price: cell.text, priceQuantity: openQuantity }
    // '150.00 / dz', '12.50 each'
    const [, bare, words] =
      /^(.*\d)\s*(?:\/|per|pro|je)\s*([^\d\s]+)$/i.exec(cell.text.trim()) ?? []
    const { amount, per } = splitAmount(bare ?? cell.text)
    const value = parseDecimal(amount, decimals)
    const quantity = per ?? quantityOf(words === undefined ? cell : { ...cell, per: words })
    // A price that cannot be read is not compared, and shown as written.
    return value === undefined || quantity === undefined
      ? { price: cell.text, priceQuantity: '?' }
      : {
          price: String(value),
          priceQuantity: String(quantity),
          ...(isOpen ? { wholePrice: true } : {}),
        }
  }
  return {
    currency: currency === 'kr' ? '' : currency,
    of: ({ price }) => (price === undefined ? {} : read(price)),
  }
}

/** An amount, and the text beside it that states that it is the price of one piece. */
const amount = String.raw`(\d{1,3}(?:[.\s',]\d{3})*(?:[.,]\d{1,4})?|\d+(?:[.,]\d{1,4})?)`
const money = String.raw`(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|€|\$|£)`
const eachPrice = new RegExp(
  String.raw`(?:^|\s)(?:à|a|@|je|at|zu je)\s+(${money}?\s?${amount}\s?${money}?)(?=\s*(?:\/\s?\d+\s?)?(?:each|ea|stück|stk|st|pro stück|per piece|pc|pcs|ht|netto?)?\.?\s*$)`,
  'i',
)
const anyMoney = new RegExp(
  String.raw`${money}\s?${amount}(?!\S*\d)|(?<!\S)${amount}\s?${money}(?!\p{L})`,
  'iu',
)

const bareAmount = /^[(=@]*(\d{1,3}(?:[.,']\d{3})+[.,]\d{2}|\d+[.,]\d{2})(\/\p{L}+\.?)?[),;]*$/u

/**
 * Amounts without a currency. Two amounts are the unit price and the total if the quantity confirms
 * it; a single amount may be either.
 */
function bareAmounts(line: string, quantity: string): PriceCell | undefined {
  const words = line.split(/[\s;|]+/)
  const found = words.flatMap((word, at) => {
    const [, number = '', per = ''] = bareAmount.exec(word) ?? []
    const isCount = number === '' || valueOf(number) === Number(quantity)
    return isCount || isMeasured(words[at + 1]) ? [] : [{ number, per, word }]
  })
  const [first, second] = found
  if (!first) return undefined
  const isSum =
    second !== undefined &&
    Math.abs(valueOf(first.number) * Number(quantity) - valueOf(second.number)) < 0.005
  const isEach = isSum || first.per !== '' || first.word.startsWith('@')
  return { text: `${first.number}${first.per}`, heading: '', per: isEach ? '' : openQuantity }
}
const valueOf = (number: string): number =>
  parseDecimal(number, number.at(-3) === ',' ? 'comma' : 'dot') ?? Number.NaN
const isMeasured = (word = ''): boolean =>
  /^(?:mm|cm|m|km|in|inch|ft|oz|lbs?|kg|g|v|w|nm|l|ml)[.,)]*$/i.test(word)

/**
 * The unit price in a line of text: after 'à', '@' or 'je' at its end. An amount elsewhere in the
 * line may be for one or for all: it is kept as written, and a person compares it.
 * @param quantity the quantity of the line, as it was read
 */
export function priceInSentence(line: string, quantity: string): PriceCell | undefined {
  const [, each] = eachPrice.exec(line) ?? []
  if (each !== undefined && (anyMoney.test(each) || /[.,]\d\d$/.test(each.trim())))
    return { text: each.trim(), heading: '', per: '' }
  const [found] = anyMoney.exec(line) ?? []
  return found === undefined
    ? bareAmounts(line, quantity)
    : { text: found.trim(), heading: '', per: '?' }
}

/**
 * The number of pieces that a price is for; undefined if the words may mean several numbers, or a
 * pack.
 */
function quantityOf({ heading, per }: PriceCell): number | undefined {
  const { quantity, isUnsure } = baseOfHeading(per === '' ? heading : `per ${per}`)
  const isOpen = per !== '' && quantity === undefined && !isPieceWord(per)
  return parseDecimal(per, 'dot') ?? (isUnsure || isOpen ? undefined : (quantity ?? 1))
}
