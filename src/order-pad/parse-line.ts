/**
 * Parses one line of text into a tool and a quantity. A quantity that cannot be parsed is returned
 * as it was written, never guessed.
 */
import type { Reading } from './choose-reading.ts'
import { readingsOf } from './line-readings.ts'
import { eachOf } from './count-words.ts'
import { doubtOf, isNoOrder, type Doubt } from './doubts.ts'
import { doubtIn } from './doubt-words.ts'
import { tokenize, type Token } from './line-tokens.ts'
import { withDigits } from './number-words.ts'
import type { OtherCode } from './other-codes.ts'
import { isPlainSku, joinThousands, stripPunctuation } from './parse-tokens.ts'
import { namesSize } from './sizes.ts'
import { partsOf } from './several-tools.ts'
import { inexactWord, isInexact, rivalsOf } from './sure-quantity.ts'

export type ParsedLine = {
  /** The SKU or name; empty if the line has none. */
  readonly term: string
  /** The quantity as it was written; empty if the line has none. */
  readonly quantity: string
  /**
   * A line without any digit: perhaps the name of a tool, perhaps only the greeting of an e-mail.
   */
  readonly prose: boolean
  /** The pieces per unit of a quantity with a unit word: 12 for '2 dozen'. */
  readonly each?: number | 'pack' | undefined
  /** Why it is uncertain. */
  readonly doubt?: Doubt | undefined
  /** The buyer's order number and a remark, from columns with such headings. */
  readonly orderNumber?: { readonly heading: string; readonly text: string } | undefined
  readonly note?: string | undefined
  /** A quoted line of the mail that this one answers, which must not be ordered again. */
  readonly quoted?: boolean | undefined
  /** Other possible readings of the line, if it may contain a code with blanks. */
  readonly readings?: readonly Reading[]
  /** Its words, if they name a size that the tool must have. */
  readonly said?: string | undefined
  /** The article's description in columns; without such columns, the words of the line. */
  readonly description?: string | undefined
  readonly words?: string | undefined
  /** A further number of the article, from a column with such a heading. */
  readonly otherNumber?: string
  /** Other cells below headings that may be numbers of the article. */
  readonly others?: readonly OtherCode[]
  /** Whether headings name its columns. */
  readonly headed?: boolean
  /** The unit price in the line, from a column with such a heading. */
  readonly price?: PriceCell | undefined
}

/** The price cells as they were written. */
export type PriceCell = {
  readonly text: string
  /** The heading of the price, which may contain its price unit and its currency. */
  readonly heading: string
  /** The price unit from a separate column; empty if there is none. */
  readonly per: string
}

/** The maximum length in characters of a SKU or name that is looked up. */
export const maxTermLength = 200

/**
 * @param line one line without column separators
 * @param isNumbered whether the numbers before the text's lines are line numbers
 * @returns one entry, or more if the line contains several SKUs, each with its quantity
 */
export function parseLine(line: string, isNumbered = false): readonly ParsedLine[] {
  const stripped = plainLine(line)
  if (!/\p{Nd}/u.test(stripped)) return [{ term: clipTerm(stripped), quantity: '', prose: true }]
  const tokens = withWholeNumbers(tokenize(stripped), stripped)
  const skuCount = tokens.filter(({ kind }) => kind === 'plain-sku').length
  if (skuCount > 0 && (skuCount > 1 ? !isSure(tokens) : tokens.some(isJoined)))
    return [{ term: clipTerm(stripped), quantity: '', prose: false }]
  const said = doubtIn(stripped) ?? continuedIn(stripped)
  if (skuCount > 1) {
    const several = parseSeveralTools(tokens, stripped).map((one) =>
      withWords(withEach(one), stripped, 'words'),
    )
    return withDoubt(several, said ?? choiceIn(tokens, stripped))
  }
  const parsed = withWords(
    withSizeWords(parseOneTool(tokens, stripped, isNumbered), stripped),
    stripped,
    'words',
  )
  return withDoubt([withEach(withReadings(parsed, readingsOf(stripped, parsed)))], said)
}

