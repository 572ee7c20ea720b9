/** The values in a row of a price file, with the names of the API. Pure. */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { signOf, type ColumnSign } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { writtenDay } from '../../../packages/file-reader/numbers/written-day.ts'
import { parseDecimal, toCents } from '../../../packages/file-reader/numbers/numbers.ts'
import {
  currencyOf,
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import type { ImportedRow } from '../../prices/import-fields.ts'
import { withoutTextMark } from '../../platform/files/csv.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { isUnit, type Unit } from '../../catalogue/model/units.ts'
import { isWireBreak } from '../../catalogue/units/wire-amounts.ts'
import { columnCurrency, isSameCurrency, rowCurrency } from '../columns/price-currency.ts'
import { mapRow, type ListNotes, type MappedRow, type Mapping } from '../columns/mapping.ts'
import { bulkJobsMessages } from '../messages/bulk-jobs.ts'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import { isAmountColumn, type PriceColumn } from './price-columns.ts'
import type { DayOrders, ListedDays } from './price-days.ts'

/** How the cells of a file are read. */
export type PriceReading = {
  readonly columns: readonly PriceColumn[]
  readonly headings: readonly string[]
  readonly mapping: Mapping
  readonly notes: ListNotes
  /** The number style of prices, and of percentages. */
  readonly prices: ColumnSign
  readonly percentages: ColumnSign
  /** Whether a number below one may be a fraction. */
  readonly isPartOpen: boolean
  readonly days: DayOrders
  /** The days of a row without its own. */
  readonly listed: ListedDays
  /** The most frequent currency in the file; empty for none. */
  readonly currency: string
  readonly today: Day
}

/**
 * Whether '0,15' may be fifteen percent in a column of percentages: no number without a percent
 * sign is one or more, or other numbers have that sign.
 */
export function isPartPossible(cells: readonly Cell[]): boolean {
  const texts = cells.map((cell) => String(cell).trim()).filter((text) => /\d/.test(text))
  const plain = texts.filter((text) => !text.endsWith('%'))
  return plain.length < texts.length || plain.every((text) => /^[-\u2212]?0?[.,]\d+$/.test(text))
}

/** The values of a row, with the names of the API; unreadable values as text. */
export type ReadPriceRow = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  /** The unit of the price, if the row or its heading states it. */
  readonly unit?: Unit | undefined
}

/** A row of the file: right on its own, or wrong. */
export type JudgedRow = { readonly row: number; readonly read: ReadPriceRow } & (
  | { readonly imported: ImportedRow }
  | { readonly why: string }
)
type Findings = { readonly errors: string[]; readonly warnings: string[] }

/** A row with its price, as the tool import has read it, and its other values. */
export type ListedPrice = NumberedRow & MappedRow & { readonly said: ReadPriceRow }

/** @returns undefined for a row that names nothing and has no price: a title, a remark */
export function readPriceRow(reading: PriceReading, listed: NumberedRow): ListedPrice | undefined {
  const { columns } = reading
  const row = listed.cells
  const findings: Findings = { errors: [], warnings: [] }
  const { errors, warnings } = findings
  const cellOf = (column: PriceColumn): Cell => row[columns.indexOf(column)] ?? ''
  const textOf = (column: PriceColumn): string => withoutTextMark(String(cellOf(column)).trim())
  if (textOf('removed') !== '') return undefined
  const subject = subjectOf(textOf)
  const listedPercent = percentOf(reading, cellOf('percent'), findings)
  const listedPrices = mapPrices(reading, row, textOf('ladder'), findings)
  const mapped = withLess(listedPrices, percentOf(reading, cellOf('less'), findings), findings)
  const { price } = mapped.fields
  const percentOff = isAgreed(reading, row, price, listedPercent) ? undefined : listedPercent
  const isEmpty = !saysPrice(mapped, percentOff) && mapped.errors.length + errors.length === 0
  if (isEmpty && !('name' in subject)) return undefined
  errors.push(...mapped.errors.map(({ why }) => why), ...currencyErrors(reading, row))
  const isBoth = price !== undefined && percentOff !== undefined
  if (isBoth) errors.push(messages.bothPercent(...columnSaid(reading, 'percent', textOf)))
  const unit = unitOf(mapped, textOf('unit'), findings)
  if (listed.hidden) warnings.push(bulkJobsMessages.why.hiddenRow)
  if ('error' in subject) errors.push(subject.error)
  const days = {
    ...reading.listed,
    ...dayOf(reading, 'validFrom', textOf('validFrom')),
    ...dayOf(reading, 'validUntil', textOf('validUntil')),
  }
  warnings.push(...pastDays(days, reading.today))
  const named = 'name' in subject ? subject : {}
  const key = 'name' in subject ? JSON.stringify([subject, days]) : ''
  return {
    ...listed,
    ...mapped,
    errors: [],
    warnings: [],
    fields: { ...mapped.fields, sku: key },
    said: {
      errors,
      warnings,
      ...(percentOff === undefined ? unit : {}),
      fields: {
        ...named,
        ...(percentOff === undefined || isBoth ? pricedPer(mapped) : { percentOff }),
        ...days,
      },
    },
  }
}

