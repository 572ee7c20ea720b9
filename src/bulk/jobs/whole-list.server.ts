/** What all rows of a list show together, before any of them is checked. */
import type { BulkJobsDependencies } from '../dependencies.server.ts'
import {
  columnSigns,
  countColumns,
  isAmountTarget,
  type SignCounts,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import {
  createCutOff,
  endBytes,
  endsOpen,
} from '../../../packages/file-reader/tables/cut-off-row.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { wireCents } from '../../catalogue/units/wire-amounts.ts'
import { mapRow, type ListNotes, type Mapping } from '../columns/mapping.ts'
import { priceCurrency, rateDoubt } from '../columns/price-currency.ts'
import { encodingDoubts, judgedBytes } from '../columns/encoding-doubts.ts'
import { type RowDoubts, createRemarks } from '../columns/remarks.ts'
import { headingDoubts } from '../columns/heading-doubts.ts'
import { headingUnits } from '../columns/heading-units.ts'
import { createCurrencyCells } from '../columns/currency-cells.ts'
import { goneDoubts } from '../columns/gone-rows.ts'
import { createRowOwners } from '../columns/row-owners.ts'
import { successorDoubts } from '../columns/successors.ts'
import { createRowBases } from '../columns/row-bases.ts'
import { createStockTerms } from '../columns/stock-terms.ts'
import { createOtherUnits } from '../columns/other-units.ts'
import { createTaxRates } from '../columns/tax-rate-cells.ts'
import { createUnreadColumns } from '../columns/unread-columns.ts'
import { createStockUnits } from '../columns/stock-units.ts'
import { createStockRows } from '../columns/stock-rows.ts'
import {
  countStored,
  createWholePrices,
  wholePricesQuestion,
  type StoredPrices,
} from '../columns/whole-prices.ts'
import {
  countWeights,
  isWeightBaseOpen,
  shownWeightBase,
  weightInDoubt,
  weightQuestion,
  type StoredWeights,
} from '../columns/weight-base.ts'
import type { WeightBase } from '../weight-base-kinds.ts'
import { otherListsField } from '../list-questions.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { endOfFile, headOfFile, type JobRecord } from '../store.server.ts'
import { keptMappings } from './kept-mappings.server.ts'
import type { CheckContext } from './check-rows.server.ts'
import { cellsAfter, lastListed } from './rows-store.server.ts'

/** Rows that are read at once. */
const countedRows = 500

/** All rows of a list, part by part. */
async function* partsOf({ database }: BulkJobsDependencies, id: string) {
  let after = -1
  for (;;) {
    const rows = await cellsAfter(database.handle, id, after, countedRows)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < countedRows) return
    after = last.row
  }
}

type WholeList = Pick<
  CheckContext,
  'currency' | 'stockRows' | 'askWhole' | 'cutOff' | 'mapping' | 'doubts'
> &
  Required<Pick<ListNotes, 'signs'>>

/**
 * The number style of each column, the rows of each article, whether prices may be cents, and
 * whether the file is cut off in its last row.
 * @param found the first rows, in which the currency is searched, and the day
 */
export async function readWhole(
  dependencies: BulkJobsDependencies,
  job: JobRecord,
  { first, today }: { readonly first: readonly NumberedRow[]; readonly today: Day },
): Promise<WholeList> {
  const { id, kind, mapping, headings } = job
  const titles = [{ row: 0, text: job.sheet }, ...titlesOf(job)]
  const currency = priceCurrency({ columns: mapping.columns, headings, rows: first }, job.currency)
  if (kind === 'edit') return { signs: [], currency, mapping }
  const whole = createWholePrices({ mapping, headings, currency })
  const end = await createEnd(dependencies, job)
  const remarks = createRemarks({ mapping, headings, currency, titles, today })
  const bases = createRowBases({ mapping, headings })
  const currencies = createCurrencyCells({ mapping, headings, currency })
  const owners = createRowOwners({ mapping, headings })
  const stockTerms = createStockTerms({ mapping, headings, titles })
  const stockUnits = createStockUnits({ mapping, headings })
  const otherUnits = createOtherUnits({ mapping, headings })
  const taxRates = createTaxRates(mapping)
  const unread = createUnreadColumns({ mapping, headings, today })
  let counts: readonly SignCounts[] = []
  for await (const rows of partsOf(dependencies, id)) {
    counts = countColumns(headings.length, rows, counts)
    whole.add(rows)
    remarks.add(rows)
    bases.add(rows)
    currencies.add(rows)
    owners.add(rows)
    stockTerms.add(rows)
    stockUnits.add(rows)
    otherUnits.add(rows)
    taxRates.add(rows)
    unread.add(rows)
    end?.add(rows)
  }
  const signs = columnSigns(mapping.columns, counts, mapping.decimals)
  const isOpen = mapping.wholePrices === undefined && whole.isOpen()
  const stored = isOpen ? await storedPrices(dependencies, job, { signs }) : undefined
  const isKnown = stored && (await areCentsAsBefore(dependencies, job, stored))
  const weights = await weightsOf(dependencies, job, { signs, isAbove: bases.isAbove() })
  const text = end?.result()
  const found = {
    signs,
    currency,
    doubts: [
      headingDoubts(mapping, headings, today),
      successorDoubts(mapping, headings),
      goneDoubts(mapping, headings),
      headingUnits(mapping, headings),
      owners.result(),
      currencies.result(),
      remarks.result(),
      bases.result(),
      stockTerms.result(),
      stockUnits.result(),
      otherUnits.result(),
      taxRates.result(),
      unread.result(),
      rateDoubt(currency, mapping),
      sheetQuestion(job),
      ...weights.doubts,
      ...(await ofEncoding(dependencies, job)),
    ],
    mapping: {
      ...mapping,
      ...(isKnown ? { wholePrices: 'cents' as const } : {}),
      ...weights.said,
    },
    askWhole: stored && !isKnown ? wholePricesQuestion(stored) : undefined,
    cutOff: end && text !== undefined ? { row: end.row, text } : undefined,
  }
  const stocks = createStockRows({ mapping, headings, signs })
  if (!stocks) return found
  for await (const rows of partsOf(dependencies, id)) stocks.add(rows)
  return { ...found, stockRows: stocks.result() }
}

