/**
 * A row without a quantity for its price, in a list where other rows state one in a cell: an empty
 * cell does not mean a price unit of 1. And a column of price units that may be codes. Pure.
 */
import { isPerSeveral } from '../../../packages/file-reader/headings/price-base.ts'
import { measureOfHeading } from '../../../packages/file-reader/headings/price-measure.ts'
import { remembered } from '../../../packages/file-reader/headings/remembered.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { parseDecimal, splitAmount } from '../../../packages/file-reader/numbers/numbers.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { MappedRow, Mapping } from './mapping.ts'
import { priceQuantityOfWord } from './price-basis.ts'
import type { RowDoubts } from './remarks.ts'
import { baseOfUnit, isEmptyMarker } from './row-draft.ts'

type List = {
  readonly mapping: Pick<Mapping, 'columns' | 'constants'>
  readonly headings: readonly string[]
}

const numberIn = (text: string): number | undefined =>
  priceQuantityOfWord(text) ?? parseDecimal(text, 'comma') ?? parseDecimal(text, 'dot')

/**
 * The quantity that prices are for according to a cell: from a price unit, a unit, or an amount; 0
 * for none.
 */
const bases = {
  price_per: remembered((text) => numberIn(text) ?? 0),
  unit: remembered((text) => baseOfUnit(text) ?? 0),
  amount: remembered((text) => splitAmount(text).per ?? 0),
} as const

/**
 * Scans all rows of a list, part by part, for the columns that state the quantity of a row's price.
 */
export function createRowBases({ mapping: { columns, constants }, headings }: List) {
  const readers = columns.flatMap((target, column) => {
    const kind = isAmountTarget(target) ? 'amount' : target
    return kind === 'price_per' || kind === 'unit' || kind === 'amount'
      ? [{ column, kind } as const]
      : []
  })
  const isSaid = constants.price_per !== undefined || isOfRecords(headings)
  const amounts = readers.flatMap(({ column, kind }) => (kind === 'amount' ? [column] : []))
  const counts = readers.map(() => ({ above: 0, silent: 0 }))
  const codes = createCodes(columns, headings)
  let priced = 0
  const isSilent = (nth: number, cells: Row): boolean => {
    const { column = 0, kind = 'amount' } = readers[nth] ?? {}
    const cell: Cell = cells[column] ?? ''
    return kind === 'amount'
      ? bases.amount(String(cell)) === 0
      : isEmptyCell(cell) || isEmptyMarker('price_per', cell)
  }
  return {
    add(rows: readonly NumberedRow[]): void {
      if (isSaid) return
      for (const { cells } of rows) {
        codes.add(cells)
        if (amounts.every((column) => isEmptyCell(cells[column]))) continue
        priced += 1
        for (const [nth, { column, kind }] of readers.entries()) {
          const count = counts[nth]
          const cell = cells[column]
          if (count && isSilent(nth, cells)) count.silent += 1
          else if (count && bases[kind](String(cell).trim()) > 1) count.above += 1
        }
      }
    },
    /** Whether a price of the list is for several units. */
    isAbove: (): boolean =>
      Number(constants.price_per ?? 1) > 1 || counts.some(({ above }) => above > 0),
    /**
     * A few empty cells are mistakes; if most cells are empty, the question is asked once for the
     * list.
     */
    result(): RowDoubts {
      const saying = counts.flatMap(({ above }, nth) => (above > 0 ? [nth] : []))
      const silent = Math.min(...saying.map((nth) => counts[nth]?.silent ?? 0))
      const found = [{ field: 'price_per', why: messages.why.noBase }]
      const doubt =
        silent * 2 < priced ? { errors: found, warnings: [] } : { errors: [], warnings: found }
      const isOpen = ({ fields, cost, listedPer }: MappedRow) =>
        listedPer === undefined && (fields['price'] !== undefined || cost !== undefined)
      const codeDoubt = codes.result()
      return ({ cells }, mapped) =>
        saying.length > 0 && isOpen(mapped) && saying.every((nth) => isSilent(nth, cells))
          ? doubt
          : codeDoubt(cells)
    },
  }
}

/** 'Price per pair', 'Price per roll': the column states the number of pieces. */
const isOfSeveral = (heading: string): boolean =>
  measureOfHeading(heading) !== undefined || isPerSeveral(heading)

const code = /^[0-3]$/
/**
 * A column of price units with 0, 1, 2 and 3 only has the codes of DATANORM for 1, 10, 100 and 1000
 * if it has a 0, and may have them if it has a 2 or a 3.
 */
function createCodes(columns: readonly string[], headings: readonly string[]) {
  const column = columns.indexOf('price_per')
  const heading = headings[column] ?? ''
  const textOf = (cells: Row) => String(cells[column] ?? '').trim()
  // 'Price per pair' and 2.
  const isPair = headings.some(
    (other, at) => isAmountTarget(columns[at] ?? '') && isOfSeveral(other),
  )
  const seen = new Set<string>()
  let isOther = column < 0 || isPair
  return {
    add(cells: Row): void {
      const text = textOf(cells)
      if (isOther || text === '') return
      if (code.test(text)) seen.add(text)
      else isOther = true
    },
    result(): (cells: Row) => ReturnType<RowDoubts> {
      const isMeant = !isOther && (seen.has('0') || seen.has('2') || seen.has('3'))
      return (cells) => {
        const text = textOf(cells)
        if (!isMeant || !code.test(text)) return { errors: [], warnings: [] }
        const found = [{ field: 'price_per', why: messages.why.baseCodes(heading, text) }]
        if (seen.has('0')) return { errors: found, warnings: [] }
        return { errors: [], warnings: text === '1' ? [] : found }
      }
    },
  }
}