/** The heading of a column and the text of its cell. */
const columnSaid = (
  { columns, headings }: PriceReading,
  column: PriceColumn,
  textOf: (column: PriceColumn) => string,
): [heading: string, text: string] => [
  headings[columns.indexOf(column)] ?? '',
  textOf(column).slice(0, 40),
]

/** A list price, and those of its ladder, less the discount that a person has chosen for them. */
function withLess(mapped: MappedRow, less: number | undefined, { warnings }: Findings): MappedRow {
  if (less === undefined) return mapped
  const lower = (price: string): string => {
    const cents = toCents((Number(price) * (100 - less)) / 100)
    warnings.push(messages.lessPercent(price, less, (cents / 100).toFixed(2)))
    return (cents / 100).toFixed(2)
  }
  const { price, price_breaks: breaks } = mapped.fields
  return {
    ...mapped,
    fields: {
      ...mapped.fields,
      ...(typeof price === 'string' ? { price: lower(price) } : {}),
      ...(Array.isArray(breaks)
        ? {
            price_breaks: breaks.map((rung: unknown) =>
              isWireBreak(rung) ? { ...rung, price: lower(rung.price) } : rung,
            ),
          }
        : {}),
    },
  }
}

/** Whether a row has a price, a ladder or a percentage. */
const saysPrice = ({ fields }: MappedRow, percentOff: number | undefined): boolean =>
  [fields['price'], fields['price_breaks'], percentOff].some((one) => one !== undefined)

/** The doubt about a price whose last day is over. */
const pastDays = ({ validUntil = '' }: ListedDays, today: Day): readonly string[] =>
  /^\d{4}-\d\d-\d\d$/.test(validUntil) && validUntil < today ? [messages.pastDay(validUntil)] : []

const pricedPer = ({ fields: { price_per: per } }: MappedRow) =>
  per === undefined ? {} : { price_per: per }

/** The prices of a row; a ladder in one cell is read like one in separate columns. */
function mapPrices(reading: PriceReading, row: Row, ladder: string, findings: Findings): MappedRow {
  const { headings, mapping, notes } = reading
  const rungs = ladderOf(reading, ladder, findings)
  const width = mapping.columns.length
  const cells = [
    ...Array.from({ length: width }, (_, column) => row[column] ?? ''),
    ...rungs.map(({ price }) => price),
  ]
  return mapRow(
    { ...mapping, columns: [...mapping.columns, ...rungs.map(({ from }) => `from:${from}`)] },
    headings,
    cells,
    undefined,
    { ...notes, signs: [...(notes.signs ?? []), ...rungs.map(() => reading.prices)] },
  )
}

