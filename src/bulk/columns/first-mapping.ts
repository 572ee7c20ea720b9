/** The mapping that is proposed for a list, and the faults in a mapping that was typed. Pure. */
import { priceQuantityOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { isListField } from '../../../packages/file-reader/headings/fields.ts'
import type { FieldError } from '../../../packages/contract/problem.ts'
import type { JobDetail } from '../job-fields.ts'
import { placeholderPicture } from '../../catalogue/model/image.ts'
import { guessTargets } from './fields.ts'
import { isRepeatable, isTarget, type ColumnTarget } from './targets.ts'
import { wrongTextTarget } from './text-targets.ts'
import { packOfPrice } from './pack-price.ts'
import { isUnit } from '../../catalogue/model/units.ts'
import { measureOfHeading } from '../../../packages/file-reader/headings/price-measure.ts'
import { parseFormula } from './formula.ts'
import { isGroupColumn } from '../../../packages/file-reader/tables/concat-sheets.ts'
import type { Mapping } from './mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import {
  guessDecimals,
  isAmountTarget,
  likelySign,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { hasSections } from '../../../packages/file-reader/tables/section-titles.ts'
import { withSteps } from './step-column.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'

/** Rows from which section titles are guessed. */
const sampleSize = 500

/**
 * @param titledQuantity the quantity that the prices are for, according to a title
 * @param country the shop's country, ISO 3166; empty if it names none
 */
export function firstMapping(
  headings: readonly string[],
  rows: readonly NumberedRow[],
  titledQuantity?: number,
  country = '',
): Mapping {
  const guessed = withSteps(guessTargets(headings, rows), headings, rows)
  const columns = withGroups(headings, rows, guessed)
  const hasPack = columns.includes('pack_size')
  const pack = packOfPrice(headings[columns.indexOf('price')] ?? '', columns)
  const cells = rows.flatMap((row) =>
    columns.flatMap((target, column) => {
      const cell = row.cells[column]
      return isAmountTarget(target) && cell !== undefined ? [cell] : []
    }),
  )
  return {
    columns,
    decimals: guessDecimals(cells, likelySign(headings, country)),
    rate: 1,
    constants: {
      ...headingQuantity(headings, columns, titledQuantity),
      ...measuredBy(headings, columns),
    },
    defaults: {
      description: '=name',
      image: placeholderPicture,
      Stock: '0',
      minimum_quantity: hasPack ? '=pack_size' : '1',
      ...(!columns.includes('category') && hasSections(rows.slice(0, sampleSize))
        ? { category: '=section' }
        : {}),
    },
    formulas: {
      // The price of a whole pack is divided.
      ...(pack === undefined ? {} : { price: `price ÷ ${pack.field}` }),
      ...costFormula(headings, columns, titledQuantity),
    },
  }
}

/**
 * A tool has one quantity for its price and its cost: a cost whose heading states another quantity
 * than the price's heading is converted.
 */
function costFormula(
  headings: readonly string[],
  columns: readonly ColumnTarget[],
  titled: number | undefined,
): Mapping['formulas'] {
  const named = priceQuantityOfHeading(headings[columns.indexOf('cost')] ?? '')
  const cost = columns.includes('cost_per') ? 'cost_per' : named?.toString()
  // A list of costs only does not change the price of a tool or its quantity.
  const isOpen = columns.includes('price_per') || !columns.includes('price')
  const price = headingQuantity(headings, columns, titled).price_per ?? (isOpen ? 'price_per' : '1')
  if (cost === undefined || price === cost) return {}
  return { cost: `cost × ${price} ÷ ${cost}` }
}

/** If no column names categories, the names of the sheets are the categories. */
function withGroups(
  headings: readonly string[],
  rows: readonly NumberedRow[],
  columns: readonly ColumnTarget[],
): readonly ColumnTarget[] {
  const last = headings.length - 1
  const cells = rows.map((row) => row.cells[last])
  const isGroup = !columns.includes('category') && isGroupColumn(headings[last], cells)
  return isGroup ? columns.with(last, 'category') : columns
}

/** The quantity that the prices are for, if a heading states it and no column does: 'Preis/100'. */
export function headingQuantity(
  headings: readonly string[],
  columns: readonly ColumnTarget[],
  titled: number | undefined,
): Mapping['constants'] {
  if (columns.includes('price_per')) return {}
  const [price, cost] = (['price', 'cost'] as const).map((target) =>
    priceQuantityOfHeading(headings[columns.indexOf(target)] ?? ''),
  )
  // A cost per 100 beside a price without a quantity: the price is for one, as written.
  const isSaid = cost !== undefined || columns.includes('cost_per')
  const beside = isSaid && columns.includes('price') ? 1 : cost
  const quantity = price ?? titled ?? beside
  return quantity === undefined ? {} : { price_per: String(quantity) }
}

/** The measure of an article, if the heading of the price states it: 'Preis/m'. */
export function measuredBy(
  headings: readonly string[],
  columns: readonly ColumnTarget[],
): Mapping['constants'] {
  const found = measureOfHeading(headings[columns.findIndex(isPriceTarget)] ?? '')
  if (found === undefined || !isUnit(found.measure)) return {}
  return {
    ...(columns.includes('unit') ? {} : { unit: found.measure }),
    ...(found.quantity === 1 || columns.includes('price_per')
      ? {}
      : { price_per: String(found.quantity) }),
  }
}
const isPriceTarget = (target: ColumnTarget): boolean => isAmountTarget(target) && target !== 'cost'

/** The faults in a mapping, keyed by the field of the request. */
export function mappingErrors(
  { columns, constants, defaults, formulas }: JobDetail['mapping'],
  columnCount: number,
): FieldError[] {
  const errors: FieldError[] = []
  const add = (pointer: string, detail: string) => errors.push({ pointer, detail })
  if (columns.length > columnCount) add('#/mapping/columns', messages.mapping.tooMany(columnCount))
  const seen = new Set<string>()
  for (const [index, target] of columns.entries()) {
    const pointer = `#/mapping/columns/${index}`
    const wrongText = wrongTextTarget(target)
    if (wrongText !== undefined) add(pointer, wrongText)
    else if (!isTarget(target)) add(pointer, messages.mapping.notTarget(target))
    else if (!isRepeatable(target) && seen.has(target)) add(pointer, messages.mapping.twice(target))
    seen.add(target)
  }
  if (!seen.has('sku')) add('#/mapping/columns', messages.mapping.noSku)
  for (const [place, texts] of Object.entries({ constants, defaults, formulas }))
    for (const [field, text] of Object.entries(texts)) {
      const pointer = `#/mapping/${place}/${field}`
      if (!isListField(field) || field === 'sku') add(pointer, messages.mapping.notField(field))
      else if (place === 'formulas' && text !== '' && !parseFormula(text))
        add(pointer, messages.mapping.notFormula(text))
    }
  return errors
}

/** A typed mapping without its empty texts. */
export const readMapping = ({
  constants,
  defaults,
  formulas,
  ...mapping
}: JobDetail['mapping']): Mapping => ({
  ...mapping,
  constants: withoutEmpty(constants),
  defaults: withoutEmpty(defaults),
  formulas: withoutEmpty(formulas),
})

const withoutEmpty = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
