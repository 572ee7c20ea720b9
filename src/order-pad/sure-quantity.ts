/** Whether the number taken as a line's quantity is the only candidate, and certain. Pure. */
import { isApproximate } from './doubt-words.ts'
import type { Token } from './line-tokens.ts'
import { isOtherUnit } from './parse-tokens.ts'

/** Words between two numbers of which one or neither is ordered: '24 or 48', '12 to 24'. */
const between =
  /^(?:or|oder|ou|o|u|of|eller|lub|albo|nebo|vagy|and|und|et|y|e|en|i|og|och|to|bis|a|à|til|till|tot|do|az|then|now|dann|jetzt|later|später|plus|was|war|bisher|vorher|formerly)$/iu
/** Words before a number that is not a quantity: 'Pos 3', 'PO 4711'. */
const label =
  /^(?:pos|position|posten|line|item|row|nr|no|n°|nº|num|numéro|nummer|number|zeile|lfd|ligne|riga|regel|linea|línea|linha|rad|po|order|bestellung|auftrag|commande|ordine|pedido|ref|job|projekt|project|kommission|kom|los|lot)$/iu
const priceLike = /^\d+[.,]\d\d$/

/** Whether the word before a number shows that it is not a quantity: 'PO 4711'. */
export const isLabelled = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1]
  return before?.kind === 'word' && label.test(before.text)
}

const isRival = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index]
  return token?.kind === 'number' && !priceLike.test(token.text) && !isLabelled(tokens, index)
}

/** The positions beside a number: next to it, or with a word such as 'or' between them. */
function placesBeside(tokens: readonly Token[], index: number, isNextTo: boolean): number[] {
  const next = isNextTo ? [index - 1, index + 1] : []
  const over = [-1, 1].flatMap((step) =>
    between.test(tokens[index + step]?.text ?? '') ? [index + 2 * step] : [],
  )
  return [...next, ...over]
}

/**
 * The positions of possible quantities: the detected ones and, for a single one, numbers beside it
 * or beside the SKU, unless a word shows that they are something else.
 * @param skuIndex undefined if the line has no SKU: then a number beside another is a candidate
 * @param isNumbered whether the first number of the line is a line number
 */
export function rivalsOf(
  tokens: readonly Token[],
  all: readonly number[],
  skuIndex: number | undefined,
  isNumbered: boolean,
): readonly number[] {
  const isCount = (place: number) => isNumbered && place === 0 && !tokens[0]?.isQuantity
  const found = all.length > 1 ? all.filter((place) => !isCount(place)) : all
  const [only, ...others] = found
  if (only === undefined || others.length > 0) return found
  const places = placesBeside(tokens, only, skuIndex !== undefined)
  if (skuIndex !== undefined) places.push(skuIndex - 1, skuIndex + 1)
  const rivals = places.filter(
    (place) => place !== only && !isCount(place) && isRival(tokens, place),
  )
  return [...new Set([only, ...rivals])].toSorted((a, b) => a - b)
}

/** Whether a number has a question mark, or 'ca.', 'up to' or 'or so' beside it. */
export const isInexact = (tokens: readonly Token[], found: readonly number[]): boolean =>
  found.some((index) => {
    const words = (from: number, to: number) =>
      tokens
        .slice(Math.max(from, 0), to)
        .map(({ text }) => text)
        .join(' ')
    return (
      tokens[index]?.isAsked === true ||
      // '2 1/2 dozen'
      (/^\d+\/\d+$/.test(words(index + 1, index + 2)) &&
        isOtherUnit(words(index + 2, index + 3))) ||
      [words(index - 1, index), words(index - 2, index)].some(isApproximate) ||
      [words(index + 1, index + 2), words(index + 1, index + 3)].some(isApproximate)
    )
  })

/** '24/48', '12-24', '~12', '12+': a word of a number that is uncertain. */
export const inexactWord = (tokens: readonly Token[]): string | undefined =>
  tokens.find(
    ({ kind, text }) =>
      kind === 'word' && /^[~≈±<>≤≥]?\d+(?:(?:[-–/+]|\.{2,3}|bis)\d+)?(?:[+±]|ish)?$/iu.test(text),
  )?.text
