/** The cells of a row that are numbers: amounts, quantities, packs. Pure. */
import type { ListField } from '../../../packages/file-reader/headings/fields.ts'
import { signOf } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { weighedPieces } from './weighed-pieces.ts'
import { countedCell } from './counted-cells.ts'
import { unitOfWord, withDutchBoxes } from './unit-words.ts'
import { packKinds } from './listed-pack.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import {
  onlyNumber,
  packPair,
  parseDecimal,
  splitAmount,
  toCents,
} from '../../../packages/file-reader/numbers/numbers.ts'
import { priceQuantityOfWord } from './price-basis.ts'
import { isEmptyMarker, type Draft } from './row-draft.ts'
import { maxWeight } from '../../catalogue/units/unit-fields.ts'
import { splitWeight, toGrams, weightUnitIn } from '../../catalogue/units/weight.ts'
import type { Cell } from '../../../packages/file-reader/tables/table.ts'

export const isoDate = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2})$/

/**
 * A number that a spreadsheet computed, 25.4625 for 24.25 × 1.05, is rounded; a typed number is
 * not.
 */
function computed({ warnings }: Draft, field: string, amount: Cell): Cell {
  if (typeof amount !== 'number' || amount < 1) return amount
  const rounded = toCents(amount) / 100
  if (Math.abs(rounded - amount) < 1e-6) return amount
  warnings.push({ field, why: messages.why.rounded(String(amount)) })
  return rounded
}

/**
 * An article is unlikely to weigh this many kilograms if the number may also be a thousandth of it.
 */
const heavy = 1000

/**
 * The weight of a unit in grams: in the unit of the cell, else that of the heading. Without a unit,
 * or if the heading is about a pack, it is skipped.
 */
export function readWeight(draft: Draft, cell: Cell, heading: string): void {
  const { numbers, warnings } = draft
  const field = 'weight'
  const text = String(cell).trim()
  const { amount, unit = weightUnitIn(heading) } =
    typeof cell === 'number' ? { amount: cell } : splitWeight(text)
  const read = isCounted.test(String(amount)) ? undefined : parseIn(draft, field, amount)
  const { pieces } = weighedPieces(heading)
  if (pieces === undefined) warnings.push({ field, why: messages.why.packWeight(heading) })
  else if (read === undefined || read < 0)
    warnings.push({ field, why: messages.why.noWeight(text.slice(0, 40)) })
  else if (read === 0) return
  else if (unit === undefined) warnings.push({ field, why: messages.why.weightUnit(text) })
  else if (signOf(text) === 'open' && ['kg', 'lb', 't'].includes(unit) && read >= heavy)
    warnings.push({ field, why: messages.why.weightSign(text.slice(0, 40)) })
  else {
    const exact = read / pieces
    const grams = toGrams(exact, unit)
    if (grams > maxWeight) warnings.push({ field, why: messages.why.noWeight(text.slice(0, 40)) })
    else numbers.set(field, grams)
    // Pounds and ounces are never whole grams.
    const isCut = ['g', 'kg', 't'].includes(unit) && grams - exact * toGrams(1, unit) > 1e-6
    if (isCut) warnings.push({ field, why: messages.why.weightRounded(text, grams) })
  }
}

/** A quantity that is not a weight: '5 Stk', '12 dag'. '1E3' is a number of a spreadsheet. */
const isCounted = /(?!e[+-]?\d+$)\p{L}/iu

const packFields: readonly ListField[] = ['pack_size', 'inner', 'carton']

/** '12/144' in one cell: the values of other pack columns are used. */
function readPair(
  { mapping, numbers }: Draft,
  field: ListField,
  [pack, carton]: readonly [number, number],
): void {
  numbers.set(field === 'carton' ? 'inner' : field, pack)
  if (field === 'carton' || !mapping.columns.includes('carton')) numbers.set('carton', carton)
}

/**
 * A number in the style of its column; an ambiguous number is read, and a question is asked about
 * it.
 */
