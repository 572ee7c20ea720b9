/**
 * The quantity that the prices of a row are for. The shop has prices for 1, 10, 100 and 1000;
 * suppliers also have them for 12, 50 or 200, and in fractions of a cent. Pure.
 */
import { isUnit, priceQuantities } from '../../catalogue/model/units.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { measureOfHeading } from '../../../packages/file-reader/headings/price-measure.ts'
import { remembered } from '../../../packages/file-reader/headings/remembered.ts'
import type { Draft } from './row-draft.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { containers } from './unit-words.ts'

const isRung = (field: string): boolean => /^(?:from|tierprice):/.test(field)
const isPrice = (field: string): boolean => field === 'price' || field === 'cost' || isRung(field)

/** Whether an amount is whole cents, apart from floating-point errors. */
const isWhole = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/** The quantity that a formula assumes for costs: 'cost × 100 ÷ 1'. */
function baseOfCost({ mapping, numbers }: Draft): number | undefined {
  const [, base] = /^cost × \S+ ÷ (\d+|cost_per)$/.exec(mapping.formulas.cost ?? '') ?? []
  return base === undefined ? numbers.get('price_per') : (numbers.get(base) ?? Number(base))
}

/**
 * Determines the quantity that the prices of a row are for if several of its cells state it: a
 * price unit of 1 beside the unit 'C' means a hundred. An error if a cell states another quantity
 * than the one that is used.
 */
export function settleBases(draft: Draft): void {
  settleUnitBase(draft)
  for (const { field, text, per } of draft.cellBases) {
    const read = field === 'cost' ? baseOfCost(draft) : draft.numbers.get('price_per')
    if (read !== undefined && read !== per)
      draft.errors.push({ field, why: messages.why.otherBase(text, per, read) })
  }
}

function settleUnitBase({ mapping, unitBase, numbers, errors, warnings }: Draft): void {
  // A person who has set the quantity has answered this question.
  if (unitBase === undefined || (mapping.constants.price_per ?? '') !== '') return
  const { text, per } = unitBase
  const listed = numbers.get('price_per')
  if (listed === undefined || listed === 1) numbers.set('price_per', per)
  if (listed === 1 && per > 1)
    warnings.push({ field: 'price_per', why: messages.why.baseOfUnit(text, per) })
  else if (listed !== undefined && listed !== per)
    errors.push({ field: 'price_per', why: messages.why.otherBase(text, per, listed) })
}

/** Determines the quantity that the prices of a row are for, and its unit. */
export function settlePriceUnit(draft: Draft): void {
  settlePricedUnit(draft)
  settleContainer(draft)
  settleMeasure(draft)
  resolvePriceUnit(draft)
}

/**
 * A price per piece of an article that is sold by the box: the article is sold by the piece, in
 * packs of a box's content, if that is known. A price list names only prices, so the unit of the
 * price is used.
 */
function settlePricedUnit({ pricedUnit, mapping, texts, numbers, errors, warnings }: Draft): void {
  const unit = texts.get('unit') ?? ''
  if (pricedUnit === undefined || !isUnit(unit) || unit === pricedUnit) return
  const pack = numbers.get('pack_size') ?? 1
  if (containers.has(unit) && containers.has(pricedUnit)) return
  if (!mapping.columns.includes('sku')) texts.set('unit', pricedUnit)
  else if (pricedUnit === 'piece' && containers.has(unit) && pack > 1) {
    texts.delete('unit')
    warnings.push({ field: 'unit', why: messages.why.piecesOfContainer(unit, 1, pack) })
  } else errors.push({ field: 'unit', why: messages.why.perOtherUnit(pricedUnit, unit) })
}

/**
 * A price for 100 or 1000 in a list that sells boxes is for that many pieces, not boxes: the
 * article is sold by the piece, in packs of a box's content.
 */
function settleContainer({ texts, numbers, errors, warnings }: Draft): void {
  const [unit = '', per = 1] = [texts.get('unit'), numbers.get('price_per')]
  if (per === 1 || !isUnit(unit) || !containers.has(unit)) return
  const pack = numbers.get('pack_size')
  if (pack === undefined || pack <= 1)
    errors.push({ field: 'unit', why: messages.why.perOfContainer(unit, per) })
  else {
    texts.delete('unit')
    warnings.push({ field: 'unit', why: messages.why.piecesOfContainer(unit, per, pack) })
  }
}

/** A kilogram of an article weighs 1000 g. */
function warnOfGrams({ numbers, warnings }: Draft): void {
  const grams = numbers.get('weight') ?? 1000
  if (grams !== 1000) warnings.push({ field: 'unit', why: messages.why.gramsOfKilogram(grams) })
}

/** An error if a heading has prices by a measure, and the row is sold by another unit. */
function settleMeasure(draft: Draft): void {
  const { headings, mapping, texts, numbers, errors } = draft
  const heading = headings[mapping.columns.indexOf('price')] ?? ''
  const measure = measureOfHeading(heading)?.measure
  const unit = texts.get('unit') ?? 'piece'
  const isComputed = (mapping.formulas.price ?? '') !== ''
  if (measure === 'kilogram' && unit === measure && !isComputed) warnOfGrams(draft)
  if (measure === undefined || isComputed || !numbers.has('price') || unit === measure) return
  // A measure that prices cannot have is asked once, for the whole list.
  if (measure !== 'other' && isUnit(unit))
    errors.push({ field: 'price', why: messages.why.otherMeasure(heading, unit) })
}

