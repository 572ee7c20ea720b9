/** From a row of a supplier's list to the tool that it describes, by a mapping. Pure. */
import { textColumnOf } from '../../catalogue/texts/text-cells.ts'
import { termOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { isListField, type ListField } from '../../../packages/file-reader/headings/fields.ts'
import {
  doubtHeading,
  refusalHeading,
  specOfHeading,
} from '../../../packages/file-reader/records/listed-articles.ts'
import { withoutApostrophe } from '../../platform/files/csv.ts'
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
import {
  formulaWithoutValue,
  isEmptyCell,
  type Cell,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
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
import { scaleOfAmount } from './price-scale.ts'
import { isoDate, readNumber, readTier, readWeight, readWhole } from './row-numbers.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { ClassOfRate } from './tax-rate-cells.ts'
import { settlePacks } from './counted-packs.ts'
import { settleTax } from './tax-included.ts'
import { unitOfWord } from './unit-words.ts'

/** How the columns of a list become fields of tools. */
export type Mapping = {
  /** By column. */
  readonly columns: readonly ColumnTarget[]
  readonly decimals: DecimalSign
  /** What one unit of the list's currency costs in the shop's. */
  readonly rate: number
  /** Texts of fields of every tool of the list. */
  readonly constants: Readonly<Partial<Record<ListField, string>>>
  /**
   * Texts of fields that a new tool has where the list says nothing; '=name' for the tool's name,
   * '=section' for the title above its row.
   */
  readonly defaults: Readonly<Partial<Record<ListField, string>>>
  /** Fields that are computed: 'cost × 1.42, to .05'. */
  readonly formulas: Readonly<Partial<Record<ListField, string>>>
  /** A change of the present prices of tools that are in the shop. */
  readonly priceChange?: PriceChange | undefined
  /** What prices are that are all written without decimals, where somebody has said it. */
  readonly wholePrices?: WholePrices | undefined
}
/** Numbers of the tool that a row is about, for formulas. */
export type PresentNumbers = (field: string) => number | undefined

/** What is known of a whole list beside its mapping. */
export type ListNotes = {
  /** By column, how its numbers are written; as the mapping says where there is none. */
  readonly signs?: readonly ColumnSign[]
  /** What stands above the headings. */
  readonly titles?: readonly string[]
  /** The tax class of a rate, where the rates of the shop's country are known. */
  readonly classOfRate?: ClassOfRate | undefined
}

/** What is to be said about one field of a row. */
export type Finding = { readonly field: string; readonly why: string }
/**
 * The fields of a tool by their names on the wire, as `POST /additems` takes them, and its `state`
 * where the list says that it is not simply on sale.
 */
export type ToolFields = Readonly<Record<string, unknown>>
export type MappedRow = {
  readonly fields: ToolFields
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
  /** Addresses of pictures after the first, which is a field. */
  readonly pictures: readonly string[]
  /** Addresses of PDF documents. */
  readonly documents: readonly string[]
  /** What the row says of packs. */
  readonly packs: readonly ListedPack[]
  /** Cents for as many as the price is for, where the list says so. */
  readonly cost: number | undefined
  /** In what its stock is counted, where it says another unit than a piece. */
  readonly stockUnit?: string | undefined
  /** For how many the row says that something is, as it stands there: 12 for 'Dtz'. */
  readonly listedPer?: number | undefined
  /** From how many pieces its price counts, in a list with a row for each step of a ladder. */
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
/** Fields of the list that are no fields of a tool, or are written otherwise. */
const ownFields: ReadonlySet<string> = new Set([
  'cost',
  'cost_per',
  'weight',
  ...packKinds.flatMap((kind) => [kind, `${kind}_gtin`]),
])
const spreadsheetError = /^#(?:REF|N\/A|VALUE|DIV\/0|NAME\?|NUM|NULL)!?$/i
/** Months as spreadsheets shorten them; those of Romance languages, which begin words, behind a day. */
const shortMonth = 'jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]'
const behindDay = `${shortMonth}|f[eé]v|avr|juin|juil|ao[uû]|d[eé]c|ene|abr|ago|dic|gen|mag|giu|lug|set|ott`
const monthDay = new RegExp(
  `^(?:\\d{1,2}[-. ]{1,2}(?:${behindDay})[a-zé]{0,6}\\.?|(?:${shortMonth})[a-zé]{0,6}[-. ]{1,2}\\d{1,2})$`,
  'i',
)
/** 'Jan-02', '2. Feb': what a spreadsheet makes of 1-2. */
const isMonthDay = (text: string): boolean => monthDay.test(text.trim())

/**
 * @param headings of the columns, which become names in the specification
 * @param present of the tool, where it is known: what formulas name and the row has not
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

/** What the reader of a catalogue says of one of its records: that is so, whatever is mapped. */
function readRecordNotes({ headings, errors, warnings }: Draft, row: Row): void {
  const textBelow = (heading: string) => String(row[headings.indexOf(heading)] ?? '')
  const [refused, doubt] = [textBelow(refusalHeading), textBelow(doubtHeading)]
  if (refused !== '') errors.push({ field: 'sku', why: refused })
  if (doubt !== '') warnings.push({ field: 'price', why: doubt })
}

/** How a text that was typed is written: as it proves, else it is asked about. */
function signOfText(text: string, decimals: DecimalSign): ColumnSign {
  const sign = signOf(text)
  return sign === undefined || sign === 'open'
    ? { decimals, isAsked: sign === 'open' }
    : { decimals: sign, isAsked: false }
}

function readCell(draft: Draft, target: ColumnTarget, column: number, cell: Cell): void {
  if (target === '' || isEmptyCell(cell)) return
  if (cell === formulaWithoutValue) {
    draft.errors.push({ field: target, why: messages.why.noValue })
    return
  }
  if (typeof cell === 'string' && spreadsheetError.test(cell.trim())) {
    draft.errors.push({ field: target, why: messages.why.spreadsheetError(cell.trim()) })
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

/** Fields whose text means more than itself. */
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

/** The stocks of several places are one. */
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
    // Names and numbers stand in one line.
    .replace(field === 'description' ? /\r/g : /\s*[\r\n]+\s*/g, ' ')
    .trim()
  // Our own files have an apostrophe before what a spreadsheet would take for a formula.
  texts.set(field, withoutApostrophe(inOneLine))
}

/** A cost for as many pieces as the price is for. It is converted without rounding. */
const baseConversion = /^cost × (?:10{0,3}|price_per) ÷ \d+$/
const isWholeCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

function computeFormulas({ mapping, numbers, errors }: Draft, present: PresentNumbers): void {
  for (const [field, text] of Object.entries(mapping.formulas)) {
    if (text === '') continue
    const formula = parseFormula(text)
    // An empty cell leaves the number of the tool; it is not what the formula converts.
    const isEmpty = mapping.columns.some((target) => target === field) && !numbers.has(field)
    if (isEmpty && formula?.names.includes(field)) continue
    const result = formula?.compute((name) => numbers.get(name) ?? present(name))
    if (result !== undefined && baseConversion.test(text) && !isWholeCents(result * mapping.rate))
      errors.push({ field, why: messages.why.notWholeCost(text) })
    else if (result === undefined) errors.push({ field, why: messages.why.formula(text) })
    else numbers.set(field, result)
  }
}

/** Cents in the shop's currency for as many as the price is for, half up. */
function priceCents({ mapping, numbers }: Draft, field: string): number | undefined {
  const amount = numbers.get(field)
  return amount === undefined ? undefined : toCents(amount * mapping.rate)
}

/** Of a list that has ladders alone, the lowest row is the price, and from where it is sold. */
function takeLowestTier({ mapping, numbers }: Draft): void {
  if (mapping.columns.includes('price') || numbers.has('price')) return
  const tiers = mapping.columns.flatMap((target) => {
    const [kind, row = ''] = target.split(':')
    const price = numbers.get(target)
    const from = kind === 'from' ? Number(row) : numbers.get(`tier:${row}`)
    const isRung = kind === 'from' || kind === 'tierprice'
    return isRung && from !== undefined && price !== undefined ? [{ from, price, target }] : []
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
      // The quantity stands in a column of its own, or in the heading.
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

/** The fields of a new tool, with the defaults of the mapping where the list says nothing. */
export function withDefaults({ defaults }: Mapping, fields: ToolFields, section = ''): ToolFields {
  const texts = Object.entries(defaults).flatMap(([field, text]) => {
    if (fields[field] !== undefined || text === '') return []
    // A list that has packs says nothing of some: these are single pieces. No pack is opened: where a
    // column of packs was chosen by hand, less than one is no minimum.
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