function parseIn({ sign, warnings }: Draft, field: string, cell: Cell): number | undefined {
  const number = parseDecimal(cell, sign.decimals)
  if (number !== undefined && sign.isAsked && signOf(cell) === 'open')
    warnings.push({ field, why: messages.why.asked(String(cell).trim(), number) })
  return number
}

export function readNumber(draft: Draft, field: string, cell: Cell): void {
  const { numbers, errors } = draft
  const { amount, per } = splitAmount(cell)
  // A percentage is no amount of money.
  const isShare = /\d\s*%$/.test(String(cell).trim())
  const written = isShare ? undefined : parseIn(draft, field, computed(draft, field, amount))
  const number = written === undefined ? undefined : Number((written / draft.scale).toPrecision(12))
  if (isShare) errors.push({ field, why: messages.why.shareNotPrice(String(cell).trim()) })
  else if (number === undefined)
    errors.push({ field, why: messages.why.noNumber(String(cell).trim()) })
  else if (number < 0) errors.push({ field, why: messages.why.negative(String(cell).trim()) })
  else numbers.set(field, number)
  if (per === undefined || number === undefined) return
  draft.cellBases.push({ field, text: String(cell).trim().slice(0, 40), per })
  if (!numbers.has('price_per')) numbers.set('price_per', per)
  // '12.50 per m' is not the price of a piece.
  const unit = unitOfWord(/[\s/](kg|l|m)\.?$/.exec(String(cell).trim())?.[1] ?? '')
  if (field !== 'price' || per !== 1 || unit === undefined) return
  draft.pricedUnit = unit
  if (!draft.texts.has('unit')) draft.texts.set('unit', unit)
}

/** The minimum quantity for a price, if a column states it. */
export function readTier(draft: Draft, target: string, written: Cell): void {
  const { numbers, errors } = draft
  // '10-49'
  const [, from] = /^\s*(\d{1,6})\s*[-–]\s*\d{1,6}\s*$/.exec(String(written)) ?? []
  const cell = from ?? written
  if (isEmptyMarker('price_per', cell)) return
  const counted = readCounted(draft, target, String(cell).trim())
  if (counted === 'refused') return
  const number = counted ?? parseIn(draft, target, cell) ?? onlyNumber(String(cell))
  if (number === undefined || !Number.isInteger(number) || number < 0)
    errors.push({ field: target, why: messages.why.noWhole(String(cell).trim()) })
  else numbers.set(target, number)
}

/**
 * A number with words beside it, as pieces; its unit is kept until the whole row is known.
 * @returns undefined for a cell without words; 'refused' for a text that is not a number of pieces
 */
function readCounted(draft: Draft, field: string, text: string): number | 'refused' | undefined {
  const cell = countedCell(withDutchBoxes(text, draft.headings))
  const shown = text.slice(0, 40)
  if (cell === 'money') {
    draft.errors.push({ field, why: messages.why.noCount(shown) })
    return 'refused'
  }
  const number = cell && parseIn(draft, field, cell.amount)
  if (cell === undefined || number === undefined) return undefined
  if (cell.in) (draft.counted ??= new Map()).set(field, { text: shown, in: cell.in })
  if (cell.isUnsure)
    draft.warnings.push({ field, why: messages.why.aboutStock(shown, String(number * cell.times)) })
  return number * cell.times
}

/** Fields whose text in a list may not be a number, while the tool is still valid without them. */
const spareable: readonly ListField[] = ['Stock', ...packKinds]

/** The number of pieces that another number is for: never zero. */
const bases: ReadonlySet<ListField> = new Set(['cost_per', 'price_per'])

/** Words after a stock number that do not change it: '57 in stock'. */
const inStock =
  /^(?:in stock|available|on hand|units?|auf lager|lagernd|verfugbar|vorratig|en stock|disponibles?|dispon[ií]vel|disponibil[ei]|in magazzino|op voorraad|na stanie|dostepnych|skladem|i lager|pa lager|raktaron)$/

