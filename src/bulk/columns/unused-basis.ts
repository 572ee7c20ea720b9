/**
 * Columns that nobody knows and that have nothing but 1, 10, 100 and 1000: a price that is for so
 * many would be a hundred times too high, so each row with one says so. Pure.
 */
import { fieldOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { baseOfHeading, isInThousands } from '../../../packages/file-reader/headings/price-base.ts'
import { measureOfHeading } from '../../../packages/file-reader/headings/price-measure.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { Finding, Mapping } from './mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'

const basis = /^(?:1|10|100|1[.,' ]?000)(?:[.,]0+)?$/
const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim()
const leastRows = 3

/** The unused columns that may say for how many prices are, by the first rows of a list. */
export function unusedPriceUnits(
  mapping: Mapping,
  rows: readonly NumberedRow[],
): readonly number[] {
  const isSaid = mapping.columns.includes('price_per') || mapping.constants.price_per !== undefined
  if (isSaid || !mapping.columns.includes('price')) return []
  return mapping.columns.flatMap((target, column) => {
    if (target !== '') return []
    const texts = rows.map(({ cells }) => textOf(cells[column])).filter((text) => text !== '')
    const isBasis =
      texts.length >= leastRows &&
      texts.filter((text) => basis.test(text)).length >= texts.length * 0.9 &&
      new Set(texts).size > 1
    return isBasis ? [column] : []
  })
}

/**
 * Columns of a file of prices that nobody knows and that may say for how many prices are. A file may
 * be short, so one that says more than one is enough.
 */
export const unknownBases = (
  headings: readonly string[],
  columns: readonly string[],
  rows: readonly NumberedRow[],
): readonly number[] =>
  columns.includes('pricePer')
    ? []
    : columns.flatMap((column, index) => {
        if (column !== '' || fieldOfHeading(headings[index] ?? '') !== undefined) return []
        const texts = rows.map(({ cells }) => textOf(cells[index])).filter((text) => text !== '')
        const isBasis =
          texts.every((text) => basis.test(text)) && texts.some((text) => text !== '1')
        return isBasis ? [index] : []
      })

/** A warning for each such column that says more than one. */
export const basisWarnings = (
  columns: readonly number[],
  headings: readonly string[],
  cells: Row,
): Finding[] =>
  columns.flatMap((column) => {
    const text = textOf(cells[column])
    return isEmptyCell(text) || text === '1' || !basis.test(text)
      ? []
      : [{ field: 'price', why: messages.why.unusedBasis(headings[column] ?? '', text) }]
  })

/**
 * The headings of prices that say for how many they are in words that may be several numbers, such
 * as 'Preis je VE', where nothing else says it.
 */
export const unsureBases = (
  { columns, constants, formulas }: Pick<Mapping, 'columns' | 'constants' | 'formulas'>,
  headings: readonly string[],
): readonly string[] =>
  columns.includes('price_per') ||
  constants.price_per !== undefined ||
  (formulas.price ?? '') !== ''
    ? []
    : headings.filter(
        (heading, column) =>
          isAmountTarget(columns[column] ?? '') &&
          (baseOfHeading(heading).isUnsure || isUnknownMeasure(heading)),
      )

/** A pound, a foot, a bag of 25 kg: nothing is sold by it. */
export const isUnknownMeasure = (heading: string): boolean =>
  measureOfHeading(heading)?.measure === 'other'

/** An error for each of them, in the words of a list. */
export const unsureErrors = (headings: readonly string[]): Finding[] =>
  headings.map((heading) => ({
    field: 'price_per',
    why: isUnknownMeasure(heading)
      ? messages.why.unknownMeasure(heading)
      : isInThousands(heading)
        ? messages.why.inThousands(heading)
        : messages.why.unsureBase(heading),
  }))
