/**
 * Stock lists with several rows for one article: a row for each bin, warehouse or batch. Their
 * stocks are added up, or a question is asked. Pure.
 */
import { foldSku } from '../../catalogue/model/sku.ts'
import { fieldOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey, wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import type { ColumnSign } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { Cell, NumberedRow, Row } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { isFlag } from './flag-headings.ts'
import { mapRow, type Finding, type Mapping } from './mapping.ts'

/**
 * The role of one of several rows of an article, with the row numbers of all of them in the file.
 */
export type StockRow =
  | { readonly kind: 'sum'; readonly rows: readonly number[]; readonly parts: readonly number[] }
  | { readonly kind: 'part'; readonly first: number }
  | { readonly kind: 'unclear'; readonly rows: readonly number[] }

type List = {
  readonly mapping: Mapping
  readonly headings: readonly string[]
  readonly signs: readonly ColumnSign[]
}

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim()

/** Columns with the location or the batch of a stock. */
const placeColumns = ({ mapping: { columns }, headings }: List): readonly number[] =>
  headings.flatMap((heading, column) => {
    const target = columns[column] ?? ''
    const isPlace = target === '' && fieldOfKey('counted', headingKey(heading)) === 'place'
    return target === 'bin' || isPlace ? [column] : []
  })

/**
 * Reads the rows of a list part by part, and determines the role of each row of an article with
 * several rows; undefined for a list in which they raise no question.
 */
export function createStockRows(list: List) {
  const { columns, constants, formulas } = list.mapping
  const places = placeColumns(list)
  const isPriced = ['price', 'cost', 'name'].some(
    (field) => columns.includes(field) || field in constants || field in formulas,
  )
  if (!columns.includes('sku') || !columns.includes('Stock') || columns.includes('step'))
    return undefined
  // Otherwise the first row with a number is used, and the others are errors.
  if (isPriced && places.length === 0) return undefined
  const sku = columns.indexOf('sku')
  const bySku = new Map<string, NumberedRow[]>()
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const row of rows) {
        const key = foldSku(textOf(row.cells[sku]))
        if (key === '') continue
        const earlier = bySku.get(key)
        if (earlier) earlier.push(row)
        else bySku.set(key, [row])
      }
    },
    /** Keyed by row number; articles with a single row are not included. */
    result: (): ReadonlyMap<number, StockRow> =>
      new Map(
        Array.from(bySku.values(), (rows) =>
          rows.length > 1 ? judged(list, places, rows) : [],
        ).flat(),
      ),
  }
}

function judged(
  list: List,
  places: readonly number[],
  rows: readonly NumberedRow[],
): readonly (readonly [number, StockRow])[] {
  const numbers = rows.map(({ row }) => row)
  const [first = 0, ...others] = numbers
  const parts = rows.flatMap(({ cells }) => stockIn(list, cells) ?? [])
  const placed = new Set(rows.map(({ cells }) => places.map((at) => textOf(cells[at])).join('\n')))
  const areParts =
    places.length > 0 &&
    placed.size === rows.length &&
    parts.length === rows.length &&
    rows.every(({ cells }) => isAlike(list, cells, rows[0]?.cells ?? []))
  if (!areParts) return numbers.map((row) => [row, { kind: 'unclear', rows: numbers }])
  return [
    [first, { kind: 'sum', rows: numbers, parts }],
    ...others.map((row): readonly [number, StockRow] => [row, { kind: 'part', first }]),
  ]
}

function stockIn({ mapping, headings, signs }: List, cells: Row): number | undefined {
  const { fields, errors, stockUnit } = mapRow(mapping, headings, cells, undefined, { signs })
  const { Stock: stock } = fields
  const isClear = stockUnit === undefined && errors.every(({ field }) => field !== 'Stock')
  return typeof stock === 'number' && isClear ? stock : undefined
}

/** Whether two rows differ only in the quantity and the location. */
const isAlike = ({ mapping: { columns } }: List, one: Row, other: Row): boolean =>
  columns.every(
    (target, at) =>
      target === '' ||
      target === 'Stock' ||
      target === 'bin' ||
      textOf(one[at]) === textOf(other[at]),
  )

/** A row with the total stock of its article; a tool has one text for the location. */
export function withStockOfRows<
  Row_ extends {
    readonly row: number
    readonly fields: Readonly<Record<string, unknown>>
    readonly warnings: readonly Finding[]
  },
>(row: Row_, stockRows: ReadonlyMap<number, StockRow> | undefined): Row_ {
  const said = stockRows?.get(row.row)
  if (said?.kind !== 'sum') return row
  const { bin: _bin, ...fields } = row.fields
  const total = said.parts.reduce((sum, part) => sum + part, 0)
  const why = messages.why.stockOfRows(said.rows, said.parts, total)
  return {
    ...row,
    fields: { ...fields, Stock: total },
    warnings: [...row.warnings, { field: 'Stock', why }],
  }
}

/**
 * Words beside a stock that is not part of the available stock: 'on order', 'reserviert',
 * 'minimum'.
 */
const otherStock =
  /\b(?:min\w*|max\w*|reserv\w*|order\w*|bestell\w*|bestelt|command\w*|incoming|coming|transit|zulauf|date|datum|value|wert|valeur|status|soll|buch\w*|alt\w*|old|vor\w*|melde\w*|alarm\w*|alert\w*|target|ziel\w*|code|unit|einheit)\b/

/**
 * Columns with another stock than the chosen one: 'Stock (Bremen)', 'Bestand Lager 2'. Beside a
 * counted stock, the stock in the books raises no question.
 */
export function unusedStocks(
  columns: readonly string[],
  headings: readonly string[],
): readonly number[] {
  const chosen = columns.indexOf('Stock')
  if (countedAs(headings[chosen] ?? '') === 'stock') return []
  return headings.flatMap((heading, column) => {
    const key = wordsOf(heading)
    const isStock =
      fieldOfHeading(heading) === 'Stock' ||
      (fieldOfHeading(heading) === undefined && fieldOfHeading(key.split(' ')[0] ?? '') === 'Stock')
    // 'Lager' beside 'Bestand' is the location of the stock.
    const isPlace = countedAs(heading) === 'place'
    const isOther = isPlace || isFlag(heading) || otherStock.test(key)
    return columns[column] === '' && ((isStock && !isOther) || isReserved(heading)) ? [column] : []
  })

  /** 'Reserved' beside 'Stock': beside a stock without these pieces, it raises no question. */
  function isReserved(heading: string): boolean {
    const isWithout = countedAs(headings[chosen] ?? '') === 'available'
    return chosen >= 0 && !isWithout && countedAs(heading) === 'reserved'
  }
}

const countedAs = (heading: string) => fieldOfKey('counted', headingKey(heading))

/** A doubt for each of these columns that has a number. */
export const stockFindings = (
  unused: readonly number[],
  headings: readonly string[],
  cells: Row,
): readonly Finding[] =>
  unused.flatMap((column) => {
    const text = textOf(cells[column]).slice(0, 40)
    const heading = headings[column] ?? ''
    const ask =
      countedAs(heading) === 'reserved' ? messages.why.reservedStock : messages.why.otherStock
    // 'Stock as of' has days.
    const isDay = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/.test(text)
    return /[1-9]/.test(text) && !isDay ? [{ field: 'Stock', why: ask(heading, text) }] : []
  })
