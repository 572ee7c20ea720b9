/**
 * Whether the words of a line describe the tool that its number names. Sizes are compared
 * elsewhere. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isCoverWord, isTurned } from '../../../packages/file-reader/mails/cover-note.ts'
import { isOtherCount, isPieceWord } from '../../order-pad/count-words.ts'
import { isAgainstOrder } from '../../order-pad/doubt-words.ts'
import {
  isPlainSku,
  isUnitOfMeasure,
  stripPunctuation,
  units,
} from '../../order-pad/parse-tokens.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { ComparedWord } from '../../search/lookups/compare-words.server.ts'
import { tokenize } from '../../search/words/tokenize.ts'
import type { DraftLine } from '../draft.ts'
import { reasonMessages as messages } from '../messages/reasons.ts'
import { reason, type Reason } from '../reasons.ts'
import { descriptionOf, foreignIn, maxCompared, withoutOwnNumbers } from './foreign.ts'
import { isInName, isShort, nameWords } from './name-words.ts'
import { restOfText } from './text-rest.ts'
import otherWords from './other-words.json' with { type: 'json' }

/**
 * How the description differs: it contains another tool's `number`, has other `words`, or has
 * `nothing` in common with the tool's name.
 */
export type Otherwise =
  | { readonly by: 'number'; readonly said: string; readonly number: string; readonly name: string }
  | { readonly by: 'words'; readonly said: string; readonly words: string }
  | { readonly by: 'nothing'; readonly said: string }
  /** Text beside all lines that may correct them. */
  | { readonly by: 'beside'; readonly said: string }
  /** A note in the line that may change it. */
  | { readonly by: 'note'; readonly said: string }
  | { readonly by: 'maker'; readonly said: string; readonly brand: string }
  /** A barcode number that no tool has, beside another number that names the tool. */
  | { readonly by: 'code'; readonly said: string; readonly number: string }

type Tool = { readonly id: string; readonly sku: string; readonly name: string }
/** What is known about the words of a line; without `compared`, only about its name. */
export type KnownWords = {
  readonly compared: readonly ComparedWord[] | undefined
  /** The brand of the tool; undefined if it has none. */
  readonly brand?: string | undefined
  /** The tool that has this word as its SKU. */
  readonly toolOf: (word: string) => Tool | undefined
}

const whole = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'u')
const only = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'u')
const { kind, told, part, plain } = otherWords
const [ofKind, ofOther] = [whole(kind), whole([...kind, ...told])]
const [ofPart, isFor, isPlain] = [only(part), only(otherWords.for), only(plain)]
const [isOfSentence, isCorrecting] = [only(otherWords.sentence), whole(otherWords.correcting)]
const [isLoose, isLast] = [only(otherWords.loose), only(otherWords.last)]
const isOfPlace = whole(otherWords.place)
const [isTitle, ofFooter] = [only(otherWords.title), whole(otherWords.footer)]

/** Characters of a text that a reason quotes. */
const maxQuoted = 120

/** All words of the line that may describe the article. */
export const wordsOfLine = (line: DraftLine): string =>
  (descriptionOf(line) || (line.words ?? '')).slice(0, maxCompared)

/** The text that is compared with the tool: of a description everything, of a sentence no codes. */
export const comparedText = (
  line: DraftLine,
  tool: Tool,
): { readonly text: string; readonly isWhole: boolean } =>
  descriptionOf(line) === ''
    ? { text: wordsOfSentence(line), isWhole: false }
    : { text: withoutOwnNumbers(line, tool), isWhole: true }

const ofPieces = (quantity: string): RegExp =>
  new RegExp(String.raw`(?<=(?<![\d.,])${Number(quantity)}\s)off(?!\p{L})`, 'gu')

/** The words of a line of text without codes, because their letters are not words. */
const wordsOfSentence = (line: DraftLine): string =>
  wordsOfLine(line)
    // '24 off', as British orders count pieces.
    .replaceAll(ofPieces(line.quantity), '')
    .split(/\s+/)
    .filter((word) => word.length < 4 || !/\d/.test(word))
    // 's.o.', 't.b.d.'
    .map((word) => (/^(?:\p{L}\.){2,}$/u.test(word) ? word.replaceAll('.', '') : word))
    .join(' ')

