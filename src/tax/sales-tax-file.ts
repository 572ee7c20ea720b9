/** Reads the rows of a file of US sales tax rates by its headings. Pure. */
import { SalesRate } from './sales-tax-contract.ts'
import { salesTaxTableMessages as messages } from './messages/sales-tax-table.ts'
import { readUsState, readZip } from './us-states.ts'

const fieldNames = ['state', 'zip', 'zipTo', 'county', 'rate', 'from'] as const
type Field = (typeof fieldNames)[number]

/** The possible headings of a column, in lower case without blanks and underscores. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  state: ['state', 'statecode', 'stateabbrev'],
  zip: ['zip', 'zipcode', 'zipcodes', 'zips', 'zipfrom', 'postcode', 'postalcode'],
  zipTo: ['zipto', 'tozip', 'ziplast'],
  county: ['county', 'countyorplace', 'place', 'taxregionname', 'region', 'jurisdiction'],
  rate: ['rate', 'percent', 'combinedrate', 'totalrate', 'estimatedcombinedrate', 'taxrate'],
  from: ['validfrom', 'from', 'effectivedate', 'effectivefrom', 'date'],
}
const fieldOf = (heading: string): Field | undefined => {
  const folded = heading.toLowerCase().replaceAll(/[\s_.-]+/g, '')
  return fieldNames.find((field) => headings[field].includes(folded))
}

export type RatesFile = {
  readonly rows: readonly SalesRate[]
  /** `line`: the line number in the file, from 1, headings included. */
  readonly wrong: readonly { readonly line: number; readonly why: string }[]
  /** Headings that are not used. */
  readonly ignored: readonly string[]
}

/**
 * @param today 'YYYY-MM-DD': the first day of rows without a date
 * @returns undefined if no column names the state, or none the rate
 */
export function readRates(
  table: readonly (readonly string[])[],
  today: string,
): RatesFile | undefined {
  const [first = [], ...lines] = table.map((cells) => cells.map((cell) => cell.trim()))
  const columns = first.map(fieldOf)
  if (!columns.includes('state') || !columns.includes('rate')) return undefined
  const read = lines.map((cells, index) => {
    const cellOf = (field: Field) => cells[columns.indexOf(field)] ?? ''
    const row = cells.every((cell) => cell === '') ? undefined : readRow(cellOf, today)
    return { line: index + 2, row }
  })
  return {
    rows: read.flatMap(({ row }) => (row && typeof row !== 'string' ? [row] : [])),
    wrong: read.flatMap(({ line, row }) => (typeof row === 'string' ? [{ line, why: row }] : [])),
    ignored: first.filter((heading, index) => heading !== '' && columns[index] === undefined),
  }
}

/** @returns why the row cannot be used */
function readRow(cellOf: (field: Field) => string, today: string): SalesRate | string {
  const state = readUsState(cellOf('state'))
  if (state === undefined) return messages.noSuchState(cellOf('state'))
  const zips = readZips(cellOf('zip'), cellOf('zipTo'))
  if (zips === undefined) return messages.notZips
  if (zips === '' && cellOf('county') !== '' && readUsState(cellOf('county')) !== state)
    return messages.countyNeedsZips
  const percent = readPercent(cellOf('rate'))
  if (percent === undefined) return messages.notPercent
  const result = SalesRate.safeParse({
    state,
    zips,
    percent,
    county: zips === '' ? '' : inWords(cellOf('county')),
    from: readDay(cellOf('from')) ?? (cellOf('from') === '' ? today : cellOf('from')),
  })
  return result.success ? result.data : (result.error.issues[0]?.message ?? messages.notZips)
}

/** '43215', '43004-43099'; also '1234', as a spreadsheet shows '01234'. */
function readZips(from: string, to: string): string | undefined {
  const [first = '', last = to] = from.split(/\s*[-–]\s*(?=\d{5}$)/)
  if (first === '' && last === '') return ''
  const [zip, until] = [first, last].map((text) =>
    text === '' ? '' : readZip(/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text),
  )
  if (zip === undefined || zip === '' || until === undefined) return undefined
  return until === '' || until === zip ? zip : `${zip}-${until}`
}

/** '7.25', '7,25 %', '0.0725' → 7.25: a number below 0.3 without a % is a fraction. */
function readPercent(text: string): number | undefined {
  const [, digits, sign] = /^(\d{1,2}(?:[.,]\d{1,8})?|[.,]\d{1,8})\s*(%?)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits.replace(',', '.'))
  const percent = sign === '' && value < 0.3 ? value * 100 : value
  return Math.round(percent * 1000) / 1000
}

/** '2026-07-01', or the US form '7/1/2026'. */
function readDay(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Tax services use capital letters: 'FRANKLIN COUNTY' → 'Franklin County'. */
const inWords = (text: string): string =>
  text === text.toUpperCase()
    ? text.toLowerCase().replaceAll(/(^|[\s-])([a-z])/g, (start) => start.toUpperCase())
    : text
