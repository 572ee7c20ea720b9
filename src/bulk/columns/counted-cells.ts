/** Numbers of pieces with words beside them: '2 Dtz', 'Box of 12', '2 cases', '310 ml', '$250'. Pure. */
import type { Unit } from '../../catalogue/model/units.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { isLongText, namesMonth } from '../../../packages/file-reader/numbers/numbers.ts'
import { currencyOf } from '../../../packages/file-reader/tables/table.ts'
import { containers, unitOfWord } from './unit-words.ts'

/** The unit of a number, if it is not the piece. */
export type CountedIn =
  | { readonly is: 'pack' | 'container'; readonly unit?: Unit | undefined }
  | { readonly is: 'measure'; readonly unit?: Unit | undefined }
/** A number as in its cell, the number of pieces in each unit, and the unit. */
export type CountedCell = {
  readonly amount: string
  readonly times: number
  readonly in?: CountedIn | undefined
  /** Whether an unknown word is beside the number. */
  readonly isUnsure: boolean
}

const sizes: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['gross', 144],
  ['hundred', 100],
  ['thousand', 1000],
])
/** Words around a number that are not units. */
const small =
  /^(?:of|a|x|er|per|pro|je|par|por|im|in|i|za|na|of|de|da|di|du|von|zu|mit|with|con|med|med|cada|ab|min|mind|mindestens|minimum|from|at least|jeweils|po|les|all|au|voor|van|und|and)$/u
/** Measures that are never a selling unit. */
const measure = /^(?:mm|cm|dm|km|ml|cl|dl|hl|oz|lbs?|ft|inch|zoll|yd|t|to|kw|w|v|a|ah|bar|hp|ps)$/u
/**
 * Words that make it the number of pieces in a pack: '12/Box', '12 per carton', '10er-Pack',
 * '10-pack'.
 */
const inOne = /^\s*(?:[/-]|er\b|(?:stk?|pcs?)\b|(?:per|pro|je|par|por|im|in|à|a|za|na|i)\s)/iu

function kindOfWord(word: string): CountedIn | 'piece' | 'small' | 'word' | number {
  if (small.test(word)) return 'small'
  const field = fieldOfKey('unit', word)
  const size = sizes.get(field ?? '')
  if (size !== undefined) return size
  const unit = unitOfWord(word)
  if (field === 'piece' || unit === 'piece') return 'piece'
  if (field === 'pack' || field === 'container') return { is: field, unit }
  if (unit !== undefined) return { is: containers.has(unit) ? 'container' : 'measure', unit }
  return measure.test(word) ? { is: 'measure' } : 'word'
}

/**
 * The quantity in a cell with one number and words.
 * @returns undefined for a cell without words, or with several numbers; 'money' for an amount or a
 *   percentage
 */
export function countedCell(text: string): CountedCell | 'money' | undefined {
  if (
    isLongText(text) ||
    namesMonth(text) ||
    !/[\p{L}\p{Sc}%‰]/u.test(text) ||
    /^\s*\d+(?:[.,]\d+)?e[+-]?\d+\s*$/i.test(text)
  )
    return undefined
  const bare = text.replace(/^\s*1\s*[x×*]\s*(?=\d)|(?<=\d)\s*[x×*]\s*1(?=\s*$)/i, '')
  const [amount = '', ...more] = bare.match(/[-\u2212]?\d+(?:[.,'’\s]\d+)*/g) ?? []
  if (amount === '' || more.length > 0) return undefined
  if (currencyOf([text]) !== '' || /[%‰\p{Sc}]/u.test(text)) return 'money'
  const at = bare.indexOf(amount)
  const wordsIn = (part: string) =>
    headingKey(part)
      .split(/[\s#+-]+/)
      .filter(Boolean)
      .map(kindOfWord)
      .filter((kind) => kind !== 'small')
  const [before, behind] = [wordsIn(bare.slice(0, at)), wordsIn(bare.slice(at + amount.length))]
  const [next] = behind
  const isUnsure = [...before, ...behind].includes('word')
  if (typeof next === 'number') return { amount, times: next, isUnsure }
  const isOfPack = inOne.test(bare.slice(at + amount.length))
  const counts = typeof next === 'object' && !(isOfPack && next.is !== 'measure') ? next : undefined
  return { amount, times: 1, in: counts, isUnsure }
}