/** Words that may be article numbers. */
export const numbersOf = (line: DraftLine): readonly string[] => {
  const own = new Set(
    [line.sellerNumber, line.buyerNumber, line.gtin, line.makerNumber].map(foldSku),
  )
  return wordsOfLine(line)
    .split(/[\s/,;·]+/)
    .map(stripPunctuation)
    .filter((word) => isPlainSku(word) && !own.has(foldSku(word)))
    .slice(0, 10)
}

/** @returns undefined if nothing contradicts the tool */
export function describedOtherwise(
  line: DraftLine,
  tool: Tool,
  { compared, brand, toolOf }: KnownWords,
): Otherwise | undefined {
  const said = quoted(wordsOfLine(line))
  const isClaim = descriptionOf(line) !== ''
  for (const number of isClaim ? numbersOf(line) : []) {
    const named = toolOf(number)
    if (named && named.id !== tool.id) return { by: 'number', said, number, name: named.name }
  }
  const { maker = '' } = line
  if (brand !== undefined && maker !== '' && !isOneOf(maker, brand))
    return { by: 'maker', said: maker, brand }
  return byWords(line, tool, compared)
}

function byWords(
  line: DraftLine,
  tool: Tool,
  compared: readonly ComparedWord[] | undefined,
): Otherwise | undefined {
  const text = wordsOfLine(line)
  const said = quoted(text)
  const isClaim = descriptionOf(line) !== ''
  // A name that is only a number cannot be contradicted by words.
  if (nameWords(tool).length === 0 || foldSku(tool.name) === foldSku(tool.sku)) return undefined
  const isOwn = ownWords(tool, compared)
  const words =
    contradicting(text, isOwn, isClaim) ??
    (isClaim
      ? otherPieces(text, line, tool)
      : (looseWord(text, tool) ?? restOfText(line, tool) ?? partBeside(text, tool))) ??
    unitBeside(text, tool, isClaim) ??
    numberBeside(text, line, tool, isClaim) ??
    nameOfOthers(compared, tool)
  if (words !== undefined) return { by: 'words', said, words }
  if (isClaim && sharesNothing(compared, tool)) return { by: 'nothing', said }
  const beyond = isClaim ? foreignIn(line, tool, compared) : wordsBeyond(compared, tool)
  return beyond === undefined ? undefined : { by: 'words', said, words: beyond }
}

/** Whether one maker's name contains the other: 'Knipex' in 'KNIPEX-Werk C. Gustav Putsch KG'. */
function isOneOf(maker: string, brand: string): boolean {
  const [one, other] = [wordsOf(maker), wordsOf(brand)]
  return one.includes(other) || other.includes(one)
}

/** A text of the file as a reason quotes it. */
export const quoted = (text: string): string =>
  text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text

/** Whether a word belongs to the tool: as it is written, or by its stem. */
function ownWords(
  { name, sku }: Tool,
  compared: readonly ComparedWord[] | undefined,
): (word: string) => boolean {
  const lexemes = (text: string) => tokenize(text).map(({ lexeme }) => lexeme)
  const own = new Set([
    ...lexemes(name),
    ...lexemes(sku),
    ...(compared ?? []).filter(({ of }) => of === 'tool').flatMap(({ text }) => lexemes(text)),
  ])
  return (word) => {
    const found = lexemes(word)
    return found.length > 0 && found.every((one) => own.has(one))
  }
}

/**
 * Words that make it a different article, or more than a plain order: 'left', 'handle for', 'blue'.
 */
function contradicting(
  text: string,
  isOwn: (word: string) => boolean,
  isClaim: boolean,
): string | undefined {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const rest = words.map((word) => (isOwn(word) ? '|' : wordsOf(word)))
  const found = (isClaim ? ofOther : ofKind).exec(rest.join(' '))?.[0]
  if (found !== undefined) return found
  const [first = ''] = rest
  if (isClaim && ofPart.test(first)) return first
  const at = rest.findIndex((word) => isFor.test(word))
  // 'Handle for hammer': the words before 'for' name something other than the tool.
  const before = rest.slice(0, at).filter((word) => /\p{L}/u.test(word) && !isPlain.test(word))
  const isForTool = at > 0 && before.length > 0 && !rest.slice(0, at).includes('|')
  return isForTool && rest.slice(at + 1, at + 3).includes('|')
    ? `${before.join(' ')} ${rest[at]}`
    : undefined
}

/**
 * 'ctn' in '24 HMR-1001 ctn', 'dozen, 72' and '12/ctn': a unit that does not follow a number, which
 * may be the unit of the quantity, or the content of a pack.
 */
