/** Collective entries whose payments follow in rows of their own, like those of ZKB. Pure. */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isBalance } from './bank-balance.ts'
import type { BankColumns } from './bank-csv-columns.ts'
import { toDay, usualDays } from './bank-days.ts'
import { readAmount } from './bank-direction.ts'

type Row = readonly string[]
type List = {
  readonly columns: BankColumns
  readonly headings: Row
  readonly rows: readonly Row[]
}

/** Headings of the amounts of these payments. */
const detailHeading =
  /^(?:betrag detail|detail ?betrag|einzelbetrag|(?:detail|individual|single) amount|montant (?:detail|individuel)|importo (?:singolo|dettaglio))$/

/**
 * The rows, with the payments of a collective entry in its place if they add up to it: each has its
 * days, and its amount in the same column. The last one in the order of days has its balance.
 */
export function withPayments<One extends List>(list: One): One {
  const { headings, rows } = list
  const { fields } = list.columns
  const detail = headings.findIndex((heading) => detailHeading.test(wordsOf(heading)))
  if (detail < 0) return list
  const balance = headings.findIndex(isBalance)
  const places = (names: readonly Parameters<typeof fields.get>[0][]) =>
    names.flatMap((name) => fields.get(name) ?? [])
  const [days, amounts] = [
    places(['bookedOn', 'valueDate']),
    places(['amount', 'credit', 'debit']).filter((at) => at !== detail),
  ]
  const has = (row: Row, some: readonly number[]) => some.some((at) => (row[at] ?? '') !== '')
  const cents = (cell = '') => Number((readAmount(cell)?.digits ?? '0').replaceAll(/[.,]/g, ''))
  const isPart = (row: Row) => !has(row, days) && !has(row, amounts) && cents(row[detail]) > 0
  const dated = rows.flatMap((row) => row[days[0] ?? -1] || []).map((day) => toDay(day, usualDays))
  const isRising = (dated[0] ?? '') <= (dated.at(-1) ?? '')
  const read: Row[] = []
  let next = 0
  while (next < rows.length) {
    const row = rows[next] ?? []
    const end = rows.findIndex((other, index) => index > next && !isPart(other))
    const parts = rows.slice(next + 1, end < 0 ? undefined : end)
    const at = amounts.find((column) => (row[column] ?? '') !== '')
    const sum = parts.reduce((total, part) => total + cents(part[detail]), 0)
    const isSplit = at !== undefined && parts.length > 0 && sum === cents(row[at])
    if (isSplit) {
      const bearer = isRising ? parts.length - 1 : 0
      read.push(...parts.map((part, index) => paymentOf(part, index === bearer)))
    } else read.push(row, ...parts)
    next += 1 + parts.length

    function paymentOf(part: Row, bearsBalance: boolean): Row {
      return headings.map((_, column) => {
        if (column === at) return part[detail] ?? ''
        if (column === balance) return bearsBalance ? (row[column] ?? '') : ''
        return days.includes(column) ? (row[column] ?? '') : (part[column] ?? '')
      })
    }
  }
  return { ...list, rows: read }
}
