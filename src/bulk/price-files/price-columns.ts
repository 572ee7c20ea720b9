/** The columns of a file of prices, by their headings, and what a row of it says. Pure. */
import { withoutApostrophe } from '../../platform/files/csv.ts'
import { quantityOfHeading } from '../columns/fields.ts'
import { fieldOfHeading } from '../columns/headings.ts'
import { bulkJobsMessages } from '../messages/bulk-jobs.ts'
import { priceFileMessages as messages } from '../messages/price-file.ts'
import { priceQuantities } from '../../catalogue/units/units.ts'
import { priceQuantityOfWord } from '../columns/price-basis.ts'
import { signOf, type ColumnSign } from '../columns/decimal-signs.ts'
import { parseDecimal, toCents } from '../columns/numbers.ts'
import { headingKey, isEmptyCell, type Cell, type HeadingKind, type Row } from '../files/table.ts'

/**
 * What a column is: a field, `from:12` for the price from 12 on, or nothing (empty). `tool`, `brand`
 * and `category` name what the price is for; `target` says which of them `name` is.
 */
export type PriceColumn = string

const headings: readonly (readonly [PriceColumn, RegExp])[] = [
  ['target', /^(for( an?)?|applies to|target|kind|gilt fur|pour|para|per chi|voor)$/],
  ['name', /^(sku or name|for what|target name|of what)$/],
  [
    'percent',
    /^%$|percent|prozent|discount|rebate|rabatt|nachlass|remise|rabais|descuento|dto|sconto|korting/,
  ],
  [
    'ladder',
    /^(quantity prices|price ladder|ladder|price breaks|lower prices|staffel\w*|mengenpreise|prix par quantite|escalado|scaglioni|staffelprijzen)$/,
  ],
  [
    'validFrom',
    /^((valid|starts?|begins?) )?(from|on)( day)?$|^(first day|starts?|start date|begin)$|^(gultig )?(ab|von)( datum)?$|^beginn$|^(valable )?(du|a partir du|des le)$|^debut$|^(valido )?desde$|^inicio$|^(valido )?dal$|^inizio$|^(geldig )?van(af)?$/,
  ],
  [
    'validUntil',
    /^((valid|ends?) )?(until|till?|thr(ough|u)|to)( day)?$|^(last day|ends?|end date)$|^(gultig )?bis( datum)?$|^ende$|^(valable )?(jusqu ?au|au)$|^fin$|^(valido )?hasta$|^(valido )?(fino )?al$|^fine$|^(geldig )?tot( en met)?$/,
  ],
  ['removed', /^removed$/],
]

const ofTool: Readonly<Record<string, PriceColumn>> = {
  ...{ sku: 'tool', brand: 'brand', category: 'category', price: 'price' },
  price_per: 'pricePer',
}

function columnOf(heading: string): PriceColumn {
  const key = headingKey(heading) || (heading.includes('%') ? '%' : '')
  const own = headings.find(([, pattern]) => pattern.test(key))?.[0]
  if (own !== undefined) return own
  const from = quantityOfHeading(heading)
  return from === undefined ? (ofTool[fieldOfHeading(heading) ?? ''] ?? '') : `from:${from}`
}

/** What a cell says when it stands in a heading. */
export function priceHeadingKind(heading: string): HeadingKind {
  const column = columnOf(heading)
  return column === '' ? 'unknown' : column.startsWith('from:') ? 'quantity' : 'field'
}

/** Each field at most once; the lowest quantity is the price, where no column has that. */
export function priceColumns(all: readonly string[]): PriceColumn[] {
  const guessed = all.map(columnOf)
  const unique = guessed.map((column, index) => (guessed.indexOf(column) === index ? column : ''))
  if (unique.includes('price')) return unique
  const quantities = unique.flatMap((column) => quantityOf(column) ?? [])
  const lowest = `from:${Math.min(...quantities)}`
  return unique.map((column) => (column === lowest ? 'price' : column))
}

const quantityOf = (column: PriceColumn): number | undefined =>
  column.startsWith('from:') ? Number(column.slice('from:'.length)) : undefined