function unitBeside(text: string, tool: Tool, isClaim: boolean): string | undefined {
  const tokens = withoutCodes(text).match(/\p{L}[\p{L}\p{M}]*\.?|[\p{N}.,]*\p{N}|[/|]/gu) ?? []
  return tokens.find((token, at) => {
    const isNumber = /\p{N}$/u.test(tokens[at - 1] ?? '')
    const word = wordsOf(token)
    const isUnit = isOtherCount(token) || (!isClaim && isUnitOfMeasure(word))
    return !isNumber && word.length > 1 && word !== 'in' && isUnit && !isInName(word, tool)
  })
}

const withoutCodes = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => (isPlainSku(stripPunctuation(word)) ? '|' : word))
    .join(' ')

/**
 * '(x2)', '(of 48)', '(12+12)', '-> 36', '½', and any number of a description that is neither the
 * quantity nor a size, nor in the name of the tool.
 */
function numberBeside(
  text: string,
  { quantity }: DraftLine,
  { name, sku }: Tool,
  isClaim: boolean,
): string | undefined {
  const known = new Set([String(Number(quantity)), '1', ...(`${name} ${sku}`.match(/\d+/g) ?? [])])
  const isOther = (piece: string) =>
    numbersWithoutUnit(piece).some((number) => !known.has(String(Number(number))))
  const beside = [
    ...(text.match(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g) ?? []),
    ...(text.match(/(?:[-=]>|→|(?<=\s)(?:["'“‘]|\/{1,2}|:))\s?\d+["'”’]?(?=\s|$)/gu) ?? []),
    ...(text.match(looseNumber) ?? []).map((number) => number.replace(/^[^\d]/, '')),
    ...(isClaim
      ? text.split(/\s+(?=\S*\d)/).filter((word) => !/\p{L}\S*\d|\d\S*\p{L}/u.test(word))
      : []),
  ]
  return beside.find(isOther)?.trim() ?? /[½⅓¼¾]/u.exec(text)?.[0]
}

/** ',36', '@2', 'v2', and '1/2' that is no size. */
const looseNumber = new RegExp(
  String.raw`(?<=\s)(?:[.,;@#v]\d+(?=\s|$)|\d+\/\d+(?=\s|$)(?!\s?(?:${units}|"|″)(?!\p{L})))`,
  'giu',
)

const numberWithoutUnit = new RegExp(
  String.raw`(?<![\d.,-])\d+(?!\s?(?:${units}|°|"|″|'|′)(?!\p{L}))(?![.,/-]?\d)`,
  'giu',
)
const numbersWithoutUnit = (piece: string): readonly string[] =>
  piece.replaceAll(/^["'“‘]|["'”’]$/g, '').match(numberWithoutUnit) ?? []

/** 'have 24', 'the old one', 'price', 'or' at the end: words that order nothing on their own. */
function looseWord(text: string, tool: Tool): string | undefined {
  const words = wordsOf(text.replaceAll(asking, ' ')).split(' ').filter(Boolean)
  return (
    words.find((word) => isLoose.test(word) && !isInName(word, tool)) ??
    words.slice(-1).find((word) => isLast.test(word))
  )
}
const asking = /(?<!\p{L})(?:can|could|may|please|let) (?:(?:i|we|me|us|you) )?have(?!\p{L})/giu

/** A part, named in a sentence: '24 CLP-8003 handles' does not order clamps. */
const partBeside = (text: string, tool: Tool): string | undefined =>
  wordsOf(text)
    .split(' ')
    .find((word) => ofPart.test(word) && !isInName(word, tool))

/** '(12 pcs)', 'x 100': a number of pieces that neither the quantity nor the tool's name states. */
function otherPieces(text: string, { quantity }: DraftLine, { name }: Tool): string | undefined {
  const known = new Set([Number(quantity), 1, ...(name.match(/\d+/g) ?? []).map(Number)])
  const counts = [
    ...Array.from(text.matchAll(/(?<![\p{L}\d.,/-])(\d{1,6})\s?(\p{L}+)/gu)).filter(
      ([, , word = '']) => isPieceWord(word),
    ),
    ...text.matchAll(/(?<![\p{L}\d])[x×]\s?(\d{1,6})\s*$/giu),
    ...text.matchAll(/^\s*(\d{1,6})\s?[x×](?=\s*\p{L})/giu),
  ]
  return counts.find(([, number]) => !known.has(Number(number)))?.[0].trim()
}

/** A word that occurs only in the names of other tools. */
const nameOfOthers = (
  compared: readonly ComparedWord[] | undefined,
  tool: Tool,
): string | undefined =>
  compared?.find(
    ({ text, of }) =>
      of === 'others' && !isPlain.test(text) && !ofPart.test(text) && !isInName(text, tool),
  )?.text

/**
 * Words of a text line that belong neither to the tool nor to a sentence that orders it: 'cxl',
 * 'キャンセル' may turn the line round in a language that nobody listed.
 */
function wordsBeyond(
  compared: readonly ComparedWord[] | undefined,
  tool: Tool,
): string | undefined {
  const beyond = (compared ?? []).filter(
    ({ text, of }) =>
      of === 'none' &&
      !isOfSentence.test(text) &&
      !isCoverWord(text) &&
      !isPlain.test(text) &&
      !isPieceWord(text) &&
      !isShort(text, tool) &&
      !isInName(text, tool) &&
      // 'Klauenhammer' for a hammer.
      !nameWords(tool).some((own) => own.length > 4 && text.endsWith(own)),
  )
  return beyond.length === 0 ? undefined : beyond.map(({ text }) => text).join(' ')
}

/** Whether a sentence is one that every mail of a company has at its end. */
export const isFooter = (sentence: string): boolean => ofFooter.test(wordsOf(sentence))

/** Whether a sentence beside the lines cancels or corrects them, or only asks for a price. */
export function isAgainstLines(sentence: string): boolean {
  const words = wordsOf(sentence)
  const bare = wordsOf(sentence.replaceAll(/\S*\d\S*/g, ' ')).trim()
  if (isAgainstOrder(sentence) || isTurned(sentence) || isTitle.test(bare)) return true
  return (isCorrecting.test(words) || namesPlace(words)) && !ofFooter.test(words)
}

/**
 * 'la línea 2 anularla', 'the last item': a sentence about a line, in any words. A line that begins
 * with its position and has other numbers is an order line.
 */
function namesPlace(words: string): boolean {
  const found = isOfPlace.exec(words)
  if (!found) return false
  const rest = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`
  const isRow = found.index === 0 && /\d/.test(rest)
  return !isRow && /\p{L}{2}/u.test(rest)
}

/** Whether all words are in names of tools: a heading such as 'Claw hammers' above their lines. */
export const namesTools = (
  words: readonly string[],
  compared: readonly ComparedWord[] | undefined,
  tools: readonly Tool[],
): boolean =>
  words.every((word) => {
    const isOfOthers = compared?.some(({ text, of }) => text === word && of === 'others')
    return isOfOthers === true || tools.some((tool) => isInName(word.replace(/s$/, ''), tool))
  })

/** Whether none of its words belongs to the tool, not even shortened or misspelled. */
function sharesNothing(compared: readonly ComparedWord[] | undefined, tool: Tool): boolean {
  const meaning = (compared ?? []).filter(
    ({ text }) => /^\p{L}{3,}$/u.test(text) && !isPlain.test(text),
  )
  const shared = (compared ?? []).some(
    ({ text, of }) =>
      of === 'tool' || of === 'partly' || isShort(text, tool) || isInName(text, tool),
  )
  return meaning.length > 0 && !shared
}

/**
 * The difference as a reason to ask a person.
 * @param tool its name
 */
export function otherwiseReason(otherwise: Otherwise | undefined, tool: string): readonly Reason[] {
  if (!otherwise) return []
  const { said } = otherwise
  if (otherwise.by === 'beside') return [reason('doubtful', messages.saidBeside(said))]
  if (otherwise.by === 'note') return [reason('doubtful', messages.noted(said))]
  if (otherwise.by === 'maker')
    return [reason('doubtful', messages.otherMaker(said, otherwise.brand, tool))]
  if (otherwise.by === 'code')
    return [reason('unknown-number', messages.unknownNumber(said, otherwise.number))]
  if (otherwise.by === 'number')
    return [reason('conflict', messages.otherNumber(said, otherwise.number, otherwise.name, tool))]
  return [
    reason(
      'doubtful',
      otherwise.by === 'words'
        ? messages.otherWords(said, otherwise.words, tool)
        : messages.noWordShared(said, tool),
    ),
  ]
}
