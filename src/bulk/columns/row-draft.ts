/**
 * The fields of a row while they are collected, and the cells that need more than a number. Pure.
 */
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
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
import { containers, unitOfWord, withDutchBoxes } from './unit-words.ts'
import { countryOfWord } from '../../platform/addresses/country-words.ts'
import { priceQuantityOfWord, withoutPer } from './price-basis.ts'
import { withoutApostrophe } from '../../platform/files/csv.ts'
import { isShortened } from '../../../packages/file-reader/numbers/numbers.ts'
import type { Cell } from '../../../packages/file-reader/tables/table.ts'

/**
 * Separators of addresses in a cell: spaces, new lines, '|', or a comma before the next address.
 */
const betweenAddresses = /[\s|]+|[,;](?=https?:\/\/|\/pictures\/|\s|$)/i

/** A row while its fields are collected. */
export type Draft = {
  readonly mapping: Mapping
  /** The number style of the cell that is read. */
  sign: ColumnSign
  /**
   * The factor by which the amounts of the current cell are too high: a hundred if they are cents.
   */
  scale: number
  readonly headings: readonly string[]
  readonly texts: Map<string, string>
  readonly numbers: Map<string, number>
  readonly specs: { name: string; value: string }[]
  /** Undefined if the row has none. */
  hazards: readonly HazardCode[] | undefined
  readonly pictures: string[]
  readonly documents: string[]
  readonly errors: Finding[]
  readonly warnings: Finding[]
  /** The quantity that the amounts of cells are for: '9,50 / Stück'. */
  readonly cellBases: { readonly field: string; readonly text: string; readonly per: number }[]
  /** The quantity that prices are for, according to the row's unit: 100 for 'C' and '100 St.'. */
  unitBase?: { readonly text: string; readonly per: number } | undefined
  /** The unit that prices are for, if the price unit is a word: 'EA', 'kg'. */
  pricedUnit?: Unit | undefined
  /** Units that are not pieces, keyed by field: the cases in '2 cases'. */
  counted?: Map<string, { readonly text: string; readonly in: CountedIn }>
  /** The unit of the stock, if its cell or heading states another unit than the piece. */
  stockUnit?: string | undefined
  /** Returns the class of a tax rate, if the rates of the shop's country are known. */
  readonly classOfRate?: ClassOfRate | undefined
}

/**
 * The picture addresses in a cell; the first of a row is the tool's image. Texts that are not
 * addresses are skipped, and the tool keeps its pictures.
 */
export function readImages({ texts, pictures, warnings }: Draft, text: string): void {
  for (const address of text.split(betweenAddresses).filter(Boolean))
    if (!/^(https?:\/\/|\/pictures\/)/i.test(address))
      warnings.push({ field: 'image', why: messages.why.notHttps(address.slice(0, 100)) })
    else if (!texts.has('image')) texts.set('image', address)
    else if (pictures.length < maxGalleryPictures - 1) pictures.push(address)
}

/**
 * The addresses in a cell that are fetched as PDF documents. Texts that are not addresses are
 * skipped.
 */
