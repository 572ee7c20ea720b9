/**
 * Lists with a row for each step of a ladder: the same article number several times, or no number
 * in the rows after the first, with a rising quantity and a falling price. Pure.
 */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { parseDecimal, splitAmount } from '../../../packages/file-reader/numbers/numbers.ts'
import type { ColumnTarget } from './targets.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
} from '../../../packages/file-reader/tables/table.ts'

/** Headings for the minimum quantity of a price. */
const from = 'ab|from|as of|des|desde|a partir de?|da|vanaf|od|fra|fran|tol|over'
const count =
  'menge|mengen|qty|quantity|quantite|qte|cantidad|cant|quantita|qta|quantidade|aantal|ilosc\\p{L}*|antal|antall|mnozstvi|mennyiseg|stuck|stuckzahl|anzahl|stk|pcs|pieces|units'
const stepHeading = new RegExp(
  `^(?:(?:${from}) ?(?:${count})?|(?:${count}) ?-?(?:${from}|breaks?|min)|price (?:${from}|breaks?)|break ?(?:qty|quantity)|(?:tier|scale|staffel|bracket)s? ?(?:ab|menge|qty|quantity|aantal|from)?|mengenstaffel|preisstaffel|lower bound|tramo|scaglione|palier|prog ilosciowy|seuil)$`,
  'u',
)

/** Whether a heading means the minimum quantity of a price. */
export const namesStep = (heading: string): boolean => stepHeading.test(headingKey(heading))

/** Targets that a step column may have got from its heading: 'Qty', 'Min. qty', 'Pack'. */
const replaceable: ReadonlySet<string> = new Set(['', 'Stock', 'minimum_quantity', 'pack_size'])

const numberIn = (cell: Cell | undefined): number | undefined => {
  if (cell === undefined || isEmptyCell(cell)) return undefined
  const { amount } = splitAmount(cell)
  return parseDecimal(amount, 'comma') ?? parseDecimal(amount, 'dot')
}

/** Consecutive rows with the same article number. */
function groupsOf(rows: readonly NumberedRow[], sku: number): readonly (readonly NumberedRow[])[] {
  const groups: NumberedRow[][] = []
  let before = ''
  for (const row of rows) {
    const number = String(row.cells[sku] ?? '').trim()
    const last = groups.at(-1)
    if (last && (number === '' || number === before)) last.push(row)
    else groups.push([row])
    if (number !== '') before = number
  }
  return groups
}

/** Whether the rows of an article have a rising quantity and a price that does not rise. */
function isLadder(group: readonly NumberedRow[], step: number, price: number): boolean {
  const steps = group.map(({ cells }) => numberIn(cells[step]))
  const prices = group.map(({ cells }) => numberIn(cells[price]))
  return group.every((_, nth) => {
    if (nth === 0) return steps[0] !== undefined
    const [quantity, earlier] = [steps[nth], steps[nth - 1]]
    const [now, then] = [prices[nth], prices[nth - 1]]
    return (
      quantity !== undefined &&
      earlier !== undefined &&
      quantity > earlier &&
      (now === undefined || then === undefined || now <= then)
    )
  })
}

/** The targets of columns, with the step column of a list that has a row for each step. */
export function withSteps(
  targets: readonly ColumnTarget[],
  headings: readonly string[],
  rows: readonly NumberedRow[],
): readonly ColumnTarget[] {
  const [sku, price] = [targets.indexOf('sku'), targets.indexOf('price')]
  if (sku < 0 || price < 0) return targets
  const groups = groupsOf(rows, sku).filter((group) => group.length > 1)
  // One group with two rows may be a mistake, unless the heading names a step column.
  const isNamed = (column: number) => namesStep(headings[column] ?? '')
  const columns = targets.flatMap((target, column) =>
    replaceable.has(target) && (isNamed(column) || groups.length > 1) ? [column] : [],
  )
  const step = columns
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .find((column) => {
      const ladders = groups.filter((group) => isLadder(group, column, price)).length
      return ladders > 0 && ladders >= groups.length * 0.6
    })
  const named = step ?? namedStep(targets, headings, rows)
  return named === undefined ? targets : targets.with(named, 'step')
}

/** A column with the minimum quantity for the only price of each article: 'Menge ab'. */
function namedStep(
  targets: readonly ColumnTarget[],
  headings: readonly string[],
  rows: readonly NumberedRow[],
): number | undefined {
  const isCount = (cell: Cell | undefined) =>
    cell === undefined || isEmptyCell(cell) || /^\d{1,7}$/.test(String(cell).trim())
  const column = targets.findIndex(
    (target, at) =>
      replaceable.has(target) &&
      namesStep(headings[at] ?? '') &&
      rows.every(({ cells }) => isCount(cells[at])) &&
      rows.some(({ cells }) => Number(cells[at]) > 1),
  )
  return column < 0 ? undefined : column
}
