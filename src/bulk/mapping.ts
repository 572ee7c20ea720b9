/** From a row of a supplier's list to the tool that it describes, by a mapping. Pure. */
import { maxGalleryPictures } from '../catalogue/gallery.ts'
import { bareGtin, isGtin } from '../catalogue/identifiers.ts'
import type { DecimalSign } from './numbers.ts'
import { onlyNumber, parseDecimal, splitAmount, toCents } from './numbers.ts'
import { parseFormula } from './formula.ts'
import { isListField, type ColumnTarget, type ListField } from './fields.ts'
import type { PriceChange } from './price-change.ts'
import { isEmptyCell, type Cell, type Row } from './table.ts'
import { unitOfWord } from './unit-words.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'

/** How the columns of a list become fields of tools. */
export type Mapping = {
  /** By column. */
  readonly columns: readonly ColumnTarget[]
  readonly decimals: DecimalSign
  /** What one unit of the list's currency costs in the shop's. */
  readonly rate: number
  /** Texts of fields of every tool of the list. */
  readonly constants: Readonly<Partial<Record<ListField, string>>>
  /** Texts of fields that a new tool has where the list says nothing; '=name' for the tool's name. */
  readonly defaults: Readonly<Partial<Record<ListField, string>>>
  /** Fields that are computed: 'cost × 1.42, to .05'. */
  readonly formulas: Readonly<Partial<Record<ListField, string>>>
  /** A change of the present prices of tools that are in the shop. */
  readonly priceChange?: PriceChange | undefined
}
/** Numbers of the tool that a row is about, for formulas. */
export type PresentNumbers = (field: string) => number | undefined

/** What is to be said about one field of a row. */
export type Finding = { readonly field: string; readonly why: string }
/** The fields of a tool by their names on the wire, as `POST /additems` takes them. */
export type ToolFields = Readonly<Record<string, unknown>>
export type MappedRow = {
  readonly fields: ToolFields
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
  /** Addresses of pictures after the first, which is a field. */
  readonly pictures: readonly string[]
  /** Cents for as many as the price is for, where the list says so. */
  readonly cost: number | undefined
}

const wholeNumbers: readonly ListField[] = [
  'pack_size',
  'minimum_quantity',
  'Stock',
  'carton',
  'price_per',
  'reorder_level',
]
const amounts: readonly ListField[] = ['price', 'cost']
/** Fields of the list that are no fields of a tool, or are written otherwise. */
const ownFields: ReadonlySet<string> = new Set(['cost', 'weight', 'carton'])
const spreadsheetError = /^#(?:REF|N\/A|VALUE|DIV\/0|NAME\?|NUM|NULL)!?$/i
/** Addresses in a cell are apart by spaces, new lines or '|', or by a comma before the next. */
const betweenAddresses = /[\s|]+|[,;](?=https?:\/\/|\/pictures\/|\s|$)/i
const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** A row as its fields are collected. */
type Draft = {
  readonly mapping: Mapping
  readonly headings: readonly string[]
  readonly texts: Map<string, string>
  readonly numbers: Map<string, number>
  readonly specs: { name: string; value: string }[]
  readonly pictures: string[]
  readonly errors: Finding[]
  readonly warnings: Finding[]
}

/**
 * @param headings of the columns, which become names in the specification
 * @param present of the tool, where it is known: what formulas name and the row has not
 */
export function mapRow(
  mapping: Mapping,
  headings: readonly string[],
  row: Row,
  present: PresentNumbers = () => undefined,
): MappedRow {
  const draft: Draft = {
    ...{ mapping, headings, texts: new Map(), numbers: new Map() },
    ...{ specs: [], pictures: [], errors: [], warnings: [] },
  }
  mapping.columns.forEach((target, column) => readCell(draft, target, column, row[column] ?? ''))
  for (const [field, text] of Object.entries(mapping.constants))
    if (isListField(field) && text !== '') readField(draft, field, text)
  computeFormulas(draft, present)
  const { texts, numbers, specs, pictures, errors, warnings } = draft
  raiseQuantity(draft)
  const breaks = priceBreaks(draft)
  const price = priceCents(draft, 'price')
  const cost = priceCents(draft, 'cost')
  return {
    errors,
    warnings,
    pictures,
    cost,
    fields: {
      ...Object.fromEntries([...texts].filter(([field]) => !ownFields.has(field))),
      ...Object.fromEntries(
        [...numbers].filter(([field]) => isListField(field) && !ownFields.has(field)),
      ),
      ...(price === undefined ? {} : { price: asMoney(price) }),
      ...(cost === undefined ? {} : { cost: asMoney(cost) }),
      ...(breaks.length === 0 ? {} : { price_breaks: breaks }),
      ...(specs.length === 0 ? {} : { specs }),
    },
  }
}

function readCell(draft: Draft, target: ColumnTarget, column: number, cell: Cell): void {
  if (target === '' || isEmptyCell(cell)) return
  if (typeof cell === 'string' && spreadsheetError.test(cell.trim())) {
    draft.errors.push({ field: target, why: messages.why.spreadsheetError(cell.trim()) })
    return
  }
  if (target === 'spec' || target === 'weight') {
    const name = draft.headings[column]?.trim() || messages.specName
    draft.specs.push({ name: name.slice(0, 80), value: String(cell).trim().slice(0, 200) })
  } else if (isListField(target)) readField(draft, target, cell)
  else readNumber(draft, target, cell)
}

