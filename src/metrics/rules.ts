/** The figures: their periods, low stock, and comparing two periods. */
import { displayMoney } from '../platform/money/money.ts'
import { addDays, type Day } from '../platform/time/time-zone.ts'

/** The length of a period in days. */
export const periodDays = 30

/** The number of tools examined for low stock: those with the highest sales. */
export const maxSoldTools = 1000
/**
 * When a customer is overdue: with orders on at least `minOrderDays` days within a year, and no
 * order for a multiple of the usual interval, and for at least a week.
 */
export const overdueTerms = { days: 365, minOrderDays: 3, minDays: 7, factor: 1.5 }
/** The maximum number of rows of a list of figures. */
export const maxRows = 10

/** The days of the period that ends with `last`, and the first day of the previous one. */
export const periodsUntil = (
  last: Day,
): { readonly before: Day; readonly first: Day; readonly end: Day } => ({
  before: addDays(last, 1 - 2 * periodDays),
  first: addDays(last, 1 - periodDays),
  end: addDays(last, 1),
})

/** The number of months of a company's figures. */
const companyMonths = 12

/** The twelve months up to that of a day, as 'YYYY-MM'. */
export function monthsUntil(day: Day): readonly string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: companyMonths }, (_, index) =>
    new Date(Date.UTC(year, month - companyMonths + index)).toISOString().slice(0, 7),
  )
}

type DayFigures = {
  readonly day: Day
  readonly orders: number
  readonly pieces: number
  readonly cents: number
}

/** Every day from `first`, including those without sales. */
export const everyDay = (first: Day, sales: readonly DayFigures[]): readonly DayFigures[] =>
  Array.from({ length: periodDays }, (_, index) => {
    const day = addDays(first, index)
    return sales.find((one) => one.day === day) ?? { day, orders: 0, pieces: 0, cents: 0 }
  })

/** The sums of the days in a range; the end is exclusive. */
export const sumDays = (sales: readonly DayFigures[], from: Day, to: Day) =>
  sales
    .filter(({ day }) => day >= from && day < to)
    .reduce(
      (sum, { orders, pieces, cents }) => ({
        orders: sum.orders + orders,
        pieces: sum.pieces + pieces,
        cents: sum.cents + cents,
      }),
      { orders: 0, pieces: 0, cents: 0 },
    )

/**
 * The change from one period to the next in percent, rounded; undefined if the first is not above
 * 0.
 */
export const changeInPercent = (now: number, before: number): number | undefined =>
  before <= 0 ? undefined : Math.round(((now - before) / before) * 100)

/** A part of a whole in percent, rounded; undefined if the whole is 0. */
export const partInPercent = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 100)

/** A difference of two amounts for people, in cents: it may be negative. */
export const displayDifference = (cents: number): string =>
  cents < 0 ? `−${displayMoney(-cents)}` : displayMoney(cents)

type SoldTool = { readonly toolId: string; readonly pieces: number }

/**
 * Tools with fewer pieces left than were sold in the period, those that will run out first at the
 * top.
 * @param levels pieces in stock, of tools that are on sale
 */
export const lowStock = <T extends SoldTool>(
  sold: readonly T[],
  levels: ReadonlyMap<string, number>,
): readonly (T & { readonly stock: number; readonly daysLeft: number })[] =>
  sold
    .flatMap((tool) => {
      const stock = levels.get(tool.toolId)
      return stock === undefined || stock >= tool.pieces
        ? []
        : [{ ...tool, stock, daysLeft: Math.floor((stock * periodDays) / tool.pieces) }]
    })
    .toSorted((a, b) => a.stock / a.pieces - b.stock / b.pieces)