/**
 * Without quote and list markers; a SKU's quantity is in digits: 'HMR-1001=24', 'twelve HMR-1001'.
 */
function plainLine(line: string): string {
  const stripped = line
    .replace(/^(?:\s*>)+\s*/, '')
    .replace(/^\s*(?:[-*•–·]\s+|\d{1,3}[.)]\s+)/, '')
    .trim()
  const parted = stripped.replaceAll(skuAndNumber, '$1 ')
  return parted.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word)))
    ? withDigits(parted)
    : stripped
}
const skuAndNumber =
  /(?<![\p{L}\p{N}])([A-Za-z]{1,8}[-.]?\d{2,}[A-Za-z0-9.-]*)\s*(?:=>?|->|→)\s*(?=\d)/gu

/** 'WRN-3010, 3013 and 3014': numbers of further articles, which are as long as that of the first. */
function continuedIn(line: string): Doubt | undefined {
  const [, digits = '', next = ''] = continued.exec(line) ?? []
  return next !== '' && digits.length === next.length ? doubtOf('amount', line) : undefined
}
const continued =
  /(?<![\p{L}\p{N}])\p{L}{1,8}[-.]?(\d{3,})(?:\s*,\s*\d{3,})*\s*(?:\/|&|\+|,?\s(?:and|und|et|y|e|en|oraz|och|og)\s)\s*(\d{3,})(?!\d)/iu

/** 'HMR-1001 or HMR-1003': one of them is ordered. */
const choiceIn = (tokens: readonly Token[], line: string): Doubt | undefined =>
  tokens.some(({ text }) => choosing.test(text)) ? doubtOf('conditional', line) : undefined
const choosing =
  /^(?:or|oder|ou|lub|albo|nebo|vagy|eller|alt|altern\p{L}*|resp|bzw|else|otherwise|sonst)\.?$/iu

/** Adds the words of a line that names a size. */
export const withSizeWords = (entry: ParsedLine, text: string): ParsedLine =>
  namesSize(text) ? { ...entry, said: text.slice(0, maxSaid) } : entry

/** Adds the words that may describe the article, beside its number; '48 C' may mean hundreds. */
export function withWords(
  entry: ParsedLine,
  text: string,
  field: 'description' | 'words',
): ParsedLine {
  const isBeside =
    /\p{L}{2}|\d\/\d|\s[.,;@#v]\d|\p{L}\.\p{L}|\p{L}\/(?=\s|$)|\p{L}\/\p{L}|\d\s*[CM](?![\p{L}\p{N}])|[([{"'“‘/:>→]\s*[\d½¼¾]|\d[x×]\d|(?<!\d)(\d+)\s+\1[.,]0/u.test(
      text.replace(entry.term, ''),
    )
  return isBeside ? { ...entry, [field]: text.slice(0, maxSaid) } : entry
}
const maxSaid = 300

/** Adds the pieces per unit of each quantity; '24,00' is 24. */
export function withEach(entry: ParsedLine): ParsedLine {
  const quantity = entry.quantity.replace(/^(\d{1,7})[.,]0{1,2}(?=\s\D|$)/, '$1')
  const each = eachOf(quantity)
  return { ...entry, quantity, ...(each === undefined ? {} : { each }) }
}

/**
 * Adds doubts about the line as a whole; if it orders nothing, none of its numbers is a quantity.
 */
export const withDoubt = (
  parsed: readonly ParsedLine[],
  doubt: Doubt | undefined,
): readonly ParsedLine[] =>
  doubt === undefined
    ? parsed
    : parsed.map((entry) =>
        isNoOrder(doubt)
          ? { ...entry, quantity: doubt.text, readings: [], each: undefined, doubt }
          : { ...entry, doubt: doubt.kind === 'enquiry' ? doubt : (entry.doubt ?? doubt) },
      )

