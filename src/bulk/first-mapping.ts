/** The mapping that a list is proposed, and what is wrong with one that was typed. Pure. */
import type { FieldError } from '../../packages/contract/problem.ts'
import type { JobDetail } from './job-fields.ts'
import { pictureToCome } from '../catalogue/image.ts'
import { guessTargets, isListField, isTarget, type ColumnTarget } from './fields.ts'
import { parseFormula } from './formula.ts'
import { priceQuantityOfHeading } from './headings.ts'
import type { Mapping } from './mapping.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'
import { guessDecimals } from './numbers.ts'
import type { NumberedRow } from './table.ts'

/** Rows from which the decimal sign is guessed. */
const sampleSize = 500

export function firstMapping(headings: readonly string[], rows: readonly NumberedRow[]): Mapping {
  const columns = guessTargets(headings, rows)
  const hasPack = columns.includes('pack_size')
  const cells = rows.slice(0, sampleSize).flatMap((row) =>
    columns.flatMap((target, column) => {
      const cell = row.cells[column]
      return /^(?:price|cost|from:\d+)$/.test(target) && cell !== undefined ? [cell] : []
    }),
  )
  return {
    columns,
    decimals: guessDecimals(cells),
    rate: 1,
    constants: headingQuantity(headings, columns),
    defaults: {
      description: '=name',
      image: pictureToCome,
      Stock: '0',
      minimum_quantity: hasPack ? '=pack_size' : '1',
    },
    formulas: {},
  }
}

/** For how many the prices are, where a heading says so and no column does: 'Preis/100'. */
function headingQuantity(
  headings: readonly string[],
  columns: readonly ColumnTarget[],
): Mapping['constants'] {
  if (columns.includes('price_per')) return {}
  const quantity = headings
    .filter((_, column) => /^(?:price|cost)$/.test(columns[column] ?? ''))
    .map(priceQuantityOfHeading)
    .find((known) => known !== undefined)
  return quantity === undefined || quantity === 1 ? {} : { price_per: String(quantity) }
}

/** What several columns may be: lines of the specification, pictures. */
const isRepeatable = (target: ColumnTarget): boolean => ['', 'spec', 'image'].includes(target)

/** What is wrong with a mapping, by the field of the request. */
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
    if (!isTarget(target)) add(pointer, messages.mapping.notTarget(target))
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