/**
 * A stock with a word after it: the unit in which it is counted; an approximate stock is reported.
 * @returns undefined if the unit is not known
 */
function stockIn(draft: Draft, text: string): string | undefined {
  const [, sign = '', number = '', word = ''] =
    /^\s*(<|>|≥|~|ca\.?|circa|approx\.?|über|uber|min\.?)?\s*(\d[\d.,'\s]*?)\s*(\+|\p{L}[\p{L}\s.²]*)?\s*$/iu.exec(
      text,
    ) ?? []
  if (number === '' || sign === '<') return undefined
  if (sign !== '' || word === '+')
    draft.warnings.push({ field: 'Stock', why: messages.why.aboutStock(text.slice(0, 40), number) })
  if (word === '' || word === '+' || inStock.test(headingKey(word))) return number
  const unit = countedIn(word)
  if (unit === undefined) return undefined
  if (unit !== 'piece') draft.stockUnit = unit
  return number
}

/** The unit in which a stock is counted, or a word such as dozen. */
const countedIn = (word: string): string | undefined =>
  unitOfWord(word) ?? (priceQuantityOfWord(word) === undefined ? undefined : word)

export function readWhole(draft: Draft, field: ListField, cell: Cell): void {
  const { warnings } = draft
  if (
    field !== 'Stock' ||
    typeof cell === 'number' ||
    !/\d/.test(cell) ||
    isoDate.test(cell.trim())
  )
    return readCount(draft, field, cell)
  const number = stockIn(draft, cell)
  if (number !== undefined) return readCount(draft, field, number)
  if (/\p{L}|</u.test(cell))
    warnings.push({ field, why: messages.why.leftOut(cell.trim().slice(0, 40)) })
  else readCount(draft, field, cell)
}

/** 100 for 'C' and '1 C', 200 for '2 C'; 'D' of British trade lists is a dozen. */
function baseOfWord(text: string): number | undefined {
  if (/^d$/i.test(text)) return 12
  const [, number = '1', word = ''] = /^(\d{1,3}(?!\d))?\s*(\D+)$/.exec(text) ?? []
  const per = priceQuantityOfWord(word)
  return per === undefined ? undefined : Number(number) * per
}

function countOf(draft: Draft, field: ListField, cell: Cell): number | 'refused' | undefined {
  const text = String(cell).trim()
  const word = bases.has(field) ? baseOfWord(text) : undefined
  const counted = field === 'age_limit' ? undefined : (word ?? readCounted(draft, field, text))
  return counted ?? parseIn(draft, field, cell) ?? onlyNumber(text)
}

function readCount(draft: Draft, field: ListField, cell: Cell): void {
  const { numbers, errors, warnings } = draft
  const text = String(cell).trim()
  const pair = packFields.includes(field) ? packPair(text) : undefined
  if (pair) return readPair(draft, field, pair)
  const number = countOf(draft, field, cell)
  if (number === 'refused') return
  const isSpareable = spareable.includes(field)
  if (isoDate.test(text)) errors.push({ field, why: messages.why.date(text) })
  else if (number === undefined && isSpareable)
    warnings.push({ field, why: messages.why.leftOut(text.slice(0, 40)) })
  else if (number === undefined) errors.push({ field, why: messages.why.noWhole(text) })
  else if (number < 0)
    (isSpareable ? warnings : errors).push({ field, why: messages.why.negative(text) })
  else if (!Number.isInteger(number)) errors.push({ field, why: messages.why.noWhole(text) })
  else if (number > 0) numbers.set(field, number)
  else readZero(draft, field, text)
}

function readZero({ numbers, errors }: Draft, field: ListField, text: string): void {
  if (bases.has(field)) errors.push({ field, why: messages.why.pricePer(text) })
  // 'Age: 0' means everybody, and a minimum of 0 none.
  else if (field !== 'age_limit' && field !== 'minimum_quantity') numbers.set(field, 0)
}
