/**
 * Unused columns that contain only 1, 10, 100 and 1000, units, or words for such quantities: a
 * price for such a quantity would be a hundred times too high, so each row with one gets a finding.
 * Pure.
 */
import {
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import {
  baseOfHeading,
  isInThousands,
  isPerSeveral,
} from '../../../packages/file-reader/headings/price-base.ts'
import { measureOfHeading } from '../../../packages/file-reader/headings/price-measure.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { remembered } from '../../../packages/file-reader/headings/remembered.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { Finding, Mapping } from './mapping.ts'
import { priceQuantityOfWord } from './price-basis.ts'
import { baseOfUnit } from './row-draft.ts'
import { unitOfWord } from './unit-words.ts'
import { namesSize } from './unused-terms.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'

const basis = /^(?:1|10|100|1[.,' ]?000)(?:[.,]0+)?$/
const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim()
/** Letters can also be sizes of an article. */
const sizeHeading =
  /^(?:size|gro(?:ss|ß)en?|gr|taille|talla|tamanho|taglia|misura|maat|rozmiar|velikost|storlek|storrelse|meret|koko)$/u

/**
 * What a cell states about the price beside it: that it is for one piece, for `more`, or by
 * something `else` than the piece, such as a kilogram or a box; undefined if the cell is not about
 * it.
 */
const baseIn = remembered((text): 'one' | 'more' | 'else' | 'nothing' => {
  if (!/[\p{L}%‰]/u.test(text)) return !basis.test(text) ? 'nothing' : text === '1' ? 'one' : 'more'
  const per = priceQuantityOfWord(text) ?? baseOfUnit(text)
  if (per !== undefined && per > 1) return 'more'
  const unit = unitOfWord(text)
  return unit === undefined ? 'nothing' : unit === 'piece' ? 'one' : 'else'
})

/** Google's feeds: the measure of an article, for a unit price beside the price. */
const unitPricing = /^\s*unit[_ ]pricing[_ ](?:base[_ ])?measure\s*$/i

/** 'Variant Weight Unit', 'Gewichtseinheit', 'Unité de poids'. */
const weightUnit =
  /(?:weight|gewicht)s? ?-?(?:unit|einheit|uom)|(?:unit[eaà]?|unidade?|jednostka|jednotka) (?:(?:of|de|di|du) )?(?:weight|poids|peso|wagi|hmotnosti)/u

type Columns = {
  readonly headings: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly NumberedRow[]
  /** Whether a column of units is used: units in another column then have a different meaning. */
  readonly hasUnit: boolean
}

/** Whether a column has sizes, weights or marks of an article, whose cells look like quantities. */
const isSize = (heading: string, texts: readonly string[]): boolean => {
  const key = headingKey(heading)
  return (
    (sizeHeading.test(key) && texts.every((text) => /^[a-z]$/i.test(text))) ||
    namesSize(heading) ||
    unitPricing.test(heading) ||
    weightUnit.test(key) ||
    /^max|(?:^| )un ?-?(?:no|nr|number)$/u.test(key)
  )
}

/**
 * The unused columns whose cells all state what a price is for, at least one of them more than a
 * piece. A number can mean anything, so a column of numbers is included only if its heading is
 * unknown; a word for a hundred is included below any heading.
 */
const saysBases = ({ headings, columns, rows, hasUnit }: Columns): readonly number[] =>
  columns.flatMap((target, column) => {
    const heading = headings[column] ?? ''
    const texts = rows.map(({ cells }) => textOf(cells[column])).filter((text) => text !== '')
    if (target !== '' || texts.length === 0) return []
    const said = texts.map(baseIn)
    const isKnown = fieldOfHeading(heading) !== undefined || termOfHeading(heading) !== undefined
    const isWord = texts.some((text, nth) => said[nth] === 'more' && /[\p{L}%‰]/u.test(text))
    // 'box' in each row below 'Pack' may also be how the article is packed.
    const isContainer =
      fieldOfHeading(heading) === 'pack_size' && said.every((one) => one === 'else')
    const isBasis =
      said.filter((one) => one !== 'nothing').length >= texts.length * 0.9 &&
      said.some((one) => one === 'more' || (one === 'else' && !hasUnit)) &&
      (isWord || !isKnown || isContainer) &&
      !isSize(heading, texts)
    return isBasis ? [column] : []
  })

/** The unused columns that may state the quantity of prices, found in the first rows of a list. */
export function unusedPriceUnits(
  mapping: Mapping,
  headings: readonly string[],
  rows: readonly NumberedRow[],
): readonly number[] {
  const { columns } = mapping
  const isSaid = columns.includes('price_per') || mapping.constants.price_per !== undefined
  if (isSaid || !columns.includes('price') || isOfRecords(headings)) return []
  return saysBases({ headings, columns, rows, hasUnit: columns.includes('unit') })
}

/** The unused columns of a price file that may state the quantity of prices. */
export const unknownBases = (
  headings: readonly string[],
  columns: readonly string[],
  rows: readonly NumberedRow[],
): readonly number[] =>
  columns.includes('pricePer') || isOfRecords(headings)
    ? []
    : saysBases({ headings, columns, rows, hasUnit: columns.includes('unit') })

/** A warning for each such column with a value above one. */
export const basisWarnings = (
  columns: readonly number[],
  headings: readonly string[],
  cells: Row,
): Finding[] =>
  columns.flatMap((column) => {
    const text = textOf(cells[column])
    return isEmptyCell(text) || ['one', 'nothing'].includes(baseIn(text))
      ? []
      : [
          {
            field: 'price',
            why: messages.why.unusedBasis(headings[column] ?? '', text.slice(0, 40)),
          },
        ]
  })

/**
 * The price headings whose words for the quantity may mean several numbers, such as 'Preis je VE',
 * if nothing else states the quantity.
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
          (baseOfHeading(heading).isUnsure ||
            isUnknownMeasure(heading) ||
            (!columns.includes('unit') && isPerSeveral(heading))),
      )

/** A pound, a foot, a bag of 25 kg: units by which nothing is sold. */
export const isUnknownMeasure = (heading: string): boolean =>
  measureOfHeading(heading)?.measure === 'other'

/** An error for each price heading with an unclear quantity, with the messages for a list. */
export const unsureErrors = (headings: readonly string[]): Finding[] =>
  headings.map((heading) => ({
    field: 'price_per',
    why: isUnknownMeasure(heading)
      ? messages.why.unknownMeasure(heading)
      : isInThousands(heading)
        ? messages.why.inThousands(heading)
        : messages.why.unsureBase(heading),
  }))