function readField(draft: Draft, field: ListField, cell: Cell): void {
  if (amounts.includes(field)) readNumber(draft, field, cell)
  else if (wholeNumbers.includes(field)) readWhole(draft, field, cell)
  else if (field === 'image') readImages(draft, String(cell).trim())
  else if (field === 'gtin') readGtin(draft, bareGtin(String(cell)))
  else if (field === 'unit') readUnit(draft, String(cell).trim())
  // Our own files have an apostrophe before what a spreadsheet would take for a formula.
  else
    draft.texts.set(
      field,
      String(cell)
        .trim()
        .replace(/^'(?=[=+\-@])/, ''),
    )
}

function readNumber(draft: Draft, field: string, cell: Cell): void {
  const { mapping, numbers, errors } = draft
  const { amount, per } = splitAmount(cell)
  const number = parseDecimal(amount, mapping.decimals)
  if (number === undefined) errors.push({ field, why: messages.why.noNumber(String(cell).trim()) })
  else if (number < 0) errors.push({ field, why: messages.why.negative(String(cell).trim()) })
  else numbers.set(field, number)
  if (per !== undefined && number !== undefined && !numbers.has('price_per'))
    numbers.set('price_per', per)
}

/** Fields of which a list may say something that is no number, and the tool is right without. */
const spareable: readonly ListField[] = ['Stock', 'carton']

function readWhole(draft: Draft, field: ListField, cell: Cell): void {
  const { mapping, numbers, errors, specs, warnings } = draft
  const text = String(cell).trim()
  const number = parseDecimal(cell, mapping.decimals) ?? onlyNumber(text)
  if (isoDate.test(text)) errors.push({ field, why: messages.why.date(text) })
  else if (number === undefined && spareable.includes(field))
    warnings.push({ field, why: messages.why.leftOut(text.slice(0, 40)) })
  else if (number === undefined || !Number.isInteger(number) || number < 0)
    errors.push({ field, why: messages.why.noWhole(text) })
  else if (field === 'price_per' && ![1, 10, 100, 1000].includes(number))
    errors.push({ field, why: messages.why.pricePer(text) })
  else if (field === 'carton') specs.push({ name: messages.carton, value: String(number) })
  else numbers.set(field, number)
}

/**
 * The addresses of a cell; the first of a row is the tool's image. What is no address is left out,
 * and the tool keeps what it has.
 */
function readImages({ texts, pictures, warnings }: Draft, text: string): void {
  for (const address of text.split(betweenAddresses).filter(Boolean))
    if (!/^(https?:\/\/|\/pictures\/)/i.test(address))
      warnings.push({ field: 'image', why: messages.why.notHttps(address.slice(0, 100)) })
    else if (!texts.has('image')) texts.set('image', address)
    else if (pictures.length < maxGalleryPictures - 1) pictures.push(address)
}

/** A wrong number would lead a scan to the wrong tool: it is left out, and the tool is not. */
function readGtin({ texts, warnings }: Draft, digits: string): void {
  if (isGtin(digits)) texts.set('gtin', digits)
  else warnings.push({ field: 'gtin', why: messages.why.notGtin(digits.slice(0, 40)) })
}

/** A unit that is not known is left out: the price says what it is for. */
function readUnit({ texts, warnings }: Draft, text: string): void {
  const unit = unitOfWord(text)
  if (unit) texts.set('unit', unit)
  else warnings.push({ field: 'unit', why: messages.why.noUnit(text.slice(0, 40)) })
}

function computeFormulas({ mapping, numbers, errors }: Draft, present: PresentNumbers): void {
  for (const [field, text] of Object.entries(mapping.formulas)) {
    if (text === '') continue
    const result = parseFormula(text)?.compute((name) => numbers.get(name) ?? present(name))
    if (result === undefined) errors.push({ field, why: messages.why.formula(text) })
    else numbers.set(field, result)
  }
}

/** Cents in the shop's currency for as many as the price is for, half up. */
function priceCents({ mapping, numbers }: Draft, field: string): number | undefined {
  const amount = numbers.get(field)
  return amount === undefined ? undefined : toCents(amount * mapping.rate)
}

/**
 * For how many the prices of a row are. A price for one with a fraction of a cent is one for ten, a
 * hundred or a thousand, where that is whole: 0.0375 each is 3.75 for a hundred.
 */
function raiseQuantity({ mapping, numbers, warnings }: Draft): void {
  const amount = numbers.get('price')
  if (amount === undefined || mapping.formulas.price || mapping.rate !== 1) return
  if ((numbers.get('price_per') ?? 1) !== 1) return
  const isWhole = (per: number) =>
    Math.abs(amount * per * 100 - Math.round(amount * per * 100)) < 1e-6
  const per = [1, 10, 100, 1000].find(isWhole)
  if (per === 1) return
  if (per === undefined) {
    warnings.push({ field: 'price', why: messages.why.rounded(String(amount)) })
    return
  }
  numbers.set('price_per', per)
  for (const [field, value] of numbers)
    if (field === 'price' || field === 'cost' || field.startsWith('from:'))
      numbers.set(field, Number((value * per).toPrecision(12)))
}

const asMoney = (cents: number): string => (cents / 100).toFixed(2)

function priceBreaks(draft: Draft): { min_quantity: number; price: string }[] {
  return draft.mapping.columns
    .filter((target) => target.startsWith('from:') && draft.numbers.has(target))
    .map((target) => ({ from: Number(target.slice('from:'.length)), target }))
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, target }) => ({
      min_quantity: from,
      price: asMoney(priceCents(draft, target) ?? 0),
    }))
}

/** The fields of a new tool, with the defaults of the mapping where the list says nothing. */
export function withDefaults({ defaults }: Mapping, fields: ToolFields): ToolFields {
  const texts = Object.entries(defaults).flatMap(([field, text]) => {
    if (fields[field] !== undefined || text === '') return []
    const value = text.startsWith('=') ? fields[text.slice(1)] : text
    return value === undefined ? [] : [[field, value] as const]
  })
  return { ...Object.fromEntries(texts), ...fields }
}
