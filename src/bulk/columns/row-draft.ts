/** A row of a list as its fields are collected, and the cells that need more than a number. Pure. */
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import type { ListField } from '../../../packages/file-reader/headings/fields.ts'
import { maxGalleryPictures } from '../../catalogue/pictures/gallery.ts'
import { bareGtin, isGtin } from '../../catalogue/identifiers/identifiers.ts'
import type { Unit } from '../../catalogue/model/units.ts'
import { isHazardCode, sortedHazards, type HazardCode } from '../../catalogue/safety.ts'
import { maxToolDocuments } from '../../catalogue/tool-documents/tool-documents-contract.ts'
import type { ColumnSign } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { CountedIn } from './counted-cells.ts'
import type { Finding, Mapping } from './mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { taxRateIn, type ClassOfRate } from './tax-rate-cells.ts'
import { taxClassOfWord } from './tax-class-words.ts'
import { containers, unitOfWord } from './unit-words.ts'
import { countryOfWord } from '../../platform/addresses/country-words.ts'
import { priceQuantityOfWord } from './price-basis.ts'
import { withoutApostrophe } from '../../platform/files/csv.ts'
import { isShortened } from '../../../packages/file-reader/numbers/numbers.ts'
import type { Cell } from '../../../packages/file-reader/tables/table.ts'

/** Addresses in a cell are apart by spaces, new lines or '|', or by a comma before the next. */
const betweenAddresses = /[\s|]+|[,;](?=https?:\/\/|\/pictures\/|\s|$)/i

/** A row as its fields are collected. */
export type Draft = {
  readonly mapping: Mapping
  /** How the numbers of the cell that is read are written. */
  sign: ColumnSign
  /** By how much the amounts of the cell that is read are too high: a hundred where they are cents. */
  scale: number
  readonly headings: readonly string[]
  readonly texts: Map<string, string>
  readonly numbers: Map<string, number>
  readonly specs: { name: string; value: string }[]
  /** Undefined where the row says nothing of them. */
  hazards: readonly HazardCode[] | undefined
  readonly pictures: string[]
  readonly documents: string[]
  readonly errors: Finding[]
  readonly warnings: Finding[]
  /** For how many cells say that their amounts are: '9,50 / Stück'. */
  readonly cellBases: { readonly field: string; readonly text: string; readonly per: number }[]
  /** For how many the unit of the row says that prices are: 100 for 'C' and '100 St.'. */
  unitBase?: { readonly text: string; readonly per: number } | undefined
  /** By field, what its number counts that is no piece: the cases of '2 cases'. */
  counted?: Map<string, { readonly text: string; readonly in: CountedIn }>
  /** In what the stock is counted, where its cell or heading says another unit than a piece. */
  stockUnit?: string | undefined
  /** The class of a rate, where the rates of the shop's country are known. */
  readonly classOfRate?: ClassOfRate | undefined
}

/**
 * The addresses of a cell; the first of a row is the tool's image. What is no address is left out,
 * and the tool keeps what it has.
 */
export function readImages({ texts, pictures, warnings }: Draft, text: string): void {
  for (const address of text.split(betweenAddresses).filter(Boolean))
    if (!/^(https?:\/\/|\/pictures\/)/i.test(address))
      warnings.push({ field: 'image', why: messages.why.notHttps(address.slice(0, 100)) })
    else if (!texts.has('image')) texts.set('image', address)
    else if (pictures.length < maxGalleryPictures - 1) pictures.push(address)
}

