/** Questions about a whole price file: whether prices are cents, and whether its end is missing. */
import { encodingQuestion } from '../columns/encoding-doubts.ts'
import { cutOffSentence } from '../../platform/files/cut-off-row.ts'
import { cutOffIn, isOpenText } from '../../../packages/file-reader/tables/cut-off-row.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import type { Cell, ParsedTable } from '../../../packages/file-reader/tables/table.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { CatalogueService } from '../../catalogue/service.server.ts'
import { wireCents } from '../../catalogue/units/wire-amounts.ts'
import {
  countStored,
  createWholePrices,
  wholePricesQuestion,
  type StoredPrices,
} from '../columns/whole-prices.ts'
import { priceFileMessages } from '../messages/price-file.ts'
import { isAmountColumn, priceMapping, type PriceColumn } from './price-columns.ts'
import type { JudgedRow } from './price-row.ts'

type PriceTable = {
  readonly table: ParsedTable
  readonly columns: readonly PriceColumn[]
  readonly fileBytes: Uint8Array
}
type Catalogue = { readonly catalogue: Pick<CatalogueService, 'many'> }

/** The questions about a row, keyed by its number. */
export type Doubts = ReadonlyMap<number, readonly string[]>

/** @param read the rows as read, with prices without decimals as units */
export async function listDoubts(
  { catalogue }: Catalogue,
  { table, columns, fileBytes }: PriceTable,
  read: readonly JudgedRow[],
): Promise<Doubts> {
  const { headings, rows, currency, titledQuantity, sheet } = table
  const mapping = priceMapping(headings, columns, { decimals: 'dot', titledQuantity })
  const whole = createWholePrices({ mapping, headings, currency })
  whole.add(rows)
  const ask = whole.isOpen() ? wholePricesQuestion(await storedPrices(catalogue, read)) : undefined
  const isText = sheet === '' && !isOfRecords(headings) && isOpenText(fileBytes)
  const end = isText ? cutOffIn(rows, (column) => isAmountColumn(columns[column] ?? '')) : undefined
  const encodingOf =
    sheet === '' && !isOfRecords(headings) ? encodingQuestion(fileBytes) : () => undefined
  const amountOf = (cells: readonly Cell[]): Cell =>
    cells.find((cell, column) => isAmountColumn(columns[column] ?? '') && cell !== '') ?? ''
  return new Map(
    rows.map(({ row, cells }) => {
      const amount = amountOf(cells)
      const encoding = encodingOf(cells)
      return [
        row,
        [
          ...(ask && amount !== '' ? [`${ask(amount).why} ${priceFileMessages.sayCents}`] : []),
          ...(encoding === undefined ? [] : [encoding]),
          ...(end?.row === row ? [cutOffSentence(end.text)] : []),
        ],
      ]
    }),
  )
}

/** How the prices of a file compare with the shop's prices of the same tools. */
async function storedPrices(
  catalogue: Pick<CatalogueService, 'many'>,
  read: readonly JudgedRow[],
): Promise<StoredPrices> {
  const priced = read.flatMap((row) =>
    'imported' in row && row.imported.target === 'tool' && row.imported.price !== undefined
      ? [{ sku: row.imported.name, listed: row.imported.price / (row.imported.pricePer ?? 1) }]
      : [],
  )
  const known = await catalogue.many.known(priced.map(({ sku }) => sku))
  let stored: StoredPrices = { alike: 0, hundredths: 0 }
  for (const { sku, listed } of priced) {
    const wire = known.get(foldSku(sku))?.wire
    if (!wire) continue
    const cents = wireCents(wire['price']) / Number(wire['price_per'] ?? 1)
    stored = countStored(stored, { listed, stored: cents })
  }
  return stored
}

/** A row with the questions about it. */
export function addDoubts(row: JudgedRow, doubts: Doubts): JudgedRow {
  const asked = doubts.get(row.row) ?? []
  const warnings = [...row.read.warnings, ...asked]
  return asked.length === 0 ? row : { ...row, read: { ...row.read, warnings } }
}
