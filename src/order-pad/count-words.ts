/** Words for units of quantities, in the languages of buyers. */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import type { FieldOf } from '../../packages/file-reader/headings/fields.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'

const countOf = (word: string): FieldOf<'unit'> | undefined => fieldOfKey('unit', wordsOf(word))

/** 'Stück', 'pz', 'szt.': one piece. */
export const isPieceWord = (word: string): boolean => countOf(word) === 'piece'

/** 'Dtz', 'boîtes', 'VE': the number beside it does not count single pieces. */
export const isOtherCount = (word: string): boolean => {
  const count = countOf(word)
  return count !== undefined && count !== 'piece'
}

/** A quantity with its unit as it was written; without a unit if it counts pieces. */
export const withUnit = (quantity: string, unit: string): string =>
  quantity === '' || unit === '' || isPieceWord(unit) ? quantity : `${quantity} ${unit}`

/**
 * The words of a quantity heading, and the unit of the numbers below it: 'Qty (dozen)', 'Menge in
 * VE', 'Kartons'. 'Qty per pack' is about a pack, so it is not such a heading.
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

/** The number of pieces in the unit that a word names. */
const numberOf: Partial<Readonly<Record<FieldOf<'unit'>, number>>> = {
  dozen: 12,
  gross: 144,
  hundred: 100,
  thousand: 1000,
  pair: 2,
}

/**
 * The pieces per unit of a quantity with a unit word: 12 for '2 dozen', 'pack' for '4 VE';
 * undefined if the word has no known number, so that nothing can be suggested.
 */
export function eachOf(quantity: string): number | 'pack' | undefined {
  const [, word = ''] = /^\d+\s+([^\d\s]+)$/u.exec(quantity.trim()) ?? []
  const count = countOf(word)
  return count === undefined ? undefined : count === 'pack' ? 'pack' : numberOf[count]
}
