/** Words for what a quantity counts, in the languages of those who order. */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'

const countOf = (word: string): FieldOf<'unit'> | undefined => fieldOfKey('unit', wordsOf(word))

/** 'Stück', 'pz', 'szt.': one piece. */
export const isPieceWord = (word: string): boolean => countOf(word) === 'piece'

/** 'Dtz', 'boîtes', 'VE': the number beside it does not count pieces. */
export const isOtherCount = (word: string): boolean => {
  const count = countOf(word)
  return count !== undefined && count !== 'piece'
}

/** A quantity with what it counts, as it was written; alone where it counts pieces. */
export const withUnit = (quantity: string, unit: string): string =>
  quantity === '' || unit === '' || isPieceWord(unit) ? quantity : `${quantity} ${unit}`

/**
 * The words of the heading of a quantity, and what it says that the numbers below it count:
 * 'Qty (dozen)', 'Menge in VE', 'Kartons'. 'Qty per pack' is of a pack, and no such heading.
 */
export function countOfHeading(heading: string): {
  readonly quantity: string
  readonly unit: string
} {
  const words = wordsOf(heading).split(' ')
  const unit = words.find((word) => isOtherCount(word)) ?? ''
  const isOfPack = words.some((word) => perWords.test(word))
  if (unit === '' || isOfPack) return { quantity: '', unit: '' }
  const rest = words.filter((word) => word !== unit && !between.test(word))
  return { quantity: rest.join(' '), unit }
}

const perWords = /^(?:per|pro|je|par|por|na|a|w|v|inhalt|content|size|ean|gtin|code|nr)$/
const between = /^(?:in|en|im|of|de|di|der|van|i|as)$/

/** By how much a word multiplies the number before it. */
const numberOf: Partial<Readonly<Record<FieldOf<'unit'>, number>>> = {
  dozen: 12,
  gross: 144,
  hundred: 100,
  thousand: 1000,
  pair: 2,
}

/**
 * How many pieces each of a quantity with a count word is: 12 of '2 dozen', a pack of the tool of
 * '4 VE'; undefined where the word says no number, so that nothing can be proposed.
 */
export function eachOf(quantity: string): number | 'pack' | undefined {
  const [, word = ''] = /^\d+\s+([^\d\s]+)$/u.exec(quantity.trim()) ?? []
  const count = countOf(word)
  return count === undefined ? undefined : count === 'pack' ? 'pack' : numberOf[count]
}
