/**
 * The weight of a tool's unit: whole grams internally, kilograms and other units in forms. Pure.
 */
import { displayNumber } from '../../platform/money/money.ts'
import { signBefore } from '../../../packages/file-reader/numbers/number-signs.ts'
import { takesLocalNumbers, typedNumber } from '../../platform/numbers/written-number.ts'

/** Grams in a unit of weight. Source: the international pound of 1959. */
const gramsIn = { t: 1_000_000, kg: 1000, g: 1, lb: 453.592_37, oz: 28.349_523_125 } as const
export type WeightUnit = keyof typeof gramsIn

/** Ambiguous units, such as ton and Pfund, are not included. */
const words: Readonly<Record<WeightUnit, RegExp>> = {
  t: /^(?:t|to|т|tonnes?|tonnen|toneladas?|tonnellat[ae]|公吨|吨)$/,
  kg: /^(?:kgs?|кг|kilos?|quilos?|(?:k|ch|qu)ilogram.{0,3}|κιλ[άό]|公斤|千克)$/,
  g: /^(?:gr?|grs|gms?|гр?|γρ|gram(?:m?[eoi]?s?|y|ů|ów)|克)$/,
  lb: /^(?:lbs?|pounds?|livres?|libras?)$/,
  oz: /^(?:oz|ounces?|onces?|onzas?|unzen?)$/,
}

/** The unit of weight for a word. */
export const weightUnitOf = (word: string): WeightUnit | undefined =>
  (['t', 'kg', 'g', 'lb', 'oz'] as const).find((unit) =>
    words[unit].test(word.toLowerCase().replace(/\.$/, '')),
  )

/** 'G.W.', 'N.W.': gross and net weight, not grams. 'up to': not a tonne, unless in brackets. */
const noUnits = /\b[gn]\.?\s?w\b\.?|(?<![([]\s*)\bto\b/giu

/**
 * The unit of weight in a heading: 'Gewicht in kg', 'Wt (lb)', 'Poids net [g]'.
 * @returns undefined if it names none, or two: 'Weight (kg)/lb'
 */
export function weightUnitIn(heading: string): WeightUnit | undefined {
  const named = heading.replaceAll(noUnits, ' ').match(/\p{L}+/gu) ?? []
  const [unit, ...others] = new Set(named.flatMap((word) => weightUnitOf(word) ?? []))
  return others.length === 0 ? unit : undefined
}

/**
 * An amount in whole grams, rounded up. A millionth is subtracted, so that 0.1 kg in floating point
 * does not become 101 g.
 */
export const toGrams = (amount: number, unit: WeightUnit): number =>
  Math.max(0, Math.ceil(Number((amount * gramsIn[unit]).toPrecision(12)) - 1e-6))

/** The amount of a weight, and its unit if one follows: '0.779 kg'. */
export function splitWeight(text: string): { readonly amount: string; readonly unit?: WeightUnit } {
  const [, amount, word = ''] = /^(.*\d[.,]?)\s*(\p{L}+)\.?$/u.exec(text.trim()) ?? []
  const unit = weightUnitOf(word)
  return amount === undefined || unit === undefined ? { amount: text.trim() } : { amount, unit }
}

/**
 * Grams of a typed weight: '779', '779 g', '0.779 kg', '1,5 kg'; without a unit they are grams.
 * @returns undefined for an invalid weight and, if the shop's country is set, for an ambiguous one,
 *   such as '1,250 kg'
 */
export function parseWeight(text: string): number | undefined {
  const { amount, unit = 'g' } = splitWeight(text)
  // In kilograms '1,250' is a little more than one, in grams a little more than a thousand.
  const plain = unit === 'g' ? amount.replace(/^([1-9]\d{0,2})[., ](?=\d{3}$)/, '$1') : amount
  const number = takesLocalNumbers() ? (typedNumber(amount) ?? '') : plain.replace(',', '.')
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(number) ? toGrams(Number(number), unit) : undefined
}

/** 779 → '779 g', 1250 → '1.25 kg'. */
export const displayWeight = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${displayNumber(grams / 1000)} kg`

const nameOfWeight =
  /^(?:(?:gross|shipping|packed|net|unit|item) )?(?:weight|wt)\b|gewicht|^poids|^peso|^waga|^hmotnost|^vikt|^vekt/i
/** Whether a specification row contains the weight. */
export const saysWeight = ({ name }: { readonly name: string }): boolean => nameOfWeight.test(name)

type Spec = { readonly name: string; readonly value: string }
/**
 * Both readings of a weight whose only separator may group thousands or mark decimals: '1,500 kg',
 * '1.500 lb', and '1,500' under 'Weight (kg)'. Grams have no fractions: '1,500 g' is unambiguous.
 * @returns undefined for an unambiguous value, or one that is not a weight
 */
export function weightReadings({ name, value }: Spec): readonly [string, string] | undefined {
  if (!saysWeight({ name })) return undefined
  const [, number = '', word] =
    /^(?:(?:ca|approx|about|env|c)\.?\s*|~\s*)?([\d.,]+)\s*(\p{L}+)?/iu.exec(value.trim()) ?? []
  const unit = word === undefined ? weightUnitIn(name) : weightUnitOf(word)
  if (unit === undefined || unit === 'g' || signBefore(number) !== 'open') return undefined
  const digits = number.replace(/[.,]/, '')
  return [`${digits} ${unit}`, `${Number(number.replace(',', '.'))} ${unit}`]
}
