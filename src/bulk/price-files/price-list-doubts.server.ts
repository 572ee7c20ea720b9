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
  sharedFactor,
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
  const stored = await storedPrices(catalogue, read)
  const ask = whole.isOpen() ? wholePricesQuestion(countAll(stored)) : undefined
  const factor = factorQuestion(stored, ask !== undefined)
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
          ...(factor !== undefined && amount !== '' ? [factor] : []),
          ...(encoding === undefined ? [] : [encoding]),
          ...(end?.row === row ? [cutOffSentence(end.text)] : []),
        ],
      ]
    }),
  )
}

/** The prices of a tool in a file and in the shop, in cents for one unit. */
type Compared = { readonly listed: number; readonly stored: number }

/** The question about prices that nearly all differ from the shop's by one factor. */
function factorQuestion(compared: readonly Compared[], isCentsAsked: boolean): string | undefined {
  const shared = sharedFactor(
    compared.flatMap(({ listed, stored }) => (stored > 0 && listed > 0 ? [listed / stored] : [])),
  )
  if (!shared || (isCentsAsked && shared.isHigher && shared.times === 100)) return undefined
  const { times, isHigher, rows } = shared
  const ask = isHigher ? priceFileMessages.higherBy : priceFileMessages.lowerBy
  return ask(times, rows, compared.length)
}

const countAll = (compared: readonly Compared[]): StoredPrices =>
  compared.reduce(countStored, { alike: 0, hundredths: 0 })

/** How the prices of a file compare with the shop's prices of the same tools. */
async function storedPrices(
  catalogue: Pick<CatalogueService, 'many'>,
  read: readonly JudgedRow[],
): Promise<readonly Compared[]> {
  const priced = read.flatMap((row) =>
    'imported' in row && row.imported.target === 'tool' && row.imported.price !== undefined
      ? [{ sku: row.imported.name, listed: row.imported.price / (row.imported.pricePer ?? 1) }]
      : [],
  )
  const known = await catalogue.many.known(priced.map(({ sku }) => sku))
  return priced.flatMap(({ sku, listed }) => {
    const wire = known.get(foldSku(sku))?.wire
    return wire
      ? [{ listed, stored: wireCents(wire['price']) / Number(wire['price_per'] ?? 1) }]
      : []
  })
}

/** A row with the questions about it. */
export function addDoubts(row: JudgedRow, doubts: Doubts): JudgedRow {
  const asked = doubts.get(row.row) ?? []
  const warnings = [...row.read.warnings, ...asked]
  return asked.length === 0 ? row : { ...row, read: { ...row.read, warnings } }
}