/** 'HMR-1003/HMR-1004': several SKUs in one word. */
const isJoined = ({ kind, text }: Token): boolean =>
  kind === 'sku' && text.split(/[/+&]/).filter(isPlainSku).length > 1

/**
 * Whether each number of a line with several SKUs belongs to one of them. Numbers before SKUs do so
 * only if there is one for each; after SKUs, a second number is returned beside the quantity.
 */
function isSure(tokens: readonly Token[]): boolean {
  if (tokens.some(isJoined)) return false
  const [first, ...others] = tokens.filter(({ kind }) => kind === 'plain-sku' || kind === 'number')
  if (first?.kind !== 'number') return true
  const kinds = [first, ...others].map(({ kind }) => kind)
  const start = kinds.findIndex((kind, index) => kind === 'number' && kinds[index + 1] !== kind)
  return kinds
    .slice(start)
    .every((kind, index, all) => kind !== 'number' || all[index + 1] === 'plain-sku')
}

/**
 * A SKU and a number with blanks between its thousands: 'TST-1001 1 000'. Without a SKU with
 * letters, the first group may be a SKU. '36 120' may also be two numbers.
 */
function withWholeNumbers(tokens: readonly Token[], line: string): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'plain-sku')) return tokens
  const whole: Token[] = []
  for (const token of tokens) {
    const last = whole.at(-1)
    const apart = last?.kind === 'number' ? `${last.text} ${token.text}` : ''
    const joined = joinThousands(apart)
    // More blanks than one separate columns.
    const isOne = line.replaceAll(/[\u00A0\u202F]/g, ' ').includes(apart)
    const goesOn = token.kind === 'number' && isOne && /^\d+$/.test(joined)
    const isAsked = !joined.endsWith('00') && token.isQuantity !== true && last?.isQuantity !== true
    if (last && goesOn)
      whole.splice(-1, 1, { ...last, ...token, text: joined, ...(isAsked ? { isAsked } : {}) })
    else whole.push(token)
  }
  return whole
}

export const withReadings = (parsed: ParsedLine, readings: readonly Reading[]): ParsedLine =>
  readings.length === 0 ? parsed : { ...parsed, readings }

/** If a number may belong to two tools, or not to each of them, all are marked as doubtful. */
function parseSeveralTools(tokens: readonly Token[], line: string): readonly ParsedLine[] {
  const { parts, isUnsure } = partsOf(tokens)
  const entries = parts.map(({ start, end }) => {
    const own = tokens.slice(start, end)
    return parseOneTool(own, own.map(({ text }) => text).join(' '))
  })
  // 'HMR-1001 HMR-1003 24': one number for two tools.
  const hasCount = ({ quantity }: ParsedLine) => quantity !== ''
  const isShared = entries.some(hasCount) && !entries.every(hasCount)
  return isUnsure || isShared ? withDoubt(entries, doubtOf('amount', line)) : entries
}

function parseOneTool(tokens: readonly Token[], line: string, isNumbered = false): ParsedLine {
  const [skuIndex = -1] = [...indexesOf(tokens, 'plain-sku'), ...indexesOf(tokens, 'sku')]
  const hasSku = skuIndex >= 0
  const found = hasSku ? quantitiesBesideSku(tokens, skuIndex) : quantitiesInName(tokens)
  const quantities = rivalsOf(tokens, found, hasSku ? skuIndex : undefined, isNumbered)
  const term = hasSku ? (tokens[skuIndex]?.text ?? '') : nameWithout(tokens, quantities)
  return {
    term: clipTerm(term || line),
    prose: false,
    ...countIn(tokens, quantities, line, hasSku),
  }
}