/** How the cells of a file are read. */
export type PriceReading = {
  readonly columns: readonly PriceColumn[]
  /** How prices are written, and how percentages are. */
  readonly prices: ColumnSign
  readonly percentages: ColumnSign
  /** Percentages are parts of the whole: 0.05 is 5 %. */
  readonly asParts: boolean
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

/** @returns undefined for a row that names nothing and has no price: a title, a remark */
export function readPriceRow(reading: PriceReading, row: Row): ReadPriceRow | undefined {
  const findings: Findings = { errors: [], warnings: [] }
  const { errors, warnings } = findings
  const cellOf = (column: PriceColumn): Cell => row[reading.columns.indexOf(column)] ?? ''
  const textOf = (column: PriceColumn): string => withoutApostrophe(String(cellOf(column)).trim())
  if (textOf('removed') !== '') return undefined
  const amount = (column: PriceColumn) => amountOf(reading, cellOf(column), findings)
  const subject = subjectOf(textOf)
  const price = amount('price')
  const percentOff = percentOf(reading, cellOf('percent'), findings)
  const breaks = [
    ...ladderOf(reading, textOf('ladder'), findings),
    ...reading.columns.flatMap((column) => {
      const from = quantityOf(column)
      const rung = from === undefined ? undefined : amount(column)
      return from === undefined || rung === undefined ? [] : [{ min_quantity: from, price: rung }]
    }),
  ].toSorted((a, b) => a.min_quantity - b.min_quantity)
  const isPriced = price !== undefined || percentOff !== undefined || breaks.length > 0
  if (!isPriced && errors.length === 0 && !('name' in subject)) return undefined
  if ('error' in subject) errors.push(subject.error)
  return {
    errors,
    warnings,
    fields: {
      ...('name' in subject ? subject : {}),
      ...(price === undefined ? {} : { price }),
      ...(percentOff === undefined ? {} : { percentOff }),
      ...(breaks.length === 0 ? {} : { price_breaks: breaks }),
      ...baseOf(textOf('pricePer'), errors),
      ...dayOf('validFrom', textOf('validFrom')),
      ...dayOf('validUntil', textOf('validUntil')),
    },
  }
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

/** A price as the API takes it. */
function amountOf({ prices }: PriceReading, cell: Cell, findings: Findings): string | undefined {
  if (isEmptyCell(cell)) return undefined
  const { errors, warnings } = findings
  const text = String(cell).trim()
  const number = parseIn(prices, cell, findings)
  if (spreadsheetError.test(text)) errors.push(bulkJobsMessages.why.spreadsheetError(text))
  else if (number === undefined) errors.push(bulkJobsMessages.why.noNumber(text.slice(0, 40)))
  else if (number < 0) errors.push(bulkJobsMessages.why.negative(text.slice(0, 40)))
  else if (Math.abs(toCents(number) / 100 - number) < 1e-8) return number.toFixed(2)
  else if (typeof cell === 'number') {
    warnings.push(bulkJobsMessages.why.rounded(text))
    return (toCents(number) / 100).toFixed(2)
  } else errors.push(messages.fraction(text.slice(0, 40)))
  return undefined
}

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

/** For how many the price of a row is, where the row says it: '100', 'C', '%'. */
function baseOf(text: string, errors: string[]): { readonly price_per?: number | undefined } {
  if (text === '') return {}
  const per = /^\d+([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : priceQuantityOfWord(text)
  if (priceQuantities.some((quantity) => quantity === per)) return { price_per: per }
  errors.push(messages.notPricePer(text.slice(0, 40)))
  return {}
}

/** '24: 9,50; 96+ 8,80' */
function ladderOf(
  reading: PriceReading,
  text: string,
  findings: Findings,
): { min_quantity: number; price: string }[] {
  const between = reading.prices.decimals === 'comma' ? /[;\n]|,\s/ : /[,;\n]\s*(?=\d+\s*[:+])/
  return text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, from = '', rung = ''] = /^(\d{1,7})\s*[:+]\s*(.+)$/.exec(part) ?? []
      const price = from === '' ? undefined : amountOf(reading, rung, findings)
      if (from === '') findings.errors.push(messages.notLadder(part.slice(0, 40)))
      return price === undefined ? [] : [{ min_quantity: Number(from), price }]
    })
}

/** 'YYYY-MM-DD', or as German and Swiss files have it: '1.12.2026'. */
function dayOf(field: string, text: string): Readonly<Record<string, string>> {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = day === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return text === '' ? {} : { [field]: iso }
}
