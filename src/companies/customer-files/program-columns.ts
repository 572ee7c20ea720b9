/**
 * Customer lists of programs that spread a field over several columns: people of DATEV and Odoo,
 * addresses of QuickBooks, addresses and payment terms of Xero. Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'

type Row = readonly string[]
/** A list with its headings in the first row. */
type Rows = readonly Row[]

/** Rewrites the columns of known programs to those that every list has; other lists stay. */
export function withPlainColumns(rows: Rows): Rows {
  return [withDatevPeople, withContacts, withJobs, withAddressLines, withXeroColumns].reduce(
    (list, rewrite) => rewrite(list),
    rows,
  )
}

const placeOf = (headings: Row, pattern: RegExp): number =>
  headings.findIndex((heading) => pattern.test(wordsOf(heading)))

const replaced = (row: Row, at: number, cell: string): Row =>
  row.map((old, index) => (index === at ? cell : old))

/** In DATEV the name of a person, or of an unknown kind, is in other columns than that of a company. */
function withDatevPeople([headings = [], ...rows]: Rows): Rows {
  const company = placeOf(headings, /^name adressat(?:en)?typ unternehmen$/)
  const others = [
    placeOf(headings, /^vorname adressat(?:en)?typ nat\w* person$/),
    placeOf(headings, /^name adressat(?:en)?typ nat\w* person$/),
    placeOf(headings, /^name adressat(?:en)?typ keine angabe$/),
  ]
  if (company < 0 || others.every((at) => at < 0)) return [headings, ...rows]
  const nameOf = (row: Row) =>
    others
      .map((at) => row[at] ?? '')
      .filter(Boolean)
      .join(' ')
  return [
    headings,
    ...rows.map((row) => ((row[company] ?? '') === '' ? replaced(row, company, nameOf(row)) : row)),
  ]
}

/** Whether a cell states that a row is a person: 'False' below 'Is a Company', 'Individual'. */
const isPerson = (cell: string): boolean =>
  /^(?:false|0|no|n|individual|person|falsch|nein)$/i.test(cell)

const kinds = /^(?:is (?:a )?company|company type)$/
const names = /^(?:name|display name|complete name)$/

/** Whether a column states which of the names are those of companies. */
export const statesKinds = (headings: Row): boolean =>
  placeOf(headings, kinds) >= 0 && placeOf(headings, names) >= 0

/** In Odoo companies and their contacts are rows of one list. */
function withContacts([headings = [], ...rows]: Rows): Rows {
  const [kind, parent, name, limit] = [
    placeOf(headings, kinds),
    placeOf(headings, /^(?:related company|parent (?:id|name|company)|related company name)$/),
    placeOf(headings, names),
    placeOf(headings, /^credit limit$/),
  ]
  if (kind < 0 || name < 0) return [headings, ...rows]
  return [
    [...replaced(headings, name, ''), 'Company', 'Contact'],
    ...rows.map((row) => {
      const [called, of] = [row[name] ?? '', row[parent] ?? '']
      const own = headings.map((_, index) => row[index] ?? '')
      // The limit of a contact is that of its company.
      return isPerson(row[kind] ?? '')
        ? [...replaced(own, limit, ''), of, called]
        : [...own, called, '']
    }),
  ]
}

/** In QuickBooks 'Acme:Job 1' is a job of the customer Acme. */
function withJobs([headings = [], ...rows]: Rows): Rows {
  const at = placeOf(headings, /^customer(?: full name)?$/)
  const known = new Set(rows.map((row) => row[at] ?? ''))
  return [
    headings,
    ...rows.map((row) => {
      const [customer = '', job] = (row[at] ?? '').split(':')
      return job !== undefined && known.has(customer) ? replaced(row, at, customer) : row
    }),
  ]
}

/** 'Bill to 1' to 'Bill to 5' are the lines of an address. */
function withAddressLines([headings = [], ...rows]: Rows): Rows {
  const linesOf = (kind: string) =>
    headings.flatMap((heading, index) =>
      new RegExp(`^${kind} to [1-9]$`).test(wordsOf(heading)) ? [index] : [],
    )
  const [bill, ship] = [linesOf('bill'), linesOf('ship')]
  if (bill.length < 2 && ship.length < 2) return [headings, ...rows]
  const used = new Set([...bill, ...ship])
  const called = [placeOf(headings, /^customer$/), placeOf(headings, /^company$/)]
  const addressIn = (row: Row, lines: readonly number[]) =>
    lines
      .map((at) => row[at] ?? '')
      .filter((line) => line !== '' && !called.some((at) => row[at] === line))
      .join('\n')
  return [
    [
      ...headings.map((heading, at) => (used.has(at) ? '' : heading)),
      'Address',
      'Delivery address',
    ],
    ...rows.map((row) => [
      ...headings.map((_, at) => row[at] ?? ''),
      addressIn(row, bill),
      addressIn(row, ship),
    ]),
  ]
}

const ofXero: Readonly<Record<string, string>> = {
  saaddressline1: 'Delivery address 1',
  saaddressline2: 'Delivery address 2',
  sacity: 'Delivery city',
  saregion: 'Delivery region',
  sapostalcode: 'Delivery postcode',
  sacountry: 'Delivery country',
}

/** In Xero a number and words in two columns are the payment terms. */
function withXeroColumns([headings = [], ...rows]: Rows): Rows {
  const [day, term] = [
    placeOf(headings, /^duedatesalesday$/),
    placeOf(headings, /^duedatesalesterm$/),
  ]
  const named = headings.map((heading) => ofXero[wordsOf(heading)] ?? heading)
  if (day < 0 || term < 0) return [named, ...rows]
  const termsOf = (row: Row) => {
    const [days, words] = [row[day] ?? '', row[term] ?? '']
    return /^\d+$/.test(days) &&
      /^(?:day\(?s\)? after (?:the )?(?:invoice|bill) date|daysafterbilldate)$/i.test(words)
      ? `net ${days}`
      : [days, words].filter(Boolean).join(' ')
  }
  return [
    [...named.map((heading, at) => (at === day || at === term ? '' : heading)), 'Payment terms'],
    ...rows.map((row) => [...headings.map((_, at) => row[at] ?? ''), termsOf(row)]),
  ]
}
