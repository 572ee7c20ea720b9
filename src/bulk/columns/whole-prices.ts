/**
 * Prices without decimals, which may be cents: 1299 is asked about once, for the whole list, unless
 * something of the list or the prices of the shop say what it is. Pure.
 */
import {
  scaleOfHeading,
  namesDecimals,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import {
  createWholeAmounts,
  currenciesWithoutCents,
} from '../../../packages/file-reader/numbers/whole-amounts.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import type { Cell, Row } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Finding, Mapping } from './mapping.ts'
import { wholePricesField } from '../whole-price-kinds.ts'

/** A price of fewer digits is hardly one of cents, and one price says nothing of a list. */
const least = { digits: 3, amounts: 2 } as const

type List = {
  readonly mapping: Pick<Mapping, 'columns' | 'formulas'>
  readonly headings: readonly string[]
  readonly currency: string
}

/** Looks at all amounts of a list, part by part: whether nothing says if they are cents. */
export function createWholePrices({ mapping, headings, currency }: List) {
  const amounts = mapping.columns.flatMap((target, column) =>
    isAmountTarget(target) ? [column] : [],
  )
  const isSaid =
    isOfRecords(headings) ||
    currenciesWithoutCents.has(currency) ||
    headings.some(namesDecimals) ||
    amounts.some((column) => scaleOfHeading(headings[column] ?? '') !== 1) ||
    /[÷/]\s*100\b|[×x*]\s*0?\.0/.test(mapping.formulas.price ?? '')
  const whole = createWholeAmounts(least)
  return {
    add(rows: readonly { readonly cells: Row }[]): void {
      if (isSaid) return
      for (const { cells } of rows) for (const column of amounts) whole.add(cells[column] ?? '')
    },
    isOpen: () => !isSaid && whole.isOpen(),
  }
}

/** How prices of a list stand to those that the shop has of the same tools. */
export type StoredPrices = { readonly alike: number; readonly hundredths: number }

/** A price that became so many times what it was is hardly the same article's. */
const [alikeUpTo, hundredthFrom, hundredthUpTo] = [5, 30, 300]

/** Adds a tool's two prices, in cents for one, to what is known of the list. */
export function countStored(
  { alike, hundredths }: StoredPrices,
  { listed, stored }: { readonly listed: number; readonly stored: number },
): StoredPrices {
  const times = stored > 0 ? listed / stored : 0
  return {
    alike: alike + Number(times > 1 / alikeUpTo && times < alikeUpTo),
    hundredths: hundredths + Number(times > hundredthFrom && times < hundredthUpTo),
  }
}

/** What is asked of each row of such a list; undefined where the shop's prices say that they are none. */
export const wholePricesQuestion = ({
  alike,
  hundredths,
}: StoredPrices): ((cell: Cell) => Finding) | undefined =>
  alike > hundredths
    ? undefined
    : (cell) => ({
        field: wholePricesField,
        why: messages.why.wholePrice(String(cell).trim().slice(0, 40), hundredths),
      })