/** The unit of a price; an unknown unit is an error, because the price is for one of it. */
function unitOf(
  { fields: { unit }, warnings: noted }: MappedRow,
  written: string,
  { errors, warnings }: Findings,
): Pick<ReadPriceRow, 'unit'> {
  const isRead = typeof unit === 'string' && isUnit(unit)
  const isUnread = !isRead && noted.some(({ field }) => field === 'unit')
  if (isUnread) errors.push(messages.noUnit(written.slice(0, 40)))
  for (const { field, why } of noted) if (!isUnread || field !== 'unit') warnings.push(why)
  return isRead ? { unit } : {}
}

/**
 * Whether a price equals the list price less the discount beside it: then the price is complete.
 */
function isAgreed(
  { columns, headings, prices }: PriceReading,
  row: Row,
  price: unknown,
  percent: number | undefined,
): boolean {
  if (percent === undefined || typeof price !== 'string') return false
  return columns.some((column, index) => {
    const isList = column === '' && listPrice.test(headingKey(headings[index]))
    const list = isList ? parseDecimal(row[index] ?? '', prices.decimals) : undefined
    return list !== undefined && Math.abs(list * (1 - percent / 100) - Number(price)) < 0.0101
  })
}
const listPrice =
  /^(?:brutt?o|list|lp\b|mrp|msrp|rrp|uvp|prix (?:public|tarif|brut|catalogue)|tarif|precio (?:tarifa|lista)|pvp|(?:prezzo (?:di )?)?listino|cena (?:katalogowa|cennikowa)|catalog|cenik|cenikova)/

/** A listed price, with the steps from the rows after it, with the names of the API. */
export function toPriceRow({ said, fields, errors, step = 1 }: ListedPrice): ReadPriceRow {
  const { price, price_breaks: breaks, price_per: per, minimum_quantity: from } = fields
  const all = [...said.errors, ...errors.map(({ why }) => why)]
  const lowest = price === undefined ? lowestOf(breaks) : from
  if (typeof lowest === 'number' && lowest > 1) all.push(messages.fromStep(lowest))
  const isPercent = said.fields['percentOff'] !== undefined
  if (isPercent && step > 1) all.push(messages.percentFrom(step))
  return {
    ...said,
    errors: all,
    fields: {
      ...said.fields,
      ...(price === undefined ? {} : { price }),
      ...(breaks === undefined ? {} : { price_breaks: breaks }),
      ...(isPercent || per === undefined ? {} : { price_per: per }),
    },
  }
}

/** The lowest quantity of a ladder. */
const lowestOf = (breaks: unknown): number | undefined =>
  Array.isArray(breaks)
    ? breaks.flatMap((rung) => (isWireBreak(rung) ? [rung.min_quantity] : []))[0]
    : undefined

/**
 * An error if a price is in another currency than the shop's: a price list has no exchange rate.
 */
function currencyErrors({ columns, headings, currency }: PriceReading, row: Row): string[] {
  const own = shopCurrency().code
  const unused = columns.map((column) => (column === 'currency' ? '' : column))
  const ofAmounts = columns.flatMap((column, index): string[] => {
    const text = String(row[index] ?? '').trim()
    return !isAmountColumn(column) || text === ''
      ? []
      : [currencyOf([text]), columnCurrency(headings[index] ?? '', [])]
  })
  const ofRow = [rowCurrency(unused, headings, row), ...ofAmounts]
  const isPriced = columns.some(
    (column, index) => isAmountColumn(column) && !isEmptyCell(row[index]),
  )
  const named = [...ofRow, ...(ofRow.some(Boolean) ? [] : [currency])].find(
    (one) => one !== '' && !isSameCurrency(one, own),
  )
  return named === undefined || !isPriced ? [] : [messages.otherCurrency(named, own)]
}

const targetWords: readonly (readonly [string, RegExp])[] = [
  ['tool', /^(tool|sku|article|item|product|artikel|articolo|articulo|produit|producto|prodotto)$/],
  ['brand', /^(brand|marke|marque|marca|merk)$/],
  ['category', /^(category|kategorie|warengruppe|categorie|categoria|groupe|famille)$/],
]