/**
 * Converts the prices of a row to prices for 1, 10, 100 or 1000: the smallest of these for which
 * the price is whole cents. 0.0375 each becomes 3.75 for a hundred, and so does 1.875 for fifty.
 */
function resolvePriceUnit(draft: Draft): void {
  const { numbers } = draft
  const amount = numbers.get('price') ?? numbers.get('cost')
  const listed = numbers.get('price_per') ?? 1
  const isKnown = priceQuantities.some((quantity) => quantity === listed)
  if (amount === undefined) {
    if (!isKnown) numbers.delete('price_per')
  } else if (!(isKnown && isSettled(draft, amount))) settleFor(draft, amount, listed)
}

/** Further prices of a row. */
const ladderOf = ({ numbers }: Draft): readonly number[] =>
  [...numbers].flatMap(([field, rung]) => (isRung(field) ? [rung] : []))

const isSettled = (draft: Draft, amount: number): boolean =>
  isRounded(draft.mapping) ||
  !draft.numbers.has('price') ||
  [amount, ...ladderOf(draft)].every(isWhole)

function settleFor(draft: Draft, amount: number, listed: number): void {
  const { mapping, numbers, errors } = draft
  const isComputed = isRounded(mapping)
  const exactFor = (amounts: readonly number[]) =>
    priceQuantities.find((quantity) => amounts.every((one) => isWhole((one * quantity) / listed)))
  const exact = exactFor([amount, ...ladderOf(draft)]) ?? exactFor([amount])
  if (exact === undefined && priceQuantities.some((quantity) => quantity === listed)) return
  const per = exact ?? (isComputed ? priceQuantities.find((q) => q >= listed) : undefined)
  if (per === undefined) {
    errors.push({ field: 'price_per', why: messages.why.pricePer(String(listed)) })
    numbers.delete('price_per')
  } else if (per !== listed) restate(numbers, listed, per)
}

/** Converts the prices of a row to another quantity. */
function restate(numbers: Draft['numbers'], listed: number, per: number): void {
  numbers.set('price_per', per)
  for (const [field, value] of numbers)
    if (isPrice(field)) numbers.set(field, Number(((value * per) / listed).toPrecision(12)))
}

/** Whether prices are computed, or in another currency: these are rounded in any case. */
const isRounded = ({ formulas: { price = '' }, rate }: Draft['mapping']): boolean =>
  (price !== '' && !isDivision(price)) || rate !== 1

/** Reports each amount of a row that is rounded to whole cents. */
export function warnOfRounding({ mapping, numbers, warnings }: Draft): void {
  if (isRounded(mapping)) return
  for (const [field, amount] of numbers)
    if (isPrice(field) && !isWhole(amount))
      warnings.push({ field, why: messages.why.rounded(String(amount)) })
}

/** 'price ÷ pack_size': the price of a pack, divided but otherwise unchanged. */
export const isDivision = (formula: string): boolean => /^price\s*[÷/]\s*[a-z_]+$/i.test(formula)

const sizes: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['gross', 144],
  ['hundred', 100],
  ['thousand', 1000],
])
/** Signs and abbreviations in prices that elsewhere do not mean quantities. */
const codes: readonly (readonly [number, RegExp])[] = [
  // 'Nos': numbers, in India.
  [1, /^nos$/],
  [12, /^(?:dzn?d?|dtz)$/],
  [100, /^(?:%|c|cpc|cen|hdt|hst|hd|hu|hun|ce|cc|sata|suta)$/],
  [1000, /^(?:‰|m|mill?|th|thou|mpc|1m|1k|k|tuhat|mie)$/],
]

const perWord =
  /^(?:(?:per|pro|je|par|pr|por|pour|za|na|voor|cada|ogni|les?|la|il|al|a|x)\s+|\/\s*)/iu
/** A unit without the word before it: 'm' of 'per m'. */
export const withoutPer = (text: string): string => text.trim().replace(perWord, '')

const quantityOf = remembered((text) => {
  // A lowercase 'm' is a metre.
  if (withoutPer(text) === 'm') return 0
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const word = plain
    .replace(perWord, '')
    .replace(/(?<=.)\s*(?:st(?:k|ck|uck)?|pcs?|pieces?|szt|ks|kpl|uds?|pz|db)\.?$/, '')
    .replace(/\.$/, '')
    .trim()
  const size = fieldOfKey('unit', headingKey(word))
  return (
    codes.find(([, pattern]) => pattern.test(plain) || pattern.test(word))?.[0] ??
    sizes.get(size ?? '') ??
    0
  )
})

/** 100 for 'C', '%', 'le cent', 'je 100 St.', 'hundert', 'CIENTO'. */
export const priceQuantityOfWord = (text: string): number | undefined =>
  quantityOf(text.trim().slice(0, 40)) || undefined
