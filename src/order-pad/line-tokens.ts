/** The words of a line of text, each with its probable kind. Pure. */
import {
  isMeasurement,
  isNumber,
  isOtherUnit,
  isPlainSku,
  isPrice,
  isQuantityMark,
  isSku,
  isUnitOfMeasure,
  parseMarkedNumber,
  stripPunctuation,
} from './parse-tokens.ts'

export type Token = {
  readonly text: string
  readonly kind: 'number' | 'sku' | 'plain-sku' | 'quantity-mark' | 'price' | 'measurement' | 'word'
  /** A number that is marked as the quantity. */
  readonly isQuantity?: boolean
  /** A number after a multiplication sign, in one word: 'x2'. */
  readonly isTimes?: boolean
  /** A number followed by a question mark. */
  readonly isAsked?: boolean
}

export function tokenize(line: string): readonly Token[] {
  const tokens: Token[] = []
  for (const word of line.split(/\s+/)) {
    const text = isMeasurement(word) ? word : stripPunctuation(word)
    if (/^\W*\?\W*$/u.test(word)) markAsked(tokens)
    if (text === '' || (/^[\p{P}\p{S}]+$/u.test(text) && !isQuantityMark(text))) continue
    addToken(tokens, text)
    if (/\d\W*\?\W*$/u.test(word)) markAsked(tokens)
  }
  return tokens
}

/** '12?', '12 pcs?': a number with a question mark. */
function markAsked(tokens: Token[]): void {
  const last = tokens.at(-1)
  if (last?.kind === 'number') tokens.splice(-1, 1, { ...last, isAsked: true })
}

/** Appends a word as a token, or combines it with the number before it. */
function addToken(tokens: Token[], text: string): void {
  const previous = tokens.at(-1)
  const token = tokenOf(text, previous)
  if (previous?.kind === 'number' && token.kind !== 'number') {
    const joined = `${previous.text} ${text}`
    if (token.kind === 'quantity-mark') tokens.splice(-1, 1, { ...previous, isQuantity: true })
    else if (isOtherUnit(text))
      return void tokens.splice(-1, 1, { text: joined, kind: 'number', isQuantity: true })
    else if (isUnitOfMeasure(text))
      return void tokens.splice(-1, 1, { text: joined, kind: 'measurement' })
  }
  tokens.push(token)
}

function tokenOf(text: string, previous: Token | undefined): Token {
  const isAfterAt = previous?.kind === 'quantity-mark' && previous.text === '@'
  if (isPrice(text) || (isAfterAt && /^\d+[.,]\d\d$/.test(text))) return { text, kind: 'price' }
  if (isMeasurement(text)) return { text, kind: 'measurement' }
  if (isNumber(text))
    return previous?.kind === 'quantity-mark' && !/^of$/i.test(previous.text)
      ? { text, kind: 'number', isQuantity: true }
      : { text, kind: 'number' }
  const marked = parseMarkedNumber(text)
  if (marked !== undefined)
    return { text: marked, kind: 'number', isQuantity: true, isTimes: /^[x×]/i.test(text) }
  if (isQuantityMark(text)) return { text, kind: 'quantity-mark' }
  if (isPlainSku(text)) return { text, kind: 'plain-sku' }
  return { text, kind: isSku(text) ? 'sku' : 'word' }
}

/** The number in the cell of a SKU, as in 'HMR-1001: 24' and '24 x HMR-1001'. */
export function quantityBesideSku(cell: string): string | undefined {
  const tokens = tokenize(cell)
  const at = tokens.findIndex(({ kind }) => kind === 'plain-sku')
  if (at < 0) return undefined
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== 'quantity-mark')
  const after = tokens.slice(at + 1).find(({ kind }) => kind !== 'quantity-mark')
  return [after, before].find((token) => token?.kind === 'number')?.text
}