/** The question which sheet of a workbook applies; a row is wrong until it is answered. */
const sheetQuestion = ({ sheet, other_lists: others }: JobRecord): RowDoubts => {
  const why = messages.why.otherLists(sheet, others)
  const errors = others.length === 0 ? [] : [{ field: otherListsField, why }]
  return () => ({ errors, warnings: [] })
}

/** The texts above the headings; row 0 has the texts of the workbook beside the list. */
export const titlesOf = ({ first_rows, heading_row }: JobRecord): JobRecord['first_rows'] =>
  first_rows.filter(({ row }) => row < heading_row)

/**
 * Whether prices are cents without a new question: somebody has answered it for this supplier's
 * lists, and the shop sells the listed tools at about a hundredth. Headings alone may be another
 * supplier's.
 */
const areCentsAsBefore = async (
  dependencies: BulkJobsDependencies,
  { supplier, headings }: JobRecord,
  { alike, hundredths }: StoredPrices,
): Promise<boolean> =>
  supplier !== '' &&
  hundredths > alike &&
  (await keptMappings(dependencies).wholePrices(
    dependencies.database.handle,
    supplier,
    headings,
  )) === 'cents'

/** For a text without a final line end: the function that looks for a cut-off cell. */
async function createEnd(
  { database }: BulkJobsDependencies,
  { id, sheet, headings, mapping }: JobRecord,
) {
  if (sheet !== '' || isOfRecords(headings)) return undefined
  if (!endsOpen(await endOfFile(database.handle, id, endBytes))) return undefined
  const last = await lastListed(database.handle, id)
  if (!last) return undefined
  const isAmount = (column: number) => isAmountTarget(mapping.columns[column] ?? '')
  return { row: last.row, ...createCutOff(last, isAmount) }
}

/** The question about a text whose encoding is not certain. */
async function ofEncoding(
  { database }: BulkJobsDependencies,
  { id, sheet, headings }: JobRecord,
): Promise<readonly RowDoubts[]> {
  if (sheet !== '' || isOfRecords(headings)) return []
  return [encodingDoubts(await headOfFile(database.handle, id, judgedBytes))]
}

/** How the prices of a list compare with the shop's prices of the same tools. */
async function storedPrices(
  dependencies: BulkJobsDependencies,
  { id, mapping, headings }: JobRecord,
  notes: ListNotes,
): Promise<StoredPrices> {
  let stored: StoredPrices = { alike: 0, hundredths: 0 }
  for await (const rows of partsOf(dependencies, id)) {
    const priced = rows.flatMap(({ cells }) => {
      const {
        sku,
        price,
        price_per: per,
      } = mapRow(mapping, headings, cells, undefined, notes).fields
      return typeof sku === 'string' && typeof price === 'string'
        ? [{ sku, listed: wireCents(price) / Number(per ?? 1) }]
        : []
    })
    const known = await dependencies.catalogue.many.known(priced.map(({ sku }) => sku))
    for (const { sku, listed } of priced) {
      const wire = known.get(foldSku(sku))?.wire
      if (!wire) continue
      const cents = wireCents(wire['price']) / Number(wire['price_per'] ?? 1)
      stored = countStored(stored, { listed, stored: cents })
    }
  }
  return stored
}

type Weights = {
  readonly said: Pick<Mapping, 'weightBase'>
  readonly doubts: readonly RowDoubts[]
}

/**
 * What the weights of a list are for, as far as the shop's weights show it; else the question.
 * @param isAbove whether a price of the list is for several units
 */
async function weightsOf(
  dependencies: BulkJobsDependencies,
  job: JobRecord,
  { isAbove, ...notes }: ListNotes & { readonly isAbove: boolean },
): Promise<Weights> {
  if (!isAbove || !isWeightBaseOpen(job.mapping, job.headings)) return { said: {}, doubts: [] }
  const weightBase = await storedWeightBase(dependencies, job, notes)
  return weightBase === undefined
    ? { said: {}, doubts: [weightQuestion] }
    : { said: { weightBase }, doubts: [] }
}

async function storedWeightBase(
  dependencies: BulkJobsDependencies,
  { id, mapping, headings }: JobRecord,
  notes: ListNotes,
): Promise<WeightBase | undefined> {
  let stored: StoredWeights = { piece: 0, price: 0 }
  for await (const rows of partsOf(dependencies, id)) {
    const weighed = rows.flatMap(({ cells }) => {
      const mapped = mapRow(mapping, headings, cells, undefined, notes)
      const [{ sku }, listed] = [mapped.fields, weightInDoubt(mapped)]
      return typeof sku === 'string' && listed !== undefined
        ? [{ sku, listed, per: mapped.listedPer ?? 1 }]
        : []
    })
    const known = await dependencies.catalogue.many.known(weighed.map(({ sku }) => sku))
    for (const { sku, listed, per } of weighed) {
      const grams = known.get(foldSku(sku))?.wire['weight_grams']
      if (typeof grams === 'number') stored = countWeights(stored, { listed, stored: grams, per })
    }
  }
  return shownWeightBase(stored)
}
