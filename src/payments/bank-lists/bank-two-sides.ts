/**
 * Lists that contain for each entry the amount that left one side and the amount that arrived at
 * the other, like those of Wise. Pure.
 */
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
 * Reduces each entry to one amount: the arrived amount of incoming entries, the sent amount of
 * outgoing ones.
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
