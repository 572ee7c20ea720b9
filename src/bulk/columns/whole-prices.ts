/**
 * Prices without decimals, which may be cents: 1299 is asked about once, for the whole list, unless
 * something of the list or the prices of the shop say what it is. Pure.
 */
import {
  scaleOfHeading,
  namesDecimals,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { bareNumber, splitAmount } from '../../../packages/file-reader/numbers/numbers.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { currencyOf, type Cell, type Row } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Finding, Mapping } from './mapping.ts'
import { wholePricesField } from '../whole-price-kinds.ts'

/** A price of fewer digits is hardly one of cents, and one price says nothing of a list. */
const [leastDigits, leastPrices] = [3, 2]
/** Currencies whose prices are written without decimals. */
const withoutCents: ReadonlySet<string> = new Set(['HUF', 'ISK', 'JPY', 'RSD', 'KRW', 'CLP'])

/** The digits of an amount that is written without a sign of decimals; undefined for any other. */
function wholeDigits(cell: Cell): string | undefined {
  const bare = bareNumber(String(splitAmount(cell).amount))
  return /^\d+$/.test(bare) ? bare : undefined
}

/** Whether a cell is a whole number of the digits that cents have. */
export const isWholePrice = (cell: Cell): boolean => wholeDigits(cell) !== undefined

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
    withoutCents.has(currency) ||
    headings.some(namesDecimals) ||
    amounts.some((column) => scaleOfHeading(headings[column] ?? '') !== 1) ||
    /[÷/]\s*100\b|[×x*]\s*0?\.0/.test(mapping.formulas.price ?? '')
  let [isOpen, prices] = [!isSaid, 0]
  return {
    add(rows: readonly { readonly cells: Row }[]): void {
      for (const { cells } of rows)
        for (const column of amounts) {
          const cell = cells[column] ?? ''
          // What is no number, or nothing, says nothing of how prices are written.
          if (!isOpen || !/[1-9]/.test(String(cell))) continue
          const digits = wholeDigits(cell)
          const isCounted = digits !== undefined || /\d[.,]\d/.test(String(cell))
          if (isCounted) prices += 1
          if (isCounted && (digits ?? '').length < leastDigits) isOpen = false
          if (currencyOf([cell]) !== '') isOpen = false
        }
    },
    isOpen: () => isOpen && prices >= leastPrices,
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
