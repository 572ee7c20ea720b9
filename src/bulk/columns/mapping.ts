/** Converts a row of a supplier's list into the tool that it describes, by a mapping. Pure. */
import { textColumnOf } from '../../catalogue/texts/text-cells.ts'
import { termOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { isListField, type ListField } from '../../../packages/file-reader/headings/fields.ts'
import {
  doubtHeading,
  refusalHeading,
  specOfHeading,
} from '../../../packages/file-reader/records/listed-articles.ts'
import { withoutTextMark } from '../../platform/files/csv.ts'
import {
  isAmountTarget,
  signOf,
  type ColumnSign,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'
import { isShortened, toCents } from '../../../packages/file-reader/numbers/numbers.ts'
import { listedPacks, packKinds, type ListedPack } from './listed-pack.ts'
import { parseFormula } from './formula.ts'
import { settleBases, settlePriceUnit, warnOfRounding } from './price-basis.ts'
import type { ColumnTarget } from './targets.ts'
import type { PriceChange } from './price-change.ts'
import { isEmptyCell, type Cell, type Row } from '../../../packages/file-reader/tables/table.ts'
import {
  isEmptyMarker,
  readCustomsNumber,
  readDocuments,
  readGtin,
  readHazards,
  readImages,
  readOrigin,
  readCategory,
  readPricedUnit,
  readState,
  readTaxClass,
  readTaxRate,
  readUnit,
  type Draft,
} from './row-draft.ts'
import type { WholePrices } from '../whole-price-kinds.ts'
import type { WeightBase } from '../weight-base-kinds.ts'
import { settleWeight } from './weight-base.ts'
import { scaleOfAmount } from './price-scale.ts'
import { isoDate, readNumber, readTier, readWeight, readWhole } from './row-numbers.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { faultIn } from './cell-faults.ts'
import { isMonthDay } from './month-day.ts'
import type { ClassOfRate } from './tax-rate-cells.ts'
import { settlePacks } from './counted-packs.ts'
import { settleTax } from './tax-included.ts'
import { unitOfWord } from './unit-words.ts'

/** How the columns of a list become fields of tools. */
export type Mapping = {
  /** By column. */
  readonly columns: readonly ColumnTarget[]
  readonly decimals: DecimalSign
  /** The exchange rate: the price of one unit of the list's currency in the shop's currency. */
  readonly rate: number
  /** Whether the rate is that of an earlier list, and nobody has confirmed it. */
  readonly isRateKept?: boolean | undefined
  /** Fixed texts for fields of every tool of the list. */
  readonly constants: Readonly<Partial<Record<ListField, string>>>
  /**
   * Default texts for fields of a new tool if the list has no value; '=name' for the tool's name,
   * '=section' for the title above its row.
   */
  readonly defaults: Readonly<Partial<Record<ListField, string>>>
  /** Computed fields: 'cost × 1.42, to .05'. */
  readonly formulas: Readonly<Partial<Record<ListField, string>>>
  /** A change of the current prices of tools that are already in the shop. */
  readonly priceChange?: PriceChange | undefined
  /** The meaning of prices that are all written without decimals, if somebody has set it. */
  readonly wholePrices?: WholePrices | undefined
  /** What the weights are for, if somebody or the shop's weights have set it. */
  readonly weightBase?: WeightBase | undefined
}
/** Numbers of the row's tool, for formulas. */
export type PresentNumbers = (field: string) => number | undefined

/** What is known about a whole list in addition to its mapping. */
export type ListNotes = {
  /** Number styles, keyed by column; the mapping's style for other columns. */
  readonly signs?: readonly ColumnSign[]
  /** The texts above the headings. */
  readonly titles?: readonly string[]
  /** Returns the tax class of a rate, if the rates of the shop's country are known. */
  readonly classOfRate?: ClassOfRate | undefined
}

/** A finding about one field of a row. */
export type Finding = { readonly field: string; readonly why: string }
/**
 * The fields of a tool with the wire names of `POST /additems`, and its `state` if the list states
 * that it is not simply on sale.
 */
export type ToolFields = Readonly<Record<string, unknown>>
export type MappedRow = {
  readonly fields: ToolFields
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
  /** Addresses of pictures after the first one, which is a field. */
  readonly pictures: readonly string[]
  /** Addresses of PDF documents. */
  readonly documents: readonly string[]
  /** The packs of the row. */
  readonly packs: readonly ListedPack[]
  /** The exact amount in cents, for the quantity that the price is for, if the list has one. */
  readonly cost: number | undefined
  /** The unit of its stock, if it states another unit than the piece. */
  readonly stockUnit?: string | undefined
  /** The quantity that an amount in the row is for, as the row states it: 12 for 'Dtz'. */
  readonly listedPer?: number | undefined
  /** The minimum quantity for its price, in a list with a row for each step of a ladder. */
  readonly step?: number | undefined
}

const gtinFields: readonly string[] = ['gtin', 'inner_gtin', 'carton_gtin', 'pallet_gtin']

const wholeNumbers: readonly ListField[] = [
  'pack_size',
  'minimum_quantity',
  'inner',
  'carton',
  'pallet',
  'cost_per',
  'price_per',
  'reorder_level',
  'age_limit',
]
const amounts: readonly ListField[] = ['price', 'cost']
/** Fields of the list that are not fields of a tool, or are written in another form. */
const ownFields: ReadonlySet<string> = new Set([
  'cost',
  'cost_per',
  'weight',
  ...packKinds.flatMap((kind) => [kind, `${kind}_gtin`]),
])
/**
 * @param headings the headings of the columns, which become names in the specification
 * @param present numbers of the existing tool, if known, for formulas if the row has none
 */
export function mapRow(
  mapping: Mapping,
  headings: readonly string[],
  row: Row,
  present: PresentNumbers = () => undefined,
  { signs = [], titles = [], classOfRate }: ListNotes = {},
): MappedRow {
  const ofMapping = { decimals: mapping.decimals, isAsked: false }
  const draft: Draft = {
    mapping,
    sign: ofMapping,
    scale: 1,
    headings,
    texts: new Map(),
    numbers: new Map(),
    specs: [],
    hazards: undefined,
    pictures: [],
    documents: [],
    errors: [],
    warnings: [],
    cellBases: [],
    classOfRate,
  }
  readRecordNotes(draft, row)
  mapping.columns.forEach((target, column) => {
    draft.sign = signs[column] ?? ofMapping
    draft.scale = isAmountTarget(target) ? scaleOfAmount(draft, row, column) : 1
    readCell(draft, target, column, row[column] ?? '')
  })
  for (const [field, text] of Object.entries(mapping.constants)) {
    draft.sign = signOfText(text, mapping.decimals)
    draft.scale = 1
    if (isListField(field) && text !== '') readField(draft, field, text)
  }
  settleBases(draft)
  settleTax(draft, row, titles)
  computeFormulas(draft, present)
  const { texts, numbers, specs, hazards, pictures, documents, errors, warnings } = draft
  takeLowestTier(draft)
  settlePacks(draft)
  const listedPer = numbers.get('price_per')
  settleWeight(draft)
  settlePriceUnit(draft)
  warnOfRounding(draft)
  const breaks = priceBreaks(draft)
  const price = priceCents(draft, 'price')
  const cost = priceCents(draft, 'cost')
  return {
    errors,
    warnings,
    pictures,
    documents,
    packs: listedPacks(draft),
    cost,
    stockUnit: draft.stockUnit,
    listedPer,
    ...(numbers.has('step') ? { step: numbers.get('step') } : {}),
    fields: {
      ...Object.fromEntries([...texts].filter(([field]) => !ownFields.has(field))),
      ...Object.fromEntries(
        [...numbers].filter(([field]) => isListField(field) && !ownFields.has(field)),
      ),
      ...(numbers.has('weight') ? { weight_grams: numbers.get('weight') } : {}),
      ...(price === undefined ? {} : { price: asMoney(price) }),
      ...(cost === undefined ? {} : { cost: asMoney(cost) }),
      ...(breaks.length === 0 ? {} : { price_breaks: breaks }),
      ...(specs.length === 0 ? {} : { specs }),
      ...(hazards === undefined ? {} : { hazards }),
    },
  }
}

/** Findings of a catalogue's reader about one of its records, independent of the mapping. */
function readRecordNotes({ headings, errors, warnings }: Draft, row: Row): void {
  const textBelow = (heading: string) => String(row[headings.indexOf(heading)] ?? '')
  const [refused, doubt] = [textBelow(refusalHeading), textBelow(doubtHeading)]
  if (refused !== '') errors.push({ field: 'sku', why: refused })
  if (doubt !== '') warnings.push({ field: 'price', why: doubt })
}

/** The number style of a typed text: unambiguous from the text, else asked. */
function signOfText(text: string, decimals: DecimalSign): ColumnSign {
  const sign = signOf(text)
  return sign === undefined || sign === 'open'
    ? { decimals, isAsked: sign === 'open' }
    : { decimals: sign, isAsked: false }
}

function readCell(draft: Draft, target: ColumnTarget, column: number, cell: Cell): void {
  if (target === '' || isEmptyCell(cell)) return
  const fault = faultIn(cell)
  if (fault !== undefined) {
    draft.errors.push({ field: target, why: fault })
    return
  }
  if (target === 'spec') readSpec(draft, draft.headings[column]?.trim() ?? '', cell)
  else if (textColumnOf(target)) draft.texts.set(target, String(cell).replace(/\r/g, '').trim())
  else if (isListField(target)) readField(draft, target, cell, draft.headings[column])
  else if (target.startsWith('tier:') || target === 'step') readTier(draft, target, cell)
  else if (!isEmptyMarker('price_per', cell)) readNumber(draft, target, cell)
}

function readSpec({ specs }: Draft, heading: string, cell: Cell): void {
  const name = specOfHeading(heading) || heading || messages.specName
  specs.push({ name: name.slice(0, 80), value: String(cell).trim().slice(0, 200) })
}

/** Fields whose text has further meanings. */
const readers: {
  readonly [Field in ListField]?: (draft: Draft, text: string, field: ListField) => void
} = {
  image: readImages,
  document: readDocuments,
  hazards: readHazards,
  tax_class: readTaxClass,
  unit: readUnit,
  origin: readOrigin,
  customs_number: readCustomsNumber,
  sku: readSku,
}

function readField(draft: Draft, field: ListField, cell: Cell, heading = ''): void {
  const text = String(cell).trim()
  if (amounts.includes(field)) readNumber(draft, field, cell)
  else if (isEmptyMarker(field, cell)) return
  else if (field === 'weight') readWeight(draft, cell, heading)
  else if (field === 'price_per' && unitOfWord(text)) readPricedUnit(draft, text)
  else if (field === 'Stock') addStock(draft, cell)
  else if (wholeNumbers.includes(field)) readWhole(draft, field, cell)
  else if (gtinFields.includes(field)) readGtin(draft, field, text)
  else if (field === 'state') readState(draft, cell, heading)
  else if (field === 'category') readCategory(draft, String(cell))
  else if (field === 'tax_class' && termOfHeading(heading) === 'taxRate') readTaxRate(draft, cell)
  else (readers[field] ?? setText)(draft, text, field)
}

/** The stocks of several locations are added up. */
function addStock(draft: Draft, cell: Cell): void {
  const before = draft.numbers.get('Stock')
  draft.numbers.delete('Stock')
  readWhole(draft, 'Stock', cell)
  if (before !== undefined) draft.numbers.set('Stock', before + (draft.numbers.get('Stock') ?? 0))
}

function readSku(draft: Draft, text: string): void {
  if (isShortened(text)) draft.errors.push({ field: 'sku', why: messages.why.shortened(text) })
  else if (isoDate.test(text) || isMonthDay(text)) {
    draft.texts.set('sku', text)
    draft.warnings.push({ field: 'sku', why: messages.why.skuDate(text) })
  } else setText(draft, text, 'sku')
}

function setText({ texts }: Draft, text: string, field: ListField): void {
  const inOneLine = text
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    // Names and numbers must be on one line.
    .replace(field === 'description' ? /\r/g : /\s*[\r\n]+\s*/g, ' ')
    .trim()
  // Our own files have an apostrophe before what a spreadsheet would take for a formula.
  texts.set(field, withoutTextMark(inOneLine, field === 'sku' || field === 'mpn'))
}

/** A cost for as many pieces as the price is for, converted without rounding. */
const baseConversion = /^cost × (?:10{0,3}|price_per) ÷ \d+$/
const isWholeCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

function computeFormulas({ mapping, numbers, errors }: Draft, present: PresentNumbers): void {
  for (const [field, text] of Object.entries(mapping.formulas)) {
    if (text === '') continue
    const formula = parseFormula(text)
    // An empty cell keeps the tool's number; the formula does not convert it.
    const isEmpty = mapping.columns.some((target) => target === field) && !numbers.has(field)
    if (isEmpty && formula?.names.includes(field)) continue
    const result = formula?.compute((name) => numbers.get(name) ?? present(name))
    if (result !== undefined && baseConversion.test(text) && !isWholeCents(result * mapping.rate))
      errors.push({ field, why: messages.why.notWholeCost(text) })
    else if (result === undefined) errors.push({ field, why: messages.why.formula(text) })
    else numbers.set(field, result)
  }
}

/** Cents in the shop's currency for the quantity that the price is for, rounded half up. */
function priceCents({ mapping, numbers }: Draft, field: string): number | undefined {
  const amount = numbers.get(field)
  return amount === undefined ? undefined : toCents(amount * mapping.rate)
}

/** In a list that has only ladders, the lowest step is the price, and its quantity the minimum. */
function takeLowestTier({ mapping, numbers }: Draft): void {
  if (mapping.columns.includes('price') || numbers.has('price')) return
  const tiers = mapping.columns.flatMap((target) => {
    const [kind, row = ''] = target.split(':')
    const price = numbers.get(target)
    const from = kind === 'from' ? Number(row) : numbers.get(`tier:${row}`)
    const isRung = kind === 'from' || kind === 'tierprice'
    return isRung && from && price !== undefined ? [{ from, price, target }] : []
  })
  const [lowest] = tiers.toSorted((a, b) => a.from - b.from)
  if (!lowest) return
  numbers.set('price', lowest.price)
  numbers.delete(lowest.target)
  if (lowest.from > 1 && !numbers.has('minimum_quantity'))
    numbers.set('minimum_quantity', lowest.from)
}

const asMoney = (cents: number): string => (cents / 100).toFixed(2)

function priceBreaks(draft: Draft): { min_quantity: number; price: string }[] {
  const { numbers } = draft
  return draft.mapping.columns
    .flatMap((target) => {
      const [kind, number] = target.split(':')
      // The quantity is in a separate column, or in the heading.
      const from = kind === 'tierprice' ? numbers.get(`tier:${number}`) : Number(number)
      const isRow = (kind === 'from' || kind === 'tierprice') && numbers.has(target)
      return isRow && from !== undefined && from > 1 ? [{ from, target }] : []
    })
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, target }) => ({
      min_quantity: from,
      price: asMoney(priceCents(draft, target) ?? 0),
    }))
}

/** The fields of a new tool, with the mapping's defaults for values that the list lacks. */
export function withDefaults({ defaults }: Mapping, fields: ToolFields, section = ''): ToolFields {
  const texts = Object.entries(defaults).flatMap(([field, text]) => {
    if (fields[field] !== undefined || text === '') return []
    // In a list that has packs, rows without a pack are single pieces. No pack is opened: less than
    // one pack in a column of packs that was chosen by hand is not a minimum.
    const value =
      text === '=pack_size' || (field === 'minimum_quantity' && isBelow(text, fields['pack_size']))
        ? (fields['pack_size'] ?? 1)
        : text === '=section'
          ? section || undefined
          : defaultOf(text, fields)
    return value === undefined ? [] : [[field, value] as const]
  })
  return { ...Object.fromEntries(texts), ...fields }
}

const isBelow = (text: string, pack: unknown): boolean =>
  typeof pack === 'number' && Number(text) < pack

const defaultOf = (text: string, fields: ToolFields): unknown =>
  text.startsWith('=') ? fields[text.slice(1)] : text
