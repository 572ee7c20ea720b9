/**
 * Which part of dates such as '3/4/2027' is the day. Values with a part above 12 decide for the
 * whole column; if a column has none, the order is not certain, and the person who imports the list
 * is asked. Pure.
 */

/** The first part: the day, or the month. */
export type DayOrder = 'day' | 'month'

/** The order of day and month in the dates of a column. */
export type ColumnDays =
  | { readonly is: 'proven'; readonly order: DayOrder }
  /** `day` can be read in two ways, and no other value of the column decides. */
  | { readonly is: 'open'; readonly day: string }
  /** Some values have the day first, such as `dayFirst`, and others have the month first. */
  | { readonly is: 'mixed'; readonly dayFirst: string; readonly monthFirst: string }
  /** No value is written so that its order matters. */
  | { readonly is: 'plain' }

/**
 * Dots never follow a month that comes first, and a date with the year first is not ambiguous. A
 * year of two digits comes last, and is one of 2020 to 2059: '27/04/13' stays as it is.
 */
const inPlaces = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|[2-5]\d)$/
const withPoints = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|[2-5]\d)$/
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/

/**
 * The part of a value that must be its day; undefined if it is not such a date, or is valid both
 * ways.
 */
function orderOfDay(text: string): DayOrder | 'open' | undefined {
  const [, first = '', , second = ''] = inPlaces.exec(text) ?? []
  const [one, other] = [Number(first), Number(second)]
  const isMonth = (part: number) => part >= 1 && part <= 12
  if (one === other || (!isMonth(one) && !isMonth(other)) || one > 31 || other > 31)
    return undefined
  if (isMonth(one) && isMonth(other)) return 'open'
  return isMonth(other) ? 'day' : 'month'
}

/** The order in the dates of a column, from all its values. */
export function columnDays(cells: Iterable<unknown>): ColumnDays {
  const found = new Map<DayOrder | 'open', string>()
  for (const cell of cells) {
    const text = String(cell).trim()
    const order = orderOfDay(text)
    if (order !== undefined && !found.has(order)) found.set(order, text)
  }
  const [dayFirst, monthFirst, day] = [found.get('day'), found.get('month'), found.get('open')]
  if (dayFirst !== undefined && monthFirst !== undefined)
    return { is: 'mixed', dayFirst, monthFirst }
  if (dayFirst !== undefined) return { is: 'proven', order: 'day' }
  if (monthFirst !== undefined) return { is: 'proven', order: 'month' }
  return day === undefined ? { is: 'plain' } : { is: 'open', day }
}

/**
 * The number that spreadsheets store for a date, visible if its cell has lost its format: 46388 is
 * January 1, 2027.
 */
const serialDay = /^(?:4[4-9]|5[0-4])\d{3}$/
const firstDay = Date.UTC(1899, 11, 30)
const dayLength = 86_400_000

/**
 * 'YYYY-MM-DD' for a date in digits, even if its month does not have that day: '1.12.2026',
 * '01.12.26', '2026/12/1', '46357' from a spreadsheet, and '12/1/2026' in the order of its column.
 * @param order none: dates whose order matters stay as they are
 */
export function dayInDigits(text: string, order?: DayOrder): string {
  // Source: ECMA-376, serial dates of 1900.
  if (serialDay.test(text))
    return new Date(firstDay + Number(text) * dayLength).toISOString().slice(0, 10)
  const [, year, , month, day] = yearFirst.exec(text) ?? []
  if (year !== undefined) return written(year, month, day)
  const [, pointed, next, last] = withPoints.exec(text) ?? []
  if (pointed !== undefined) return written(last, next, pointed)
  const [, first, , second, ofYear] = inPlaces.exec(text) ?? []
  if (first === undefined || (order === undefined && first !== second)) return text
  return order === 'month' ? written(ofYear, first, second) : written(ofYear, second, first)
}

const written = (year = '', month = '', day = ''): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