/** The addresses of a cell that are fetched as PDF documents. What is no address is left out. */
export function readDocuments({ documents, warnings }: Draft, text: string): void {
  for (const address of text.split(betweenAddresses).filter(Boolean))
    if (!/^https?:\/\//i.test(address))
      warnings.push({ field: 'document', why: messages.why.noDocument(address.slice(0, 100)) })
    else if (documents.length < maxToolDocuments && !documents.includes(address))
      documents.push(address)
}

/** A spreadsheet takes the zeros before a number away: 92644701016 was 092644701016. */
const withLostZeros = (digits: string): string =>
  [8, 12]
    .filter((length) => digits.length < length && digits.length >= length - 2)
    .map((length) => digits.padStart(length, '0'))
    .find((padded) => /^\d+$/.test(digits) && isGtin(padded)) ?? digits

/** A wrong number would lead a scan to the wrong tool: it is left out, and the tool is not. */
export function readGtin({ texts, warnings }: Draft, field: ListField, text: string): void {
  const digits = withLostZeros(bareGtin(text))
  if (isShortened(text)) warnings.push({ field, why: messages.why.shortened(text) })
  else if (isGtin(digits)) texts.set(field, digits)
  else if (!/^(?:\d{8}|\d{12,14})$/.test(digits))
    warnings.push({ field, why: messages.why.noGtin(digits.slice(0, 40)) })
  else warnings.push({ field, why: messages.why.notGtin(digits.slice(0, 40)) })
}

/** Words for none: they clear what the tool has. */
const noHazard = /^(?:-+|–|0|no|none|nein|keine?|non|aucun\w*|ningun\w*|nessun\w*|geen)$/i

/** 'GHS02, GHS 7' in whatever order; words beside them are left out. */
export function readHazards(draft: Draft, text: string): void {
  const codes = [...text.matchAll(/GHS[\s-]?0?([1-9])(?!\d)/gi)].map(([, digit]) => `GHS0${digit}`)
  const rest = text.replace(/GHS[\s-]?0?[1-9](?!\d)/gi, '').replace(/[\s,;/|+&()]+/g, '')
  if (codes.length > 0 || noHazard.test(text))
    draft.hazards = sortedHazards(codes.filter(isHazardCode))
  if (rest !== '' && !noHazard.test(text))
    draft.warnings.push({ field: 'hazards', why: messages.why.noHazard(text.slice(0, 40)) })
}

/**
 * A unit, at times with how many of it a price is for ('100 St.', 'per 100 m', 'Dtz.') or with what
 * one has in it ('Pk 10'). One that is not known is left out.
 */
export function readUnit(draft: Draft, text: string): void {
  const { texts, specs, warnings } = draft
  const { unit, count } = countedUnit(text)
  if (unit) texts.set('unit', unit)
  if (text === 'M') warnings.push({ field: 'unit', why: messages.why.metreOrThousand })
  if (count !== undefined && unit !== undefined && containers.has(unit)) {
    specs.push({ name: messages.content, value: text.slice(0, 200) })
    warnings.push({ field: 'unit', why: messages.why.priceOfPack(text.slice(0, 40)) })
  } else if (count !== undefined) draft.unitBase = { text: text.slice(0, 40), per: count }
  if (!unit) warnings.push({ field: 'unit', why: messages.why.noUnit(text.slice(0, 40)) })
}

/** A unit in a column that says what a price is for: the price is for one. */
export function readPricedUnit({ texts, numbers }: Draft, text: string): void {
  const quantity = priceQuantityOfWord(text)
  numbers.set('price_per', quantity ?? 1)
  const unit = unitOfWord(text)
  if (quantity === undefined && unit && !texts.has('unit')) texts.set('unit', unit)
}

/** For how many of it a unit says that prices are: '100 St.', 'Dtz.'; undefined for none, and of a pack. */
export function baseOfUnit(text: string): number | undefined {
  const { unit, count } = countedUnit(text)
  return unit !== undefined && containers.has(unit) ? undefined : count
}

function countedUnit(text: string): { readonly unit?: Unit; readonly count?: number } {
  const known = unitOfWord(text)
  if (known) return { unit: known }
  const quantity = priceQuantityOfWord(text)
  if (quantity !== undefined) return { unit: 'piece', count: quantity }
  const [, before, after] =
    /^(?:(?:per|pro|je|za|pour|les|por|x|\/)\s*)?(\d{1,5})\s*(?:er[\s-])?|\(?(?:\s|of|x|à|a)*(\d{1,5})\)?$/i.exec(
      text,
    ) ?? []
  const count = Number(before ?? after)
  if (!(count >= 1)) return containerOf(text)
  const rest = text.replace(
    /[()/]|\d+\s*(?:er(?![a-z]))?|\b(?:per|pro|je|za|pour|les|por|of|x|à|a)\b/gi,
    '',
  )
  const unit = rest.trim() === '' ? 'piece' : unitOfWord(rest.replace(/^[\s-]+/, ''))
  if (unit === undefined) return containerOf(text)
  if (count === 1) return { unit }
  // '25 kg' is a bag rather than what a price is for.
  const isBasis = unit === 'piece' || containers.has(unit) || [10, 100, 1000].includes(count)
  return isBasis ? { unit, count } : {}
}

/** 'Rolle 50 m', 'box (2 x 50)': whatever is in it, it is one of these. */
function containerOf(text: string): { readonly unit?: Unit; readonly count?: number } {
  const unit = unitOfWord(text.split(/[\s(,/]/)[0] ?? '')
  return unit !== undefined && containers.has(unit) ? { unit, count: 0 } : {}
}

/** A country that is not known is left out. */
export function readOrigin({ texts, warnings }: Draft, text: string): void {
  const country = countryOfWord(text)
  if (country) texts.set('origin', country)
  else warnings.push({ field: 'origin', why: messages.why.noCountry(text.slice(0, 40)) })
}

/** A number of customs that is none is left out. */
export function readCustomsNumber({ texts, warnings }: Draft, text: string): void {
  const digits = text.replace(/[\s.-]/g, '')
  if (isShortened(text))
    warnings.push({ field: 'customs_number', why: messages.why.shortened(text) })
  else if (/^\d{6,11}$/.test(digits)) texts.set('customs_number', digits)
  else warnings.push({ field: 'customs_number', why: messages.why.noCustoms(text.slice(0, 40)) })
}

/** What stands for nothing; of hazards it says that there are none. */
const nothing = /^(?:[-–—./]+|n ?\/ ?a|n\.\s?a\.|k\.?\s?a\.?|null|none|brak|s\/o|nan|tba|tbc)$/i

/** Whether a cell says that there is nothing to be said of its field. */
export const isEmptyMarker = (field: ListField, cell: Cell): boolean =>
  field !== 'hazards' &&
  field !== 'hazard_text' &&
  typeof cell === 'string' &&
  nothing.test(cell.trim())

/** The class of a rate; nothing where the rates of the shop's country are not known. */
export function readTaxRate({ texts, warnings, classOfRate }: Draft, cell: Cell): void {
  const rate = taxRateIn(cell)
  const text = String(cell).trim().slice(0, 40)
  const taxClass = rate === undefined ? undefined : rate === 0 ? 'zero' : classOfRate?.(rate)
  if (taxClass) texts.set('tax_class', taxClass)
  else if (rate === undefined || classOfRate)
    warnings.push({ field: 'tax_class', why: messages.why.noTaxClass(text) })
}

/** A class that is not known is left out: the tool keeps its own, a new one the standard rate. */
export function readTaxClass({ texts, warnings }: Draft, text: string): void {
  // Of WooCommerce: that of the article of which it is a size.
  if (text === 'parent') return
  const taxClass = taxClassOfWord(text)
  if (taxClass) texts.set('tax_class', taxClass)
  else warnings.push({ field: 'tax_class', why: messages.why.noTaxClass(text.slice(0, 40)) })
}

/** Of several columns that say it, the one counts by which least is offered. */
export function readState({ texts, warnings }: Draft, cell: Cell, heading: string): void {
  const state = stateOfWord(cell, heading)
  if (!state)
    warnings.push({ field: 'state', why: messages.why.noState(String(cell).trim().slice(0, 40)) })
  else if (state === 'draft' || texts.get('state') !== 'draft')
    if (state !== 'on-sale' || !texts.has('state')) texts.set('state', state)
}

const roots = 'all|alle|home|root(?: category)?|default category|(?:product )?catalog'
/** What stands above all categories in exports, and is none. */
const rootCategory = new RegExp(`^(?:${roots})$`, 'i')
const beginsAtRoot = new RegExp(`^(?:${roots})\\s*[/,|]`, 'i')
/** A number that another program gives a category. */
const isCode = (text: string): boolean =>
  /^[\da-f]{32}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/**
 * The last category of a path: 'Tools > Hammers', 'Default Category/Gear/Bags'. Of several paths the
 * first of those that go furthest down.
 */
export function readCategory({ texts }: Draft, written: string): void {
  const text = written.replace(/\s*[\r\n]+\s*/g, ' ').trim()
  const isPath = /[>»›]/.test(text) || beginsAtRoot.test(text)
  const paths = text.split(isPath ? /(?<!\\)[,|]/ : /\|/).map(partsOf)
  const deepest = paths.reduce((a, b) => (b.length > a.length ? b : a), [])
  const category = deepest.at(-1) ?? text
  if (!isCode(category)) texts.set('category', withoutApostrophe(category))
}

/** The categories of a path, without what stands above all of them. */
function partsOf(path: string): readonly string[] {
  const parts = path.split(/[>»›]/)
  const isSlashed = parts.length === 1 && beginsAtRoot.test(path.trim())
  return (isSlashed ? path.split('/') : parts)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '' && !rootCategory.test(part))
}
