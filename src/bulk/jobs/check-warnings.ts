/** Warnings about a row that could be applied. Pure. */
import { cutOffSentence } from '../../platform/files/cut-off-row.ts'
import type { KnownTool } from '../../catalogue/bulk-write/many-tools.server.ts'
import { isUnit } from '../../catalogue/model/units.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { parseMoney, shopCurrency } from '../../platform/money/money.ts'
import { termOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { parseDecimal, splitAmount } from '../../../packages/file-reader/numbers/numbers.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { Finding, MappedRow, Mapping, ToolFields } from '../columns/mapping.ts'
import type { JobKind } from '../job-fields.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { percentIn } from '../columns/tax-rate-cells.ts'
import { termFindings, type UnusedTerm } from '../columns/unused-terms.ts'
import { wireCents } from '../../catalogue/units/wire-amounts.ts'
import { isWholeAmount } from '../../../packages/file-reader/numbers/whole-amounts.ts'
import { isSameCurrency, rowCurrency } from '../columns/price-currency.ts'
import {
  currencyOf,
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'

/** Percent: a larger decrease of a price is a warning. */
const warnedFall = 20
/** A price that increases by this factor is a warning. */
const warnedRise = 10

/** The decrease of an amount in percent; 100 only if nothing remains. */
const fallOf = (old: number, amount: number): number =>
  Math.min(Math.round(((old - amount) * 100) / old), amount > 0 ? 99 : 100)

type PriceFor = { readonly price: number; readonly per: number }

/** A price that decreases by more than a fifth, or becomes ten times as high. */
export function priceStepWarnings(
  before: { readonly price: unknown; readonly per: number },
  after: PriceFor,
): Finding[] {
  const old = (parseMoney(String(before.price)) ?? 0) / before.per
  const percent = old === 0 ? 0 : fallOf(old, after.price / after.per)
  if (percent > warnedFall) return [{ field: 'price', why: messages.why.fell(percent) }]
  const times = old === 0 ? 0 : Math.floor(after.price / after.per / old)
  return times >= warnedRise ? [{ field: 'price', why: messages.why.rose(times) }] : []
}

/**
 * The quantity that the tool's price is for after a row: from the row, or unchanged. A list may
 * mean another quantity; an edit of chosen tools starts from the tool's.
 */
export function quantityOf(
  { wire }: KnownTool,
  { price, price_per: per }: ToolFields,
  kind: JobKind,
): { readonly fields: ToolFields; readonly warnings: readonly Finding[] } {
  const present = wire['price_per']
  // A tool without a price unit has a price for one piece.
  if (per === 1 && present === undefined) return { fields: { price_per: undefined }, warnings: [] }
  const isKept =
    kind === 'list' && per === undefined && price !== undefined && typeof present === 'number'
  return {
    fields: {},
    warnings: isKept ? [{ field: 'price', why: messages.why.quantityKept(present) }] : [],
  }
}

/** A doubt for each unused column that may change the price of a row. */
export const termWarnings = (
  terms: readonly UnusedTerm[],
  headings: readonly string[],
  row: MappedRow & { readonly cells: Row },
  today?: Day,
): readonly Finding[] =>
  termFindings(
    terms.filter(({ column }) => !isExplained(row, headings[column] ?? '', row.cells[column])),
    headings,
    row.cells,
    today,
  )

/**
 * Whether a column states how far the cost is below the price, and the row has both; without a
 * price, this raises no doubt.
 */
function isExplained({ fields, cost }: MappedRow, heading: string, cell: Cell | undefined) {
  const { price } = fields
  if (typeof price !== 'string') return cost === undefined
  const number = percentIn(cell)
  if (cost === undefined || number === undefined) return false
  const share = termOfHeading(heading) === 'factor' ? number : 1 - number / 100
  return Math.abs(wireCents(price) * share - cost) <= 1
}

/** A column with quantity times price: the list is an order or an invoice. */
export function orderWarnings(
  { columns }: Pick<Mapping, 'columns'>,
  headings: readonly string[],
  { cells, fields: { Stock: stock, price } }: MappedRow & { readonly cells: Row },
): readonly Finding[] {
  if (typeof stock !== 'number' || stock < 2 || typeof price !== 'string') return []
  const sum = wireCents(price) * stock
  const total = columns.findIndex((target, column) => {
    const cell = cells[column]
    if (target !== '' || cell === undefined || isEmptyCell(cell)) return false
    const { amount } = splitAmount(cell)
    const read = [parseDecimal(amount, 'comma'), parseDecimal(amount, 'dot')]
    return sum > 0 && read.some((one) => one !== undefined && Math.round(one * 100) === sum)
  })
  return total < 0
    ? []
    : [{ field: 'Stock', why: messages.why.orderedStock(headings[total] ?? '', stock) }]
}

/** A row in which only its number is used. */
export const idleErrors = ({ columns, constants, formulas }: Mapping): readonly Finding[] =>
  columns.every((target) => target === '' || target === 'sku') &&
  Object.keys({ ...constants, ...formulas }).length === 0
    ? [{ field: 'sku', why: messages.why.nothingUsed }]
    : []

/** A row with a price and another unit than the tool's. */
export function unitWarnings({ wire }: KnownTool, { unit, price }: ToolFields): Finding[] {
  const before = typeof wire['unit'] === 'string' && isUnit(wire['unit']) ? wire['unit'] : 'piece'
  const isOther = typeof unit === 'string' && isUnit(unit) && unit !== before
  return isOther && price !== undefined
    ? [{ field: 'unit', why: messages.why.unitChanged(before, unit) }]
    : []
}

/** The default value of a tool. */
const defaults: ToolFields = { unit: 'piece', tax_class: 'standard' }

/** Fields of a row that state a default value of the tool: these are not changes. */
export const withoutDefaults = ({ wire }: KnownTool, fields: ToolFields): ToolFields =>
  Object.fromEntries(
    Object.entries(defaults)
      .filter(([field, value]) => wire[field] === undefined && fields[field] === value)
      .map(([field]) => [field, undefined]),
  )

/** '1.250' read as 1250 is above any cost by this factor. */
const warnedMargin = 1000

/** A price of zero, below the cost, or far above it. */
export const costWarnings = (price: number, cost: number | null | undefined): Finding[] =>
  price === 0
    ? [{ field: 'price', why: messages.why.free }]
    : cost !== undefined && cost !== null && price < cost
      ? [{ field: 'price', why: messages.why.belowCost(price, cost) }]
      : cost && price > cost * warnedMargin
        ? [{ field: 'price', why: messages.why.farAboveCost(price, cost) }]
        : []

/** A row with an error for each amount in another currency than the list's. */
export function withOwnCurrency(
  {
    mapping,
    currency,
    headings,
  }: {
    readonly mapping: Mapping
    readonly currency: string
    readonly headings: readonly string[]
  },
  cells: Row,
  mapped: MappedRow,
): MappedRow {
  // If the list names no currency, a given rate means that all of it is in another currency.
  if (currency === '' && mapping.rate !== 1) return mapped
  const own = currency || shopCurrency().code
  const named = rowCurrency(mapping.columns, headings, cells)
  const isPriced = mapping.columns.some(
    (target, column) => isAmountTarget(target) && !isEmptyCell(cells[column]),
  )
  const ofRow: Finding[] =
    named === '' || isSameCurrency(named, own) || !isPriced
      ? []
      : [{ field: 'price', why: messages.why.otherCurrency(named, own) }]
  const ofCells = mapping.columns.flatMap((target, column): Finding[] => {
    if (!isAmountTarget(target)) return []
    const other = currencyOf([cells[column] ?? ''])
    return other === '' || isSameCurrency(other, own)
      ? []
      : [{ field: target, why: messages.why.otherCurrency(other, own) }]
  })
  const errors = [...ofRow, ...ofCells]
  return errors.length === 0 ? mapped : { ...mapped, errors: [...mapped.errors, ...errors] }
}

/** Findings that only the whole list shows. */
export type EndNotes = {
  /** The question about prices without decimals. */
  readonly askWhole?: ((cell: Cell) => Finding) | undefined
  /** The last row of a file without a final line end, and the cell that may be cut off. */
  readonly cutOff?: { readonly row: number; readonly text: string } | undefined
}

/**
 * The question about a price without decimals, and about the last row of a file without a final
 * line end.
 */
export function endWarnings(
  { askWhole, cutOff, mapping }: EndNotes & { readonly mapping: Mapping },
  { row, cells }: NumberedRow,
): readonly Finding[] {
  const column = mapping.columns.findIndex(
    (target, index) => isAmountTarget(target) && isWholeAmount(cells[index] ?? ''),
  )
  return [
    ...(askWhole && column >= 0 ? [askWhole(cells[column] ?? '')] : []),
    ...(cutOff?.row === row ? [{ field: '', why: cutOffSentence(cutOff.text) }] : []),
  ]
}