export function readDocuments({ documents, warnings }: Draft, text: string): void {
  for (const address of text.split(betweenAddresses).filter(Boolean))
    if (!/^https?:\/\//i.test(address))
      warnings.push({ field: 'document', why: messages.why.noDocument(address.slice(0, 100)) })
    else if (documents.length < maxToolDocuments && !documents.includes(address))
      documents.push(address)
}

/** Restores leading zeros that a spreadsheet removed: 92644701016 was 092644701016. */
const withLostZeros = (digits: string): string =>
  [8, 12]
    .filter((length) => digits.length < length && digits.length >= length - 2)
    .map((length) => digits.padStart(length, '0'))
    .find((padded) => /^\d+$/.test(digits) && isGtin(padded)) ?? digits

/** A wrong GTIN would lead a scan to the wrong tool: the GTIN is skipped, the tool is not. */
export function readGtin({ texts, warnings }: Draft, field: ListField, text: string): void {
  const digits = withLostZeros(bareGtin(text))
  if (isShortened(text)) warnings.push({ field, why: messages.why.shortened(text) })
  else if (isGtin(digits)) texts.set(field, digits)
  else if (!/^(?:\d{8}|\d{12,14})$/.test(digits))
    warnings.push({ field, why: messages.why.noGtin(digits.slice(0, 40)) })
  else warnings.push({ field, why: messages.why.notGtin(digits.slice(0, 40)) })
}

/** Words for 'none': they clear the tool's value. */
const noHazard = /^(?:-+|–|0|no|none|nein|keine?|non|aucun\w*|ningun\w*|nessun\w*|geen)$/i

/** 'GHS02, GHS 7' in any order; other words are ignored. */
export function readHazards(draft: Draft, text: string): void {
  const codes = [...text.matchAll(/GHS[\s-]?0?([1-9])(?!\d)/gi)].map(([, digit]) => `GHS0${digit}`)
  const rest = text.replace(/GHS[\s-]?0?[1-9](?!\d)/gi, '').replace(/[\s,;/|+&()]+/g, '')
  if (codes.length > 0 || noHazard.test(text))
    draft.hazards = sortedHazards(codes.filter(isHazardCode))
  if (rest !== '' && !noHazard.test(text))
    draft.warnings.push({ field: 'hazards', why: messages.why.noHazard(text.slice(0, 40)) })
}

/**
 * A unit, possibly with the quantity that a price is for ('100 St.', 'per 100 m', 'Dtz.') or with
 * the content of a unit ('Pk 10'). An unknown unit is skipped.
 */
export function readUnit(draft: Draft, written: string): void {
  const { texts, specs, warnings, headings } = draft
  const text = withDutchBoxes(written, headings)
  const { unit, count } = countedUnit(
    isFinnishPiece(draft, text) ? text.replace(/kpl/i, 'st') : text,
  )
  if (unit) texts.set('unit', unit)
  if (text === 'GR') warnings.push({ field: 'unit', why: messages.why.gramOrGross })
  if (text === 'M') warnings.push({ field: 'unit', why: messages.why.metreOrThousand })
  if (count !== undefined && unit !== undefined && containers.has(unit)) {
    specs.push({ name: messages.content, value: text.slice(0, 200) })
    warnings.push({ field: 'unit', why: messages.why.priceOfPack(text.slice(0, 40)) })
  } else if (count !== undefined) draft.unitBase = { text: text.slice(0, 40), per: count }
  if (!unit) warnings.push({ field: 'unit', why: messages.why.noUnit(text.slice(0, 40)) })
}

/** 'kpl' is a set in Polish and Czech, and a piece in Finnish. */
const isFinnishPiece = ({ headings }: Draft, text: string): boolean =>
  /^(?:\d+\s*)?kpl\.?$/i.test(text) && headings.some((heading) => finnish.test(headingKey(heading)))
const finnish = /^(?:yks(?:ikko)?|hinta|tuote|nimi(?:tys|ke)?|varasto|alennus|pakkaus)/

/** A unit in a column that states what a price is for: the price is for one unit. */
export function readPricedUnit(draft: Draft, text: string): void {
  const { texts, numbers } = draft
  const quantity = priceQuantityOfWord(text)
  numbers.set('price_per', quantity ?? 1)
  const unit = quantity === undefined ? unitOfWord(text) : undefined
  draft.pricedUnit = unit
  if (unit && !texts.has('unit')) texts.set('unit', unit)
}

/**
 * The quantity that prices are for, according to a unit: '100 St.', 'Dtz.'; undefined for none, and
 * for a pack.
 */
export function baseOfUnit(text: string): number | undefined {
  const { unit, count } = countedUnit(text)
  return unit !== undefined && containers.has(unit) ? undefined : count
}

function countedUnit(text: string): { readonly unit?: Unit; readonly count?: number } {
  const known = unitOfWord(text)
  if (known) return { unit: known }
  const quantity = priceQuantityOfWord(text)
  if (quantity !== undefined) return { unit: 'piece', count: quantity }
  const named = unitOfWord(withoutPer(text))
  if (named) return { unit: named }
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
  // '25 kg' is a bag rather than the quantity that a price is for.
  const isBasis = unit === 'piece' || containers.has(unit) || [10, 100, 1000].includes(count)
  return isBasis ? { unit, count } : {}
}

/** 'Rolle 50 m', 'box (2 x 50)': one roll or box, regardless of its content. */
function containerOf(text: string): { readonly unit?: Unit; readonly count?: number } {
  const unit = unitOfWord(text.split(/[\s(,/]/)[0] ?? '')
  return unit !== undefined && containers.has(unit) ? { unit, count: 0 } : {}
}

/** An unknown country is skipped. */
export function readOrigin({ texts, warnings }: Draft, text: string): void {
  const country = countryOfWord(text)
  if (country) texts.set('origin', country)
  else warnings.push({ field: 'origin', why: messages.why.noCountry(text.slice(0, 40)) })
}

/** An invalid customs number is skipped. */
export function readCustomsNumber({ texts, warnings }: Draft, text: string): void {
  const digits = text.replace(/[\s.-]/g, '')
  if (isShortened(text))
    warnings.push({ field: 'customs_number', why: messages.why.shortened(text) })
  else if (/^\d{6,11}$/.test(digits)) texts.set('customs_number', digits)
  else warnings.push({ field: 'customs_number', why: messages.why.noCustoms(text.slice(0, 40)) })
}

/** Texts for an empty value; for hazards they mean that there are none. */
const nothing = /^(?:[-–—./]+|n ?\/ ?a|n\.\s?a\.|k\.?\s?a\.?|null|none|brak|s\/o|nan|tba|tbc)$/i

/** Whether a cell states that its field has no value. */
export const isEmptyMarker = (field: ListField, cell: Cell): boolean =>
  field !== 'hazards' &&
  field !== 'hazard_text' &&
  typeof cell === 'string' &&
  nothing.test(cell.trim())

/** The class of a tax rate; none if the rates of the shop's country are not known. */
export function readTaxRate({ texts, warnings, classOfRate }: Draft, cell: Cell): void {
  const rate = taxRateIn(cell)
  const text = String(cell).trim().slice(0, 40)
  const taxClass = rate === undefined ? undefined : rate === 0 ? 'zero' : classOfRate?.(rate)
  if (taxClass) texts.set('tax_class', taxClass)
  else if (rate === undefined || classOfRate)
    warnings.push({ field: 'tax_class', why: messages.why.noTaxClass(text) })
}

/**
 * An unknown class is skipped: an existing tool keeps its class, a new one gets the standard rate.
 */
export function readTaxClass({ texts, warnings }: Draft, text: string): void {
  // In WooCommerce: the class of the article of which it is a size.
  if (text === 'parent') return
  const taxClass = taxClassOfWord(text)
  if (taxClass) texts.set('tax_class', taxClass)
  else warnings.push({ field: 'tax_class', why: messages.why.noTaxClass(text.slice(0, 40)) })
}

/** If several columns state it, the one that offers the article least is used. */
export function readState({ texts, warnings }: Draft, cell: Cell, heading: string): void {
  const state = stateOfWord(cell, heading)
  if (!state)
    warnings.push({ field: 'state', why: messages.why.noState(String(cell).trim().slice(0, 40)) })
  else if (state === 'draft' || texts.get('state') !== 'draft')
    if (state !== 'on-sale' || !texts.has('state')) texts.set('state', state)
}

const roots = 'all|alle|home|root(?: category)?|default category|(?:product )?catalog'
/** The root of all categories in exports, which is not a category. */
const rootCategory = new RegExp(`^(?:${roots})$`, 'i')
const beginsAtRoot = new RegExp(`^(?:${roots})\\s*[/,|]`, 'i')
/** The number of a category in another program. */
const isCode = (text: string): boolean =>
  /^[\da-f]{32}$|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/**
 * The last category of a path: 'Tools > Hammers', 'Default Category/Gear/Bags'. Of several paths,
 * the first of the deepest ones.
 */
export function readCategory({ texts }: Draft, written: string): void {
  const text = written.replace(/\s*[\r\n]+\s*/g, ' ').trim()
  const isPath = /[>»›]/.test(text) || beginsAtRoot.test(text)
  const paths = text.split(isPath ? /(?<!\\)[,|]/ : /\|/).map(partsOf)
  const deepest = paths.reduce((a, b) => (b.length > a.length ? b : a), [])
  const category = deepest.at(-1) ?? text
  if (!isCode(category)) texts.set('category', withoutApostrophe(category))
}

/** The categories of a path, without the root. */
function partsOf(path: string): readonly string[] {
  const parts = path.split(/[>»›]/)
  const isSlashed = parts.length === 1 && beginsAtRoot.test(path.trim())
  return (isSlashed ? path.split('/') : parts)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '' && !rootCategory.test(part))
}
