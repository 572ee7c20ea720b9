/** The columns of a file of prices, by their headings, and what a row of it says. Pure. */
import { priceRank } from '../columns/column-choice.ts'
import {
  fieldOfHeading,
  quantityOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { withoutApostrophe } from '../../platform/files/csv.ts'
import { bulkJobsMessages } from '../messages/bulk-jobs.ts'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { signOf, type ColumnSign } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { ColumnTarget } from '../columns/targets.ts'
import { headingQuantity } from '../columns/first-mapping.ts'
import { mapRow, type ListNotes, type MappedRow, type Mapping } from '../columns/mapping.ts'
import type { DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'
import { parseDecimal } from '../../../packages/file-reader/numbers/numbers.ts'
import { listedDay } from '../columns/listed-day.ts'
import { namesStep, withSteps } from '../columns/step-column.ts'
import { taxNote } from '../columns/tax-included.ts'
import {
  currencyOf,
  isEmptyCell,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'

/**
 * What a column is: a field, `from:12` for the price from 12 on, or nothing (empty). `tool`, `brand`
 * and `category` name what the price is for; `target` says which of them `name` is.
 */
export type PriceColumn = string

const ofTool: Readonly<Record<string, PriceColumn>> = {
  sku: 'tool',
  brand: 'brand',
  category: 'category',
  price: 'price',
  price_per: 'pricePer',
  unit: 'unit',
}

function columnOf(heading: string): PriceColumn {
  const term = termOfHeading(heading)
  if (term !== undefined) return term === 'subject' ? 'name' : term
  const from = quantityOfHeading(heading)
  return from === undefined ? (ofTool[fieldOfHeading(heading) ?? ''] ?? '') : `from:${from}`
}

/** Of several prices the one without tax, then one that says nothing of it. */
const taxRank = (heading: string): number =>
  ['without', undefined, 'gross', 'with'].indexOf(taxNote(heading)?.is)

/** Words of a column of units that are for how many prices are: of each, a hundred, a thousand. */
const countWord = /^(?:c|e|ea|hd|m)$/i

/** What a column is by its cells, where its heading may mean several things. */
function byCells(column: PriceColumn, heading: string, cells: readonly Cell[]): PriceColumn {
  const isCount = cells.length > 0 && cells.every((cell) => /^\d{1,7}$/.test(String(cell).trim()))
  if ((column === '' || column === 'validFrom') && namesStep(heading) && isCount) return 'step'
  // 'M' beside 'C' or 'EA' is a thousand, and alone it may be a metre.
  const isBasis =
    cells.every((cell) => countWord.test(String(cell).trim())) &&
    cells.some((cell) => !/^m$/i.test(String(cell).trim()))
  return column === 'unit' && isBasis ? 'pricePer' : column
}

/**
 * Each field at most once; a price for 1 and more is the price, where no column has that.
 * @param rows by which some columns are known
 */
export function priceColumns(
  all: readonly string[],
  rows: readonly NumberedRow[] = [],
): PriceColumn[] {
  const guessed = all.map((heading, index) =>
    byCells(
      columnOf(heading),
      heading,
      rows.flatMap(({ cells }) => {
        const cell = cells[index]
        return cell === undefined || isEmptyCell(cell) ? [] : [cell]
      }),
    ),
  )
  // What it was until now is no price, whatever tax is in it.
  const rankOf = (index: number) =>
    taxRank(all[index] ?? '') + 10 * priceRank(headingKey(all[index]), [])
  const [best] = guessed
    .flatMap((column, index) => (column === 'price' ? [index] : []))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const unique = guessed.map((column, index) =>
    column === 'price'
      ? index === best
        ? column
        : ''
      : guessed.indexOf(column) === index
        ? column
        : '',
  )
  const priced = unique.includes('price')
    ? unique
    : unique.map((column) => ((quantityOf(column) ?? 2) <= 1 ? 'price' : column))
  const steps = withSteps(priced.map(targetOf), all, rows)
  return priced.map((column, index) => (column === '' && steps[index] === 'step' ? 'step' : column))
}

/** A column as the import of tools has it. */
const targetOf = (column: PriceColumn): ColumnTarget =>
  column === 'tool'
    ? 'sku'
    : column === 'pricePer'
      ? 'price_per'
      : ['price', 'unit', 'step'].includes(column) || column.startsWith('from:')
        ? column
        : ''

/**
 * How prices are read: as the import of tools reads them.
 * @param titledQuantity for how many a title says that they are
 */
export function priceMapping(
  all: readonly string[],
  columns: readonly PriceColumn[],
  {
    decimals,
    titledQuantity,
  }: { readonly decimals: DecimalSign; readonly titledQuantity?: number | undefined },
): Mapping {
  const targets = columns.map(targetOf)
  return {
    columns: targets.map((target) => (target === 'sku' ? '' : target)),
    decimals,
    rate: 1,
    defaults: {},
    formulas: {},
    constants: headingQuantity(all, targets, titledQuantity),
  }
}

const quantityOf = (column: PriceColumn): number | undefined =>
  column.startsWith('from:') ? Number(column.slice('from:'.length)) : undefined

/** How the cells of a file are read. */
export type PriceReading = {
  readonly columns: readonly PriceColumn[]
  readonly headings: readonly string[]
  readonly mapping: Mapping
  readonly notes: ListNotes
  /** How prices are written, and how percentages are. */
  readonly prices: ColumnSign
  readonly percentages: ColumnSign
  /** Percentages are parts of the whole: 0.05 is 5 %. */
  readonly asParts: boolean
  /** What the file names most; empty for none. */
  readonly currency: string
}

/** Whether all numbers of the column of percentages are parts of the whole, as spreadsheets have them. */
export const areParts = (columns: readonly PriceColumn[], rows: readonly Row[]): boolean => {
  const cells = rows
    .map((row) => row[columns.indexOf('percent')])
    .filter((cell) => !isEmptyCell(cell))
  return cells.length > 0 && cells.every((cell) => typeof cell === 'number' && Math.abs(cell) <= 1)
}

/** What a row says, by the names of the API; what could not be read, in words. */
export type ReadPriceRow = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}
type Findings = { readonly errors: string[]; readonly warnings: string[] }

/** A row with its price, as the import of tools has read it, and what else it says. */
export type ListedPrice = NumberedRow & MappedRow & { readonly said: ReadPriceRow }

/** @returns undefined for a row that names nothing and has no price: a title, a remark */
export function readPriceRow(reading: PriceReading, listed: NumberedRow): ListedPrice | undefined {
  const { columns, headings, mapping, notes } = reading
  const row = listed.cells
  const findings: Findings = { errors: [], warnings: [] }
  const { errors, warnings } = findings
  const cellOf = (column: PriceColumn): Cell => row[columns.indexOf(column)] ?? ''
  const textOf = (column: PriceColumn): string => withoutApostrophe(String(cellOf(column)).trim())
  if (textOf('removed') !== '') return undefined
  const subject = subjectOf(textOf)
  const percentOff = percentOf(reading, cellOf('percent'), findings)
  // A ladder in one cell is read as columns of its own would be.
  const rungs = ladderOf(reading, textOf('ladder'), findings)
  const width = mapping.columns.length
  const cells = [
    ...Array.from({ length: width }, (_, column) => row[column] ?? ''),
    ...rungs.map(({ price }) => price),
  ]
  const mapped = mapRow(
    { ...mapping, columns: [...mapping.columns, ...rungs.map(({ from }) => `from:${from}`)] },
    headings,
    cells,
    undefined,
    { ...notes, signs: [...(notes.signs ?? []), ...rungs.map(() => reading.prices)] },
  )
  const { price, price_breaks: breaks, price_per: per } = mapped.fields
  const isPriced = price !== undefined || percentOff !== undefined || breaks !== undefined
  const isEmpty = !isPriced && mapped.errors.length === 0 && errors.length === 0
  if (isEmpty && !('name' in subject)) return undefined
  errors.push(...mapped.errors.map(({ why }) => why), ...currencyErrors(reading, row))
  warnings.push(...mapped.warnings.map(({ why }) => why))
  if ('error' in subject) errors.push(subject.error)
  const days = {
    ...dayOf('validFrom', textOf('validFrom')),
    ...dayOf('validUntil', textOf('validUntil')),
  }
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
      fields: {
        ...named,
        ...(percentOff === undefined ? {} : { percentOff }),
        ...(percentOff !== undefined || per === undefined ? {} : { price_per: per }),
        ...days,
      },
    },
  }
}

