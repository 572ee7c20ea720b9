/** Sizes in the other system of units: a search for 10 in also finds 250 mm. Pure. */
import { numberLexeme } from './tokenize.ts'

/** Units of two systems, and how many of the second unit make one of the first. */
const conversions = [
  { unit: 'in', other: 'mm', factor: 25.4 },
  { unit: 'oz', other: 'g', factor: 28.349_523_125 },
] as const

/**
 * Below these a rounded size is another article (a 13 mm wrench does not fit 1/2 in), above them
 * (tapes) both systems have round sizes of their own.
 */
const converted: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  mm: { from: 100, to: 1300 },
  in: { from: 4, to: 50 },
  g: { from: 100, to: 15_000 },
  oz: { from: 4, to: 500 },
}
/** A size within this share counts as near: catalogues call 10 in (254 mm) 250 mm. */
const tolerance = 0.02

/**
 * The sizes in the other system that a catalogue would call this one.
 * @param unit of the size: `in`, `mm`, `oz` or `g`; other units have no near sizes
 * @param value in that unit
 * @returns amounts with their units, the exact conversion first
 */
export function nearSizes(
  unit: string,
  value: number,
): readonly { readonly unit: string; readonly value: number }[] {
  if (!Number.isFinite(value) || value <= 0) return []
  for (const { unit: first, other, factor } of conversions) {
    if (unit === first) return inUnit(other, value * factor)
    if (unit === other) return inUnit(first, value / factor)
  }
  return []
}

/**
 * The lexemes of the sizes near the one of this lexeme.
 * @param lexeme such as `zin10`; others have none
 */
export function nearSizeLexemes(lexeme: string): string[] {
  const [, unit = '', amount = ''] = /^z([a-z]+)(\d+(?:p\d+)?)$/.exec(lexeme) ?? []
  return nearSizes(unit, Number(amount.replace('p', '.'))).map(
    (size) => `z${size.unit}${numberLexeme(size.value)}`,
  )
}

function inUnit(unit: string, exact: number): { unit: string; value: number }[] {
  const range = converted[unit]
  if (!range || exact < range.from || exact > range.to) return []
  const values = new Set([round(exact), Math.round(exact)])
  const step = stepOf(exact)
  const first = Math.ceil((exact * (1 - tolerance)) / step) * step
  for (let value = first; value <= exact * (1 + tolerance); value += step) values.add(round(value))
  return [...values].map((value) => ({ unit, value }))
}

/** The steps between sizes in catalogues: 5 mm from 100 to 1,000 mm, half an inch from 10 in. */
const stepOf = (exact: number): number => 10 ** Math.floor(Math.log10(exact)) / 20

/** Rounded to ten thousandths, as sizes are compared. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000