/** What a price is for: from the row itself, else from the most specific of its columns. */
function subjectOf(
  textOf: (column: PriceColumn) => string,
): { readonly target: string; readonly name: string } | { readonly error: string } {
  const kind = textOf('target')
  const name = textOf('name')
  if (kind !== '' || name !== '') {
    const target = targetWords.find(([, pattern]) => pattern.test(headingKey(kind)))?.[0]
    if (kind !== '' && target === undefined) return { error: messages.notTarget(kind) }
    const named = name || textOf(target ?? 'tool')
    return named === '' ? { error: messages.noSubject } : { target: target ?? 'tool', name: named }
  }
  const target = ['tool', 'brand', 'category'].find((column) => textOf(column) !== '')
  return target === undefined ? { error: messages.noSubject } : { target, name: textOf(target) }
}

const spreadsheetError = /^#(?:REF|N\/A|VALUE|DIV\/0|NAME\?|NUM|NULL)!?$/i

/**
 * A number in the style of its column; an ambiguous number is read, and a question is asked about
 * it.
 */
function parseIn(sign: ColumnSign, cell: Cell, { warnings }: Findings): number | undefined {
  const number = parseDecimal(cell, sign.decimals)
  if (number !== undefined && sign.isAsked && signOf(cell) === 'open')
    warnings.push(messages.asked(String(cell).trim().slice(0, 40), number))
  return number
}

/** A discount in percent, to the hundredth; many write it with a minus. */
function percentOf(
  { percentages, isPartOpen }: PriceReading,
  cell: Cell,
  findings: Findings,
): number | undefined {
  if (isEmptyCell(cell)) return undefined
  const { errors, warnings } = findings
  const text = String(cell).trim()
  const bare = typeof cell === 'number' ? cell : text.replace(/\s*%$/, '')
  const number = parseIn(percentages, bare, findings)
  const [, from] = /^(\d{1,7})\s*[:+].*%/.exec(text) ?? []
  if (spreadsheetError.test(text)) errors.push(bulkJobsMessages.why.spreadsheetError(text))
  else if (from !== undefined) errors.push(messages.percentFrom(Number(from)))
  else if (number === undefined) errors.push(bulkJobsMessages.why.noNumber(text.slice(0, 40)))
  else if (text.startsWith('+')) errors.push(messages.addedPercent(text.slice(0, 40)))
  // '0.15' without a percent sign is 0.15 percent, or fifteen.
  else if (isPartOpen && Math.abs(number) < 1 && number !== 0 && !text.endsWith('%'))
    errors.push(messages.openPart(text.slice(0, 40), Math.abs(number)))
  else if (number !== 0) {
    const percent = Math.abs(number)
    const rounded = Math.round(percent * 100) / 100
    if (Math.abs(percent - rounded) > 1e-8) warnings.push(messages.roundedPercent(text, rounded))
    if (rounded === 100) warnings.push(bulkJobsMessages.why.free)
    return rounded
  }
  return undefined
}

/** '24: 9,50; 96+ 8,80' */
function ladderOf(
  reading: PriceReading,
  text: string,
  { errors }: Findings,
): readonly { readonly from: number; readonly price: string }[] {
  const between = reading.prices.decimals === 'comma' ? /[;\n]|,\s/ : /[,;\n]\s*(?=\d+\s*[:+])/
  return text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, from = '', price = ''] = /^(\d{1,7})\s*(?:\+\s*:?|:)\s*(.+)$/.exec(part) ?? []
      if (from === '') errors.push(messages.notLadder(part.slice(0, 40)))
      return from === '' ? [] : [{ from: Number(from), price }]
    })
}

/** Values that programs write for a price without a last day. */
const noEnd = /(?<!\d)9999(?!\d)/

const dayOf = (
  { days }: PriceReading,
  field: string,
  text: string,
): Readonly<Record<string, string>> =>
  text === '' || (field === 'validUntil' && noEnd.test(text))
    ? {}
    : { [field]: writtenDay(text, days.get(field)) }
