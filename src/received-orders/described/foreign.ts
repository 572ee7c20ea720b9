/**
 * What a description says beyond its tool: every word, number and sign must belong to the tool, or
 * be one that never says anything about which article or how many. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { isPieceWord } from '../../order-pad/count-words.ts'
import { isNumberWord } from '../../order-pad/number-words.ts'
import { parseMarkedNumber, stripPunctuation } from '../../order-pad/parse-tokens.ts'
import type { ComparedWord } from '../../search/lookups/compare-words.server.ts'
import { plainText, sizeMark, tokenize, withoutSizes } from '../../search/words/tokenize.ts'
import type { DraftLine } from '../draft.ts'
import { isSpelling } from './name-words.ts'
import otherWords from './other-words.json' with { type: 'json' }

type Tool = { readonly sku: string; readonly name: string }

/** Characters of a description that are compared. */
export const maxCompared = 600
/** What a column or an element states about the article; '' if there is none. */
export const descriptionOf = ({ name, description = '' }: DraftLine): string =>
  [name, description].filter(Boolean).join(' · ').slice(0, maxCompared)

/** A description without the numbers of the line and of the tool. */
export function withoutOwnNumbers(line: DraftLine, tool: Tool): string {
  const own = new Set(
    [tool.sku, line.sellerNumber, line.buyerNumber, line.gtin, line.makerNumber]
      .filter(Boolean)
      .map(foldSku),
  )
  return descriptionOf(line)
    .split(/\s+/)
    .filter((word) => !own.has(foldSku(stripPunctuation(word))))
    .join(' ')
}

const only = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'u')
const [isLinking, isEmpty] = [only(otherWords.linking), only(otherWords.empty)]
const [isPart, isTelling] = [only(otherWords.part), only(otherWords.named)]
const isWith = /^(?:with|w|mit|avec|con|met|z|s|med|com)$/

/** @returns the first part of the description that is not of the tool, as it is compared */
export function foreignIn(
  line: DraftLine,
  tool: Tool,
  compared: readonly ComparedWord[] = [],
): string | undefined {
  const whole = withoutOwnNumbers(line, tool)
  const text = withoutSizes(whole).replaceAll(/'s(?![\p{L}\p{N}])/gu, '')
  return (
    foreignWords(text, tool, { compared, quantity: line.quantity }) ??
    foreignSize(tool, compared) ??
    foreignNumber(text, plainText(whole), tool, line.quantity) ??
    foreignSign(text, tool) ??
    (whole.length >= maxCompared - 100 ? '…' : undefined)
  )
}

/** 'zmm12' is 12 mm. */
const unitOf = (lexeme: string): string => /^z[a-z]+?(?=[\dp])/.exec(lexeme)?.[0] ?? lexeme

/**
 * A size that the tool does not have. Where its name has a size in the same unit, it is another one
 * in a specification: '150 mm' beside 'PH2 x 100 mm'.
 */
function foreignSize({ name }: Tool, compared: readonly ComparedWord[]): string | undefined {
  const ofName = new Set(sizesOf(name).map(unitOf))
  return compared.find(
    ({ isSize, isNamed, of, text }) =>
      isSize === true &&
      isNamed !== true &&
      (of !== 'tool' || sizesOf(text).some((size) => ofName.has(unitOf(size)))),
  )?.text
}
const sizesOf = (text: string): readonly string[] =>
  tokenize(text).flatMap(({ kind, lexeme }) => (kind === 'size' ? [lexeme] : []))

const numberRun = /(?<![\p{L}\p{N}])\p{N}+(?:[-.,:/]\p{N}+)*(?![\p{L}\p{N}])/gu
const numbersOf = (text: string): readonly string[] => text.match(numberRun) ?? []

/**
 * '-12', '24.00', '12-24', '(12)', '3-piece': a number that is neither in the name of the tool, once,
 * nor the quantity with the word for pieces.
 */
function foreignNumber(
  text: string,
  whole: string,
  { name, sku }: Tool,
  quantity: string,
): string | undefined {
  const plainName = plainText(name)
  const own = new Set([...numbersOf(plainName), ...(`${plainName} ${sku}`.match(/\d+/g) ?? [])])
  const found = [...text.matchAll(numberRun)].find(({ 0: number, index }) => {
    const before = text.slice(0, index)
    const [, unit = ''] = /^[\s-]?(\p{L}+)/u.exec(text.slice(index + number.length)) ?? []
    if (unit !== '' && isPieceWord(unit)) {
      const isOfName = new RegExp(String.raw`(?<!\d)${number}[\s-]?\p{L}*`, 'u').exec(plainName)
      const [, ofName = ''] = /^\d+[\s-]?(\p{L}+)/u.exec(isOfName?.[0] ?? '') ?? []
      return Number(number) !== Number(quantity) && !isPieceWord(ofName)
    }
    const isAgain = (whole.match(/\d+/g) ?? []).filter((one) => one === number).length > 1
    return (
      !own.has(number) ||
      // '-12', ',12', '$12'; '#2' is the size of a screw.
      /(?:^|[\s(])[^\s\p{L}\p{N}(#]$/u.test(before) ||
      (isAgain && !before.endsWith('#'))
    )
  })
  return found && text.slice(0, found.index).replace(/^.*[\s(]/u, '') + found[0]
}

/** A sign that only separates words says nothing, except at the end. */
function foreignSign(text: string, { name }: Tool): string | undefined {
  const signs = text.match(/[^\s\p{L}\p{M}\p{N}\p{Co}]/gu) ?? []
  return (
    signs.find((sign) => !separating.test(sign) && !plainText(name).includes(sign)) ??
    /#(?!\d)/.exec(text)?.[0] ??
    /(?:^|\s)(["'&|]|\.{2,})\s*$/u.exec(text)?.[1] ??
    /[-/]\s*$/.exec(text)?.[0]
  )
}
const separating = /[-,.;:()[\]/&'"·|#®™]/u

type Words = { readonly compared: readonly ComparedWord[]; readonly quantity: string }

/** Words that are neither of the tool nor on a short list of words that say nothing. */
function foreignWords(text: string, tool: Tool, { compared, quantity }: Words): string | undefined {
  const known = new Map(compared.map((word) => [word.text, word]))
  const words = text.split(/[^\p{L}\p{M}\p{N}\p{Co}]+/u).filter(Boolean)
  const isAmount = (word = '') => /\d/.test(word) || word === sizeMark
  const ofName = new Set(plainText(tool.name).split(/[^\p{L}\p{M}\p{N}]+/u))
  const saysNothing = (word: string): boolean =>
    isEmpty.test(wordsOf(word)) ||
    isPieceWord(word) ||
    isSpelling(word, tool) ||
    Number(parseMarkedNumber(word) ?? Number.NaN) === Number(quantity)
  const isOwn = (word: string, at: number): boolean => {
    const { of, isNamed = false } = known.get(word) ?? {}
    if (word === 'x') return isAmount(words[at - 1]) && isAmount(words[at + 1])
    if (isNamed || ofName.has(word)) return true
    const key = wordsOf(word)
    if (isNumberWord(key) || isTelling.test(key)) return false
    if (isPart.test(key))
      return of === 'tool' && words.slice(Math.max(0, at - 3), at).some((one) => isWith.test(one))
    if (isLinking.test(key) || of === undefined) return at < words.length - 1
    return of === 'tool' || saysNothing(word)
  }
  const foreign = words.filter((word, at) => /\p{L}/u.test(word) && !isOwn(word, at))
  return foreign.length === 0 ? undefined : foreign.join(' ')
}
