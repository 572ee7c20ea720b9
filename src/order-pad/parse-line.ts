/** Reads one line of text: which tool it names, and how many. What cannot be read is kept as it was written, never guessed. */
import {
  stripPunctuation,
  isQuantityMark,
  isUnitOfMeasure,
  isMeasurement,
  isPrice,
  isNumber,
  isOtherUnit,
  isPlainSku,
  isSku,
  parseMarkedNumber,
} from './parse-tokens.ts'

export type ParsedLine = {
  /** The SKU or name; empty when the line has none. */
  readonly term: string
  /** The quantity as it was written; empty when the line has none. */
  readonly quantity: string
  /** A line without any digit: maybe the name of a tool, maybe only an e-mail's greeting. */
  readonly prose: boolean
}

/** How long a SKU or name may be that is looked up. */
export const maxTermLength = 200

type Word = {
  readonly text: string
  readonly kind: 'number' | 'sku' | 'plain-sku' | 'mark' | 'money' | 'measure' | 'word'
  /** a number that says it is a quantity */ readonly sure?: boolean
}

/** @param line one line without separators of columns. @returns one entry; more when it names several SKUs, each with its quantity */
export function parseLine(line: string): readonly ParsedLine[] {
  const stripped = line
    .replace(/^(?:\s*>)+\s*/, '')
    .replace(/^\s*(?:[-*•–·]\s+|\d{1,3}[.)]\s+)/, '')
    .trim()
  if (!/\p{Nd}/u.test(stripped)) return [{ term: clipped(stripped), quantity: '', prose: true }]
  const words = wordsOf(stripped)
  const skus = words.filter(({ kind }) => kind === 'plain-sku').length
  return skus > 1 ? several(words) : [single(words, stripped)]
}

/** 'HMR-1001 48, PLR-4018 24' and '48 of HMR-1001 and 24 of PLR-4018': which comes first tells how the rest goes. */
function several(words: readonly Word[]): readonly ParsedLine[] {
  const first = words.find(({ kind }) => kind === 'plain-sku' || kind === 'number')
  const starts =
    first?.kind === 'number'
      ? quantityFirst(words)
      : words.flatMap(({ kind }, place) => (kind === 'plain-sku' ? [place] : []))
  return starts.map((start, part) => {
    const piece = words.slice(start, starts[part + 1])
    return single(piece, piece.map(({ text }) => text).join(' '))
  })
}

/** Each part begins at the number before its SKU, or at the SKU when there is none. */
const quantityFirst = (words: readonly Word[]): number[] =>
  words.flatMap(({ kind }, place) => {
    if (kind !== 'plain-sku') return []
    let start = place
    while (start > 0 && words[start - 1]?.kind === 'mark') start -= 1
    return [words[start - 1]?.kind === 'number' ? start - 1 : place]
  })

function single(words: readonly Word[], line: string): ParsedLine {
  const sku = words.findIndex(({ kind }) => kind === 'plain-sku')
  const at = sku >= 0 ? sku : words.findIndex(({ kind }) => kind === 'sku')
  const chosen = at >= 0 ? besideSku(words, at) : inName(words)
  const term = at >= 0 ? (words[at]?.text ?? '') : nameWithout(words, chosen)
  return {
    term: clipped(term || line),
    quantity: chosen.map((place) => words[place]?.text ?? '').join(' / '),
    prose: false,
  }
}

/** The places of the quantity: one, none, or several between which nothing decides. */
function besideSku(words: readonly Word[], at: number): readonly number[] {
  const numbers = placesOf(words, 'number')
  const sure = numbers.filter((place) => words[place]?.sure)
  if (sure.length === 1) return sure
  if (numbers.length <= 1) return numbers
  const next = words[at + 1]?.kind === 'mark' ? at + 2 : at + 1
  if (numbers.includes(next)) return [next]
  return numbers
}

function inName(words: readonly Word[]): readonly number[] {
  const numbers = placesOf(words, 'number')
  const sure = numbers.filter((place) => words[place]?.sure)
  if (sure.length === 1) return sure
  const last = words.length - 1
  const ends = numbers.filter((place) => place === 0 || place === last)
  if (words.length === 1) return []
  // Two bare numbers: a SKU without letters, and how many of it.
  if (words.length === 2 && ends.length === 2) return [1]
  return ends
}

const placesOf = (words: readonly Word[], kind: Word['kind']): number[] =>
  words.flatMap((word, place) => (word.kind === kind ? [place] : []))
const nameWithout = (words: readonly Word[], chosen: readonly number[]): string =>
  words
    .filter(({ kind }, place) => !chosen.includes(place) && kind !== 'mark' && kind !== 'money')
    .map(({ text }) => text)
    .join(' ')
const clipped = (text: string): string => text.slice(0, maxTermLength).trim()

function wordsOf(line: string): readonly Word[] {
  const words: Word[] = []
  for (const raw of line.split(/\s+/)) {
    const text = isMeasurement(raw) ? raw : stripPunctuation(raw)
    if (text === '' || (/^[\p{P}\p{S}]+$/u.test(text) && !isQuantityMark(text))) continue
    const before = words.at(-1)
    const sure = parseMarkedNumber(text)
    if (isPrice(text)) words.push({ text, kind: 'money' })
    else if (isMeasurement(text)) words.push({ text, kind: 'measure' })
    else if (isNumber(text))
      words.push(
        before?.kind === 'mark' && !/^of$/i.test(before.text)
          ? { text, kind: 'number', sure: true }
          : { text, kind: 'number' },
      )
    else if (sure !== undefined) words.push({ text: sure, kind: 'number', sure: true })
    else if (isQuantityMark(text)) {
      if (before?.kind === 'number') words.splice(-1, 1, { ...before, sure: true })
      words.push({ text, kind: 'mark' })
    } else if (isOtherUnit(text) && before?.kind === 'number')
      words.splice(-1, 1, { text: `${before.text} ${text}`, kind: 'number', sure: true })
    else if (isUnitOfMeasure(text) && before?.kind === 'number')
      words.splice(-1, 1, { text: `${before.text} ${text}`, kind: 'measure' })
    else if (isPlainSku(text)) words.push({ text, kind: 'plain-sku' })
    else words.push({ text, kind: isSku(text) ? 'sku' : 'word' })
  }
  return words
}
