/** Lists that say of each entry what left one side and what arrived at the other, as Wise does. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'

type Row = readonly string[]
type List = { readonly headings: Row; readonly rows: readonly Row[] }

const direction = /^direction$/
const sent = /^source amount\b/
const sentCurrency = /^source currency$/
const arrived = /^target amount\b/
const arrivedCurrency = /^target currency$/
const sender = /^source name$/
const receiver = /^target name$/
const sides = [direction, sent, sentCurrency, arrived, arrivedCurrency, sender, receiver]

/**
 * The list with one amount for each entry: what arrived of what came, what left of what went.
 * @returns undefined for any other list
 */
export function withOneAmount({ headings, rows }: List): List | undefined {
  const keys = headings.map(wordsOf)
  const at = (side: RegExp): number => keys.findIndex((key) => side.test(key))
  if ([direction, sent, arrived].some((side) => at(side) < 0)) return undefined
  const replaced = new Set(sides.map(at))
  const kept = (row: Row): Row =>
    headings.map((_, index) => (replaced.has(index) ? '' : (row[index] ?? '')))
  return {
    headings: [...kept(headings), 'Direction', 'Amount', 'Currency', 'Payer', 'Payee'],
    rows: rows.map((row) => {
      const cell = (side: RegExp): string => row[at(side)] ?? ''
      const hasGone = /^out$/i.test(cell(direction))
      const own = hasGone
        ? [cell(sent), cell(sentCurrency)]
        : [cell(arrived), cell(arrivedCurrency)]
      const said = [cell(direction), ...own, cell(sender), cell(receiver)]
      return [...kept(row), ...said, ...row.slice(headings.length)]
    }),
  }
}