/** The quantity as it is written, and why it is uncertain. */
function countIn(
  tokens: readonly Token[],
  quantities: readonly number[],
  line: string,
  hasSku: boolean,
): Pick<ParsedLine, 'quantity' | 'doubt'> {
  const numbers = quantities.map((index) => tokens[index]?.text ?? '')
  const inexact = hasSku && numbers.length === 0 ? inexactWord(tokens) : undefined
  const quantity = inexact ?? numbers.join(' / ')
  if (inexact !== undefined || isInexact(tokens, quantities))
    return { quantity, doubt: doubtOf('amount', inexact ?? line) }
  return numbers.length > 1
    ? { quantity, doubt: doubtOf('columns', numbers.join(', ')) }
    : { quantity }
}

/** The token indexes of the quantity: one, none, or several if nothing decides between them. */
function quantitiesBesideSku(tokens: readonly Token[], skuIndex: number): readonly number[] {
  const numbers = indexesOf(tokens, 'number')
  const marked = numbers.filter((index) => tokens[index]?.isQuantity)
  if (isMultiplied(tokens)) return numbers
  // '24 Stk 7,69': the unit belongs to the number before it, and a price follows.
  const counts = marked.filter((index) => !/^\d+,\d\d$/.test(tokens[index]?.text ?? ''))
  if (marked.length === 1 || counts.length === 1) return counts.length === 1 ? counts : marked
  if (numbers.length <= 1 || marked.length > 1) return numbers
  const next = tokens[skuIndex + 1]?.kind === 'quantity-mark' ? skuIndex + 2 : skuIndex + 1
  return numbers.includes(next) ? [next] : numbers
}

/** 'x 24 x 2', '24 x2': a multiplication. */
const isMultiplied = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, isTimes }, index) =>
      kind === 'number' &&
      ((isTimes === true && tokens[index - 1]?.kind === 'number') ||
        (isTimesSign(tokens[index + 1]) && tokens[index + 2]?.kind === 'number')),
  )
const isTimesSign = (token: Token | undefined): boolean =>
  token?.kind === 'quantity-mark' && /^[x×]$/i.test(token.text)

/** The token indexes of the quantity in a line without a SKU: at its start or its end. */
function quantitiesInName(tokens: readonly Token[]): readonly number[] {
  const numbers = indexesOf(tokens, 'number')
  const marked = numbers.filter((index) => tokens[index]?.isQuantity)
  if (marked.length === 1) return marked
  const besideMark = marked.length === 2 ? quantityBesideMark(tokens) : undefined
  if (besideMark !== undefined) return [besideMark]
  const last = tokens.length - 1
  const atEnds = numbers.filter((index) => index === 0 || index === last)
  if (tokens.length === 1) return []
  // Two unmarked numbers: a SKU without letters, and its quantity.
  if (tokens.length === 2 && atEnds.length === 2) return [1]
  return atEnds
}

/**
 * '12 Stk 4711', '12 x 4711': a SKU without letters is longer than its quantity.
 * @returns undefined for two numbers of the same length, or without a unit or sign between them
 */
function quantityBesideMark(tokens: readonly Token[]): number | undefined {
  const [before, between, behind] = tokens
  if (tokens.length !== 3 || !before || !behind || between?.kind !== 'quantity-mark')
    return undefined
  if (!/^[x×]$/i.test(between.text) || before.text.length < behind.text.length) return 0
  return behind.text.length < before.text.length ? 2 : undefined
}

const indexesOf = (tokens: readonly Token[], kind: Token['kind']): number[] =>
  tokens.flatMap((token, index) => (token.kind === kind ? [index] : []))
const nameWithout = (tokens: readonly Token[], quantities: readonly number[]): string =>
  tokens
    .filter(
      ({ kind }, index) =>
        !quantities.includes(index) && kind !== 'quantity-mark' && kind !== 'price',
    )
    .map(({ text }) => text)
    .join(' ')
const clipTerm = (text: string): string => text.slice(0, maxTermLength).trim()
