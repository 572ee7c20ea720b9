/** A row below several quantity columns: they agree, or a person chooses. Pure. */
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { doubtOf } from './doubts.ts'
import type { HeadingColumns } from './heading-columns.ts'
import type { ParsedLine } from './parse-line.ts'
import { isPrice } from './parse-tokens.ts'

/** 'Qty shipped': as many as are ordered need no further delivery. */
const alreadyDone =
  /(?<!\p{L})(?:delivered|shipped|received|invoiced|billed|returned|cancell?ed|geliefert|erhalten|berechnet|fakturiert|retourniert|storniert|livree?s?|recue?s?|facturee?s?|entregad[oa]s?|recibid[oa]s?|consegnat[oaie]|ricevut[oaie]|geleverd|ontvangen|dostarczon\p{L}*|dodan\p{L}*|levererat?|leveret)(?!\p{L})/u

/** The quantities of a row whose table has several quantity columns, if they differ. */
export function severalQuantities(
  cells: readonly string[],
  { quantity, further, apart, times, headings, isOrdered }: HeadingColumns,
): Pick<ParsedLine, 'quantity' | 'doubt'> | undefined {
  const filled = [quantity, ...further]
    .toSorted((a, b) => a - b)
    .filter((column) => /\d/.test(cells[column] ?? '') && !isPrice(cells[column] ?? ''))
    .filter((column) => !times.includes(column) || parseQuantity(cells[column] ?? '') !== 1)
  const numbers = new Set(
    filled.map((column) => {
      const number = parseQuantity(cells[column] ?? '')
      return Number.isNaN(number) ? cells[column] : number
    }),
  )
  const isOnce =
    numbers.size === 1 &&
    filled.includes(quantity) &&
    // Of 'Old' and 'New', an empty one says as much as the other.
    (isOrdered || filled.length > further.length) &&
    !filled.some((column) => alreadyDone.test(wordsOf(headings[column] ?? ''))) &&
    apart.every((column) => times.includes(column) && !filled.includes(column))
  if (filled.length === 0 || isOnce) return undefined
  const said = filled.map((column) => `${headings[column] ?? ''} ${cells[column]}`.trim())
  return {
    quantity: filled.map((column) => cells[column]).join(' / '),
    doubt: doubtOf(filled.length > 1 ? 'columns' : 'other-column', said.join(', ')),
  }
}
