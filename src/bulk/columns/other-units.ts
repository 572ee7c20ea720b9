/**
 * A second column of units that is not used: 'Sales unit: BOX' beside 'Base unit: PCS' says that the
 * price may be for a box. Pure.
 */
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { remembered } from '../../../packages/file-reader/headings/remembered.ts'
import { isEmptyCell, type NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { isUnit } from '../../catalogue/model/units.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import { priceQuantityOfWord } from './price-basis.ts'
import type { RowDoubts } from './remarks.ts'
import { containers, unitOfWord } from './unit-words.ts'

/** A unit of several pieces, by its name: a box, a pair, a hundred; '' for a piece, or a measure. */
const severalIn = remembered((text) => {
  const unit = unitOfWord(text)
  if (unit !== undefined) return containers.has(unit) || unit === 'pair' ? unit : ''
  const quantity = priceQuantityOfWord(text) ?? 1
  return quantity > 1 ? String(quantity) : ''
})
const isUnitWord = remembered(
  (text) =>
    /\p{L}/u.test(text) &&
    (unitOfWord(text) !== undefined || priceQuantityOfWord(text) !== undefined),
)

type List = { readonly mapping: Pick<Mapping, 'columns'>; readonly headings: readonly string[] }

/** Scans all rows of a list, part by part, for unused columns that contain only units. */
export function createOtherUnits({ mapping: { columns }, headings }: List) {
  const isRead = columns.includes('unit') || columns.includes('price_per')
  const seen = new Map(
    !isRead || !columns.includes('price') || isOfRecords(headings)
      ? []
      : columns.flatMap((target, column): [number, { units: number; others: number }][] =>
          target === '' &&
          (headings[column] ?? '') !== '' &&
          !/pack|gebinde/i.test(headings[column] ?? '')
            ? [[column, { units: 0, others: 0 }]]
            : [],
        ),
  )
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const { cells } of rows)
        for (const [column, count] of seen) {
          const cell = cells[column]
          if (cell === undefined || isEmptyCell(cell)) continue
          count[isUnitWord(String(cell).trim()) ? 'units' : 'others'] += 1
        }
    },
    result(): RowDoubts {
      const units = [...seen].flatMap(([column, { units: found, others }]) =>
        found > 0 && others * 9 <= found ? [column] : [],
      )
      return ({ cells }, { fields, listedPer = 1 }) => ({
        errors: [],
        warnings: units.flatMap((column) => {
          const text = String(cells[column] ?? '').trim()
          const said = severalIn(text)
          const { unit = 'piece', price } = fields
          const isSame = said === unit || said === String(listedPer)
          // A unit that is used already says the same.
          return said === '' || isSame || price === undefined || !isUnit(String(unit))
            ? []
            : [
                {
                  field: 'unit',
                  why: messages.why.unusedBasis(headings[column] ?? '', text.slice(0, 40)),
                },
              ]
        }),
      })
    },
  }
}
