/** The figures: their periods, what is low, and how two periods compare. */
import { displayMoney } from '../platform/money/money.ts'
import { addDays, type Day } from '../platform/time/time-zone.ts'

/** The days of a period. */
export const periodDays = 30

/** Tools that are looked at for low stock: those that brought most. */
export const maxSoldTools = 1000
/**
 * When a customer is overdue: in a year, in days, with orders on at least so many days, who has not
 * ordered for so many times the usual interval, and for a week at least.
 */
export const overdueTerms = { days: 365, minOrderDays: 3, minDays: 7, factor: 1.5 }
/** Rows of a list of figures. */
export const maxRows = 10

/** The days of the period that ends with `last`, and the first day of the one before. */
export const periodsUntil = (
  last: Day,
): { readonly before: Day; readonly first: Day; readonly end: Day } => ({
  before: addDays(last, 1 - 2 * periodDays),
  first: addDays(last, 1 - periodDays),
  end: addDays(last, 1),
})

/** Months of the figures of a company. */
const companyMonths = 12

/** The twelve months that end with that of a day, as 'YYYY-MM'. */
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

/** Every day from `first`, those without a sale too. */
export const everyDay = (first: Day, sales: readonly DayFigures[]): readonly DayFigures[] =>
  Array.from({ length: periodDays }, (_, index) => {
    const day = addDays(first, index)
    return sales.find((one) => one.day === day) ?? { day, orders: 0, pieces: 0, cents: 0 }
  })

/** The sums of the days from one to another, which is not included. */
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

/** The change from one period to the next in percent, rounded; undefined without a first above 0. */
export const changeInPercent = (now: number, before: number): number | undefined =>
  before <= 0 ? undefined : Math.round(((now - before) / before) * 100)

/** A part of a whole in percent, rounded; undefined of nothing. */
export const partInPercent = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 100)

/** A difference of two amounts for people, in cents: it may be less than nothing. */
export const displayDifference = (cents: number): string =>
  cents < 0 ? `−${displayMoney(-cents)}` : displayMoney(cents)

type SoldTool = { readonly toolId: string; readonly pieces: number }

/**
 * Tools of which fewer pieces are left than were sold in the period, those that last shortest first.
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