/** What a listed price, with the steps of the rows behind it, says by the names of the API. */
export function toPriceRow({ said, fields, errors }: ListedPrice): ReadPriceRow {
  const { price, price_breaks: breaks, price_per: per, minimum_quantity: from } = fields
  const all = [...said.errors, ...errors.map(({ why }) => why)]
  if (typeof from === 'number' && from > 1) all.push(messages.fromStep(from))
  const isPercent = said.fields['percentOff'] !== undefined
  return {
    errors: all,
    warnings: said.warnings,
    fields: {
      ...said.fields,
      ...(price === undefined ? {} : { price }),
      ...(breaks === undefined ? {} : { price_breaks: breaks }),
      ...(isPercent || per === undefined ? {} : { price_per: per }),
    },
  }
}

/** An error where a price is in another currency than the shop's: a list of prices has no rate. */
function currencyErrors({ columns, headings, currency }: PriceReading, row: Row): string[] {
  const own = shopCurrency().code
  const ofRow = columns.flatMap((column, index): string[] => {
    const text = String(row[index] ?? '').trim()
    if (column === 'currency')
      return /^[a-z]{3}$/i.test(text) ? [text.toUpperCase()] : [currencyOf([text])]
    if (column !== 'price' && !column.startsWith('from:')) return []
    return text === '' ? [] : [currencyOf([text]), currencyOf([headings[index] ?? ''])]
  })
  const isPriced = columns.some(
    (column, index) =>
      (column === 'price' || column.startsWith('from:')) && !isEmptyCell(row[index]),
  )
  const named = [...ofRow, ...(ofRow.some(Boolean) ? [] : [currency])].find(
    (one) => one !== '' && one !== own,
  )
  return named === undefined || !isPriced ? [] : [messages.otherCurrency(named, own)]
}

