/** Notes on a line of their own, below the line that they are about. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isPlainSku, stripPunctuation } from '../../order-pad/parse-tokens.ts'
import type { DraftLine } from '../draft.ts'
import { isAgainstLines } from './described-otherwise.ts'
import { isClosing, tellingWords } from './harmless.ts'

/** The most words of a note below a line. */
const maxNote = 8
/** Words by which a number is a part of the line above: '2 of these to Waco'. */
const ofAbove =
  /(?<!\p{L})(?:of (?:these|those|them|which)|davon|hiervon|dont|di cui|de (?:los|las) cuales|w tym|hiervan|z toho)(?!\p{L})/iu
/** 'January', 'by Friday': known words of a letter, but not directly below a line. */
const ofTime =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|januar|februar|m[aä]rz|mai|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag|week|kw)(?!\p{L})/iu
const ofMore = /(?<!\p{L})(?:later|and|or)(?!\p{L})/iu

/** 'For January': nothing but a time. */
const isTime = new RegExp(
  String.raw`^(?:(?:for|in|by|on|im|fur|bis|ab|en|pour|para) )?(?:${ofTime.source}|later)$`,
  'iu',
)
/** '15 January', '2027-01-15' */
export const namesTime = (text: string): boolean =>
  /\d/.test(text) && (ofTime.test(text) || /\d{1,4}([./-])\d{1,2}\1(?:\d{1,4})?/.test(text))
export const isOnlyTime = (text: string): boolean => isTime.test(wordsOf(text))

/**
 * The text of a line directly below another one, if it may be a note about it: '(red ones)', '2 of
 * these to Waco', 'later'. An order line has the number of an article, which a note has not, and a
 * heading is about the lines below it.
 */
export function noteBelow(
  above: DraftLine,
  line: DraftLine | undefined,
  isHeader: (words: readonly string[]) => boolean,
): string | undefined {
  const text = line && isDirectlyBelow(above, line) ? textOf(line) : ''
  if (text === '' || text.split(/\s+/).length > maxNote || /:\s*$/.test(text)) return undefined
  if (ofAbove.test(text)) return text
  if (isClosing(text)) return undefined
  if (line && isOrder(line, text)) return undefined
  const telling = tellingWords(text, true)
  const isTelling = telling.length > 0 ? !isHeader(telling) : /\d|\?/.test(text)
  return isTelling || ofTime.test(text) || ofMore.test(text) || isAgainstLines(text)
    ? text
    : undefined
}

const textOf = ({ words, sellerNumber, quantity }: DraftLine): string =>
  words ?? `${sellerNumber} ${quantity}`.trim()

/** Rows of tables have descriptions. */
const isDirectlyBelow = (above: DraftLine, line: DraftLine): boolean =>
  line.from === above.from + 1 &&
  line.name === '' &&
  line.description === undefined &&
  above.description === undefined

/** '12 brooms', 'BRM-12 4': an order line of an article that the shop does not have. */
const isOrder = ({ quantity, sellerNumber }: DraftLine, text: string): boolean =>
  quantity !== '' &&
  (/\d{3}/.test(text) ||
    /[\p{L}\uFFFD]{5}/u.test(sellerNumber) ||
    text.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word))))
