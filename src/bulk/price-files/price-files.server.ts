/**
 * Reads a price file in a thread of its own, and returns the changes that it would make in a list.
 */
import { safeDecode } from 'zod/v4/core'
import type { Caller, Schema } from '../../platform/access/endpoint.ts'
import { fieldErrors, fieldPointer } from '../../../packages/contract/field-errors.ts'
import { ImportedRowDto, maxImportedRows, type ImportedRow } from '../../prices/import-fields.ts'
import { costsBySku, markOfRow, type ToolCost } from '../../prices/price-marks.ts'
import { fileUnreadable } from '../contract.ts'
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import { bulkJobsMessages } from '../messages/bulk-jobs.ts'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import {
  countColumns,
  countSigns,
  columnSign,
  likelySign,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { isInThousands } from '../../../packages/file-reader/headings/price-base.ts'
import { tornRows } from '../../platform/files/torn-row.ts'
import { parseFile } from '../parse-file.server.ts'
import { listDoubts, addDoubts } from './price-list-doubts.server.ts'
import { isAmountColumn, priceColumns, priceMapping } from './price-columns.ts'
import { listedDays, readDayOrders, unreadDays } from './price-days.ts'
import {
  isPartPossible,
  readPriceRow,
  toPriceRow,
  type JudgedRow,
  type ReadPriceRow,
} from './price-row.ts'
import { mergeTierRows } from '../columns/step-rows.ts'
import type { Finding, Mapping } from '../columns/mapping.ts'
import { wholeDoubts } from './whole-doubts.ts'
import { listedCurrency } from '../columns/price-currency.ts'
import { percentIn } from '../columns/tax-rate-cells.ts'
import {
  basisWarnings,
  isUnknownMeasure,
  unknownBases,
  unsureBases,
} from '../columns/unused-basis.ts'
import {
  termFindings,
  unknownAmounts,
  unusedTerms,
  type UnusedTerm,
} from '../columns/unused-terms.ts'
import { dayOf, type Day } from '../../platform/time/time-zone.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { isUnit, type Unit } from '../../catalogue/model/units.ts'
import type { CatalogueService } from '../../catalogue/service.server.ts'
import type { PriceFile, PriceFileRow, PriceFilesOperations } from './price-files-contract.ts'
import {
  currencyOf,
  isEmptyCell,
  isHeadingAgain,
  type Cell,
  type ParsedTable,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'

type Input = Parameters<PriceFilesOperations['readPrices']>[1]
const importedRow: Schema<ImportedRow> = ImportedRowDto

/** @throws Problem not-found, file-not-readable */
export async function readPriceFile(
  {
    database,
    audit,
    catalogue,
    prices,
    readSettings,
    now,
  }: Pick<
    BulkJobsDependencies,
    'database' | 'audit' | 'catalogue' | 'prices' | 'readSettings' | 'now'
  >,
  { actor, fileBytes = new Uint8Array() }: Caller<'admin'>,
  { listId, name, sheet }: Input,
): Promise<PriceFile> {
  const { id, name: listName } = await prices.listNamed(database.handle, listId)
  const parsed = await parseFile(name, fileBytes, { of: 'prices', sheet })
  const { otherLists = [] } = parsed.sheet === sheet ? {} : parsed
  const table = { ...parsed, otherLists }
  const columns = priceColumns(table.headings, table.rows)
  const { country, timeZone } = await readSettings()
  const today = dayOf(now(), timeZone)
  const read = await withSoldUnits(catalogue, judgeRows(table, columns, { country, today }))
  const doubts = await listDoubts({ catalogue }, { table, columns, fileBytes }, read)
  const bases = await prices.basesOf(
    read.flatMap((row) => ('imported' in row ? [row.imported] : [])),
  )
  const based = read.map((row) => withBase(addDoubts(row, doubts), bases))
  const skus = based.flatMap((row) => ('imported' in row ? [row.imported.name] : []))
  const costs = costsBySku(await prices.costs({ actor }, { skus }))
  const judged = based.map((row) => withMark(row, costs))
  const imported = judged.flatMap((row) => ('imported' in row ? [row.imported] : []))
  const outcomes = new Map(
    (imported.length === 0 ? [] : (await prices.checkRows(listId, imported)).rows).map(
      (outcome) => [outcome.row, outcome],
    ),
  )
  const rows = judged.map((row): PriceFileRow => {
    const { target = '', name: subject = '' } = row.read.fields
    const shown = {
      row: row.row,
      target: String(target),
      name: String(subject).slice(0, 200),
      warnings: [...row.read.warnings],
    }
    const outcome = outcomes.get(row.row)
    return 'imported' in row && outcome
      ? { ...shown, ...outcome, becomes: saidBy(row.imported) }
      : { ...shown, kind: 'wrong', why: 'why' in row ? row.why : '', before: [] }
  })
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { kind } of rows) counts[kind] += 1
  await database.transact((tx) =>
    audit.record(tx, actor, {
      operation: 'bulk.readPrices',
      kind: 'price-list' as const,
      id,
      label: listName,
      after: { file: name, rows: rows.length },
    }),
  )
  return {
    columns: table.headings.map((heading, index) => ({ heading, column: columns[index] ?? '' })),
    currency: listedCurrency(table.currency),
    counts,
    sheet: table.sheet,
    otherLists: [...otherLists],
    rows,
  }
}

/**
 * @throws Problem file-not-readable for a file without prices, with too many, or with ambiguous
 *   days
 */
function judgeRows(
  table: ParsedTable,
  columns: readonly string[],
  { country, today }: { readonly country: string; readonly today: Day },
): JudgedRow[] {
  const { headings, rows, titledQuantity, headingRow, firstRows } = table
  refuseUnpriced(headings, columns)
  const days = readDayOrders({ headings, rows }, columns)
  if (typeof days === 'string') throw fileUnreadable({ detail: days })
  const above = firstRows.filter(({ row }) => row < headingRow)
  // Texts of the workbook beside the list have no row.
  const titles = above.filter(({ row }) => row > 0).map(({ text }) => text)
  const currency = pricedIn(table, columns, titles)
  const isPercent = (column: string) => column === 'percent' || column === 'less'
  const isLadder = (column: string) => column === 'ladder'
  const cellsOf = (isMeant: (column: string) => boolean): readonly Cell[] =>
    rows.flatMap(({ cells }) => cells.filter((_, index) => isMeant(columns[index] ?? '')))
  const amounts = [...cellsOf(isAmountColumn), ...cellsOf(isLadder).flatMap(rungsIn)]
  const likely = likelySign(headings, country)
  const prices = columnSign(countSigns(amounts), { decimals: likely, isProven: false })
  const percentages = columnSign(countSigns(cellsOf(isPercent)), {
    decimals: prices.decimals,
    isProven: !prices.isAsked,
  })
  const listed = listedDays({ headings, titles }, columns, { orders: days, today })
  const unread = unreadDays({ headings, rows, titles }, columns, { listed, today })
  const mapping = priceMapping(headings, columns, { decimals: prices.decimals, titledQuantity })
  const counts = countColumns(headings.length, rows)
  const signs = columns.map((column, index) =>
    isAmountColumn(column)
      ? prices
      : columnSign(counts[index] ?? countSigns([]), {
          decimals: prices.decimals,
          isProven: !prices.isAsked,
        }),
  )
  const reading = {
    columns,
    headings,
    mapping,
    prices,
    percentages,
    isPartOpen: isPartPossible(cellsOf(isPercent).filter((cell) => !isEmptyCell(cell))),
    days,
    listed,
    currency,
    today,
    notes: { signs, titles },
  }
  const errorsOf = tornErrors(table, columns)
  const { withDoubts, apart } = wholeDoubts(
    { mapping, headings, currency, titles: [{ row: 0, text: table.sheet }, ...above], today },
    rows,
  )
  const read = rows.flatMap((row) => {
    const one = isHeadingAgain(headings, row.cells) ? undefined : readPriceRow(reading, row)
    return one ? withDoubts({ ...one, errors: [...one.errors, ...errorsOf(row.cells)] }) : []
  })
  const doubts = doubtsOf({ headings, rows }, columns, mapping)
  const { sheet, otherLists = [] } = table
  const ofWorkbook =
    otherLists.length === 0 ? [] : [bulkJobsMessages.why.otherLists(sheet, otherLists)]
  const judged = mergeTierRows(mapping, read).tools.map((row) => {
    const said = toPriceRow(row)
    const { errors, warnings } = doubts(row.cells)
    const asked = [...said.warnings, ...warnings, ...unread(row.cells)]
    const all = [...ofWorkbook, ...said.errors, ...errors]
    const few = apart(row, [...asked, ...all])
    return judgeRow(row.row, {
      ...said,
      errors: all,
      warnings: [...asked, ...few],
    })
  })
  if (judged.length > maxImportedRows)
    throw fileUnreadable({ detail: messages.tooManyRows(maxImportedRows) })
  return judged
}

/** @throws Problem file-not-readable for a file without prices */
function refuseUnpriced(headings: readonly string[], columns: readonly string[]): void {
  if (!columns.some((column) => /^(?:price|percent|ladder|from:\d+|tierprice:\d)$/.test(column)))
    throw fileUnreadable({
      detail: messages.noColumns(
        headings
          .filter((heading) => heading.trim() !== '')
          .map((heading) => heading.slice(0, 40))
          .slice(0, 12),
      ),
    })
}

/**
 * The currency of the prices of a file; '' if only words in unused columns name it, as in an offer
 * '12 for £100': the prices may be in another one.
 */
function pricedIn(
  { headings, rows, currency }: ParsedTable,
  columns: readonly string[],
  titles: readonly string[],
): string {
  const used = rows.flatMap(({ cells }) => cells.filter((_, at) => (columns[at] ?? '') !== ''))
  const beside = rows.flatMap(({ cells }) => cells.filter((_, at) => columns[at] === ''))
  const named = headings.filter((_, at) => columns[at] !== '')
  const naming = beside.filter((cell) => currencyOf([cell]) !== '')
  const isWord = (cell: Cell) => String(cell).trim().split(/\s+/).length < 3
  const isOnlyBeside =
    naming.length > 0 && !naming.some(isWord) && currencyOf([...named, ...titles, ...used]) === ''
  return isOnlyBeside ? '' : currency
}

/** The fault in a row of a text that has more cells than there are named columns. */
function tornErrors(
  { headings, headingCells, rows, sheet }: ParsedTable,
  columns: readonly string[],
): (cells: Row) => readonly Finding[] {
  const isUsed = (column: number) => (columns[column] ?? '') !== ''
  const tornIn = tornRows(
    { headings, headingCells, isUsed },
    rows.map(({ cells }) => cells),
  )
  return (cells) => {
    const why = sheet === '' ? tornIn(cells) : undefined
    return why === undefined ? [] : [{ field: '', why }]
  }
}

/**
 * Questions about unused columns, and about prices without a quantity.
 * @returns a function with the findings for a row
 */
function doubtsOf(
  { headings, rows }: Pick<ParsedTable, 'headings' | 'rows'>,
  columns: readonly string[],
  mapping: Mapping,
): (cells: Row) => Pick<ReadPriceRow, 'errors' | 'warnings'> {
  const terms = unusedTerms(columns, headings, rows)
  const isAside = ({ says }: UnusedTerm) => !['price', 'change', 'trade'].includes(says)
  // Of a list price and a discount, the net price is used.
  const isLeft = ({ says }: UnusedTerm) => says === 'beside' && columns.includes('percent')
  const asides = terms.filter((term) => isAside(term) && !isLeft(term))
  const others = terms.filter((term) => !isAside(term))
  const bases = unknownBases(headings, columns, rows)
  const amounts = unknownAmounts(columns, headings, rows)
  const percent = columns.indexOf('percent')
  const isBare = barePercent.test(headingKey(headings[percent]) || (headings[percent] ?? '').trim())
  const unsure = unsureBases(mapping, headings).map((heading) =>
    isUnknownMeasure(heading)
      ? messages.unknownMeasure(heading)
      : isInThousands(heading)
        ? messages.inThousands(heading)
        : messages.unsureBase(heading),
  )
  return (cells) => ({
    errors: [
      ...[
        ...basisWarnings(bases, headings, cells),
        ...termFindings(others, headings, cells),
        ...termFindings(amounts, headings, cells),
      ].map(({ why }) => why),
      ...unsure,
    ],
    warnings: [
      ...termFindings(asides, headings, cells).map(({ why }) => why),
      ...(isBare ? largeShare(headings[percent] ?? '', cells[percent]) : []),
    ],
  })
}

/** A heading that does not state whether a percentage is deducted or remains. */
const barePercent =
  /^(?:%|percent(?:age)?|pct|prozent(?:satz)?|pourcentage|porcentaje|percentuale)$/
/** Percent: a discount above it may be the share that is left. */
const largestDiscount = 60
function largeShare(heading: string, cell: Cell | undefined): readonly string[] {
  const share = percentIn(cell)
  return share !== undefined && share > largestDiscount && share <= 100
    ? [messages.barePercent(heading, share)]
    : []
}

/** The rows, with an error if a price is in another unit than its tool. */
async function withSoldUnits(
  catalogue: Pick<CatalogueService, 'many'>,
  rows: readonly JudgedRow[],
): Promise<readonly JudgedRow[]> {
  const said = rows.flatMap((row) =>
    'imported' in row && row.read.unit !== undefined ? [row.imported.name] : [],
  )
  const known = said.length === 0 ? undefined : await catalogue.many.known(said)
  return rows.map((row) => {
    const { unit } = row.read
    const isTool = 'imported' in row && row.imported.target === 'tool'
    const tool = isTool ? known?.get(foldSku(row.imported.name)) : undefined
    const sold = soldUnit(tool?.wire['unit'])
    return tool === undefined || unit === undefined || unit === sold
      ? row
      : { row: row.row, read: row.read, why: messages.otherUnit(unit, sold) }
  })
}
const soldUnit = (text: unknown): Unit => {
  const unit = String(text)
  return isUnit(unit) ? unit : 'piece'
}

/** The prices in a cell with a ladder: '24: 9,50; 96+ 8,80'. */
const rungsIn = (cell: Cell): readonly string[] =>
  [...String(cell).matchAll(/[:+]\s*([\d.,]*\d)/g)].map(([, price = '']) => price)

function judgeRow(row: number, read: ReadPriceRow): JudgedRow {
  if (read.errors.length > 0) return { row, read, why: read.errors.join(' ') }
  const decoded = safeDecode(importedRow, { row, ...read.fields })
  if (decoded.success) return { row, read, imported: decoded.data }
  const errors = fieldErrors(decoded.error.issues, (path) => fieldPointer(path, 'body'))
  return { row, read, why: [...new Set(errors.map(({ detail }) => detail))].join(' ') }
}

/** Warns about a price of zero, or below the cost of its tool. */
function withMark(row: JudgedRow, costs: ReadonlyMap<string, ToolCost>): JudgedRow {
  if (!('imported' in row)) return row
  const marked = markOfRow(row.imported, costs)
  if (!marked) return row
  const { mark, price, pricePer, cost } = marked
  const why =
    mark === 'free' || !cost
      ? bulkJobsMessages.why.free
      : bulkJobsMessages.why.belowCost(price, Math.round((cost.cost * pricePer) / cost.pricePer))
  return { ...row, read: { ...row.read, warnings: [...row.read.warnings, why] } }
}

/**
 * A price without a quantity for a tool whose prices are for more than one: it is read as a price
 * for the tool's quantity, with a note, so that the person who applies the list agrees to it.
 */
function withBase(row: JudgedRow, bases: ReadonlyMap<number, number>): JudgedRow {
  if (!('imported' in row)) return row
  const base = bases.get(row.row) ?? 1
  if (row.imported.price === undefined || row.imported.pricePer !== undefined || base === 1)
    return row
  const warnings = [...row.read.warnings, bulkJobsMessages.why.quantityKept(base)]
  return { ...row, read: { ...row.read, warnings }, imported: { ...row.imported, pricePer: base } }
}

const saidBy = ({ row: _row, target: _target, name: _name, ...said }: ImportedRow) => said