const targetWords: readonly (readonly [string, RegExp])[] = [
  ['tool', /^(tool|sku|article|item|product|artikel|articolo|articulo|produit|producto|prodotto)$/],
  ['brand', /^(brand|marke|marque|marca|merk)$/],
  ['category', /^(category|kategorie|warengruppe|categorie|categoria|groupe|famille)$/],
]

/** What a price is for: what the row says by itself, else the most special of its columns. */
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

/** A number as its column writes them; one that nothing decides about is read, and asked about. */
function parseIn(sign: ColumnSign, cell: Cell, { warnings }: Findings): number | undefined {
  const number = parseDecimal(cell, sign.decimals)
  if (number !== undefined && sign.isAsked && signOf(cell) === 'open')
    warnings.push(messages.asked(String(cell).trim().slice(0, 40), number))
  return number
}

/** Percent off, to the hundredth; a sign before it is how many write a discount. */
function percentOf(
  { percentages, asParts }: PriceReading,
  cell: Cell,
  findings: Findings,
): number | undefined {
  if (isEmptyCell(cell)) return undefined
  const { errors, warnings } = findings
  const text = String(cell).trim()
  const bare = typeof cell === 'number' ? cell : text.replace(/\s*%$/, '')
  const number = parseIn(percentages, bare, findings)
  if (spreadsheetError.test(text)) errors.push(bulkJobsMessages.why.spreadsheetError(text))
  else if (number === undefined) errors.push(bulkJobsMessages.why.noNumber(text.slice(0, 40)))
  else if (number !== 0) {
    const percent = Math.abs(number) * (asParts ? 100 : 1)
    const rounded = Math.round(percent * 100) / 100
    if (Math.abs(percent - rounded) > 1e-8) warnings.push(messages.roundedPercent(text, rounded))
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
      const [, from = '', price = ''] = /^(\d{1,7})\s*[:+]\s*(.+)$/.exec(part) ?? []
      if (from === '') errors.push(messages.notLadder(part.slice(0, 40)))
      return from === '' ? [] : [{ from: Number(from), price }]
    })
}

const dayOf = (field: string, text: string): Readonly<Record<string, string>> =>
  text === '' ? {} : { [field]: listedDay(text) }
