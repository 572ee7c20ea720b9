/**
 * Prices without decimals, which may be cents: one question for the whole list asks what 1299
 * means, unless the list or the shop's prices answer it. Pure.
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

/** A price with fewer digits is hardly in cents, and a single price is no evidence. */
const least = { digits: 3, amounts: 2 } as const

type List = {
  readonly mapping: Pick<Mapping, 'columns' | 'formulas'>
  readonly headings: readonly string[]
  readonly currency: string
}

/** Scans all amounts of a list, part by part: whether nothing shows if they are cents. */
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

/** How the prices of a list compare with the shop's prices of the same tools. */
export type StoredPrices = { readonly alike: number; readonly hundredths: number }

/** A price that changes by this factor is hardly for the same article. */
const [alikeUpTo, hundredthFrom, hundredthUpTo] = [5, 30, 300]

/** Adds both prices of a tool, in cents for one, to the comparison. */
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

/** Factors by which decimals, cents, or a price for several pieces make prices wrong. */
const factors = [10, 12, 100, 1000] as const
/** The minimum number of tools with such a price, and their share of all. */
const [leastAlike, shareAlike] = [3, 0.8]

/**
 * The factor between nearly all prices of a list and the shop's: above 1 if the list's are higher,
 * below 1 if the shop's are.
 * @param times the price in the list as a multiple of the shop's, for each tool
 */
export function sharedFactor(
  times: readonly number[],
): { readonly times: number; readonly isHigher: boolean; readonly rows: number } | undefined {
  const found = factors
    .flatMap((factor) =>
      [true, false].map((isHigher) => ({
        times: factor,
        isHigher,
        rows: times.filter((one) => nearestFactor(isHigher ? one : 1 / one) === factor).length,
      })),
    )
    .toSorted((a, b) => b.rows - a.rows)[0]
  return found && found.rows >= leastAlike && found.rows >= times.length * shareAlike
    ? found
    : undefined
}

/** The factor that is closest to a multiple, if it is close. */
const nearestFactor = (multiple: number): number | undefined =>
  factors
    .filter((factor) => multiple > factor * 0.8 && multiple < factor * 1.25)
    .toSorted((a, b) => Math.abs(Math.log(multiple / a)) - Math.abs(Math.log(multiple / b)))[0]

/**
 * The question about each row of such a list; undefined if the shop's prices show that they are not
 * cents.
 */
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
