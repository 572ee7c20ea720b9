/**
 * Merges the rows of a list with a row for each step of a ladder into one row for each tool. Pure.
 */
import type { Finding, MappedRow, Mapping } from './mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { asWire, wireCents } from '../../catalogue/units/wire-amounts.ts'
import { isEmptyCell, type NumberedRow } from '../../../packages/file-reader/tables/table.ts'

type SupplierRow = NumberedRow & MappedRow
type FoldedRows<Kind extends SupplierRow> = {
  /** A row for each tool, with the ladder from its other rows. */
  readonly tools: readonly Kind[]
  /** The rows that are steps of another row: their number, and the number of the tool's row. */
  readonly steps: ReadonlyMap<number, number>
}

const hasSteps = ({ columns }: Mapping): boolean => columns.includes('step')

/** Rows without the last tool, because the next rows may have further steps of it. */
export function withoutOpenTool(
  mapping: Mapping,
  rows: readonly NumberedRow[],
): readonly NumberedRow[] {
  if (!hasSteps(mapping)) return rows
  const column = mapping.columns.indexOf('sku')
  const skuOf = (row: NumberedRow | undefined) => String(row?.cells[column] ?? '').trim()
  const last = rows.findLastIndex(({ cells }) => !isEmptyCell(cells[column]))
  const first = rows.findLastIndex(
    (row, index) => index < last && skuOf(row) !== '' && skuOf(row) !== skuOf(rows[last]),
  )
  const begins = rows.findIndex((row, index) => index > first && skuOf(row) !== '')
  return begins > 0 ? rows.slice(0, begins) : rows
}

/** Merges the steps of each tool into its first row, which they follow. */
export function mergeTierRows<Kind extends SupplierRow>(
  mapping: Mapping,
  rows: readonly Kind[],
): FoldedRows<Kind> {
  if (!hasSteps(mapping)) return { tools: rows, steps: new Map() }
  const groups: Kind[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const first = last?.[0]
    const sku = row.fields['sku'] ?? ''
    const isStep =
      first?.step !== undefined &&
      row.step !== undefined &&
      (sku === '' || sku === first.fields['sku'])
    if (last && isStep) last.push(row)
    else groups.push([row])
  }
  return {
    tools: groups.flatMap(([first, ...others]) => (first ? [withLadder(first, others)] : [])),
    steps: new Map(
      groups.flatMap(([first, ...others]) =>
        others.map(({ row }): [number, number] => [row, first?.row ?? row]),
      ),
    ),
  }
}

type Step = { readonly from: number; readonly cents: number; readonly per: number }

const stepOf = ({ step, fields }: SupplierRow): Step | undefined =>
  step === undefined || fields['price'] === undefined
    ? undefined
    : { from: step, cents: wireCents(fields['price']), per: Number(fields['price_per'] ?? 1) }

function withLadder<Kind extends SupplierRow>(first: Kind, others: readonly SupplierRow[]): Kind {
  if (first.step === undefined) return first
  const steps = [first, ...others]
    .flatMap((row) => stepOf(row) ?? [])
    .toSorted((a, b) => a.from - b.from)
  const [lowest, ...higher] = steps
  if (!lowest) return first
  // If prices are for 100 and for 1000, all become prices for 1000.
  const per = Math.max(...steps.map((step) => step.per))
  const priceOf = (step: Step) => asWire(step.cents * (per / step.per))
  const minimum = first.fields['minimum_quantity'] ?? (lowest.from > 1 ? lowest.from : undefined)
  return {
    ...first,
    errors: [...first.errors, ...stepErrors(first, others)],
    fields: {
      ...first.fields,
      price: priceOf(lowest),
      ...(per === 1 ? {} : { price_per: per }),
      ...(minimum === undefined ? {} : { minimum_quantity: minimum }),
      ...(higher.length === 0
        ? {}
        : {
            price_breaks: higher.map((step) => ({ min_quantity: step.from, price: priceOf(step) })),
          }),
    },
  }
}

/** Errors in the steps: a step that occurs twice, and values that could not be read. */
function stepErrors(first: SupplierRow, others: readonly SupplierRow[]): Finding[] {
  const seen = new Map([[first.step, first.row]])
  return others.flatMap(({ row, step, errors }) => {
    const earlier = seen.get(step)
    seen.set(step, row)
    return [
      ...errors.map(({ field, why }) => ({ field, why: messages.why.inRow(row, why) })),
      ...(earlier === undefined
        ? []
        : [{ field: 'price_breaks', why: messages.why.stepTwice(row, earlier) }]),
    ]
  })
}
