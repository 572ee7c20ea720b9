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

/**
 * The unit price in a line of text: after 'à', '@' or 'je' at its end. An amount elsewhere in the
 * line may be for one or for all: it is kept as written, and a person compares it.
 */
export function priceInSentence(line: string): PriceCell | undefined {
  const [, each] = eachPrice.exec(line) ?? []
  if (each !== undefined && (anyMoney.test(each) || /[.,]\d\d$/.test(each.trim())))
    return { text: each.trim(), heading: '', per: '' }
  const [found] = anyMoney.exec(line) ?? []
  return found === undefined ? undefined : { text: found.trim(), heading: '', per: '?' }
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
