/** The columns of a price file, recognized by their headings and cells. Pure. */
import { isAddressed } from '../columns/addressed-price.ts'
import { isFormer, priceRank } from '../columns/column-choice.ts'
import {
  fieldOfHeading,
  quantityOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { parseDecimal } from '../../../packages/file-reader/numbers/numbers.ts'
import type { ColumnTarget } from '../columns/targets.ts'
import { headingQuantity, measuredBy } from '../columns/first-mapping.ts'
import type { Mapping } from '../columns/mapping.ts'
import { packOfPrice } from '../columns/pack-price.ts'
import type { DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'
import { namesStep, withSteps } from '../columns/step-column.ts'
import { taxNote } from '../columns/tax-included.ts'
import { tierTargets } from '../columns/tier-columns.ts'
import {
  currencyOf,
  isEmptyCell,
  type Cell,
  type NumberedRow,
} from '../../../packages/file-reader/tables/table.ts'

/**
 * The meaning of a column: a field, `from:12` for the price from 12 on, `tier:1` and `tierprice:1`
 * for a quantity and its price, or nothing (empty). `tool`, `brand` and `category` name what the
 * price is for; `target` states which of them `name` is.
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

/** Columns that qualify a price, and are not a price on their own. */
const asides: ReadonlySet<string> = new Set([
  'discountGroup',
  'surcharge',
  'factor',
  'taxRate',
  'freeGoods',
  'discountable',
  'netItem',
])

/** 'Preis nach Rabatt': the remaining price, not a percentage. */
const isReduced = (heading: string): boolean =>
  !heading.includes('%') &&
  fieldOfHeading(heading) === 'price' &&
  /\b(?:nach|after|less|net of|abzugl\w*|apres|dopo|despues|na|po|efter|apos)\b/.test(
    headingKey(heading),
  )

/**
 * Words in a heading of percentages that are not deducted from a list price: the remaining share, a
 * surcharge, an amount of money, or a conditional discount.
 */
const otherPercent =
  /(?:^| )(?:of (?:the )?list|of|vom|von|du tarif|sur tarif|markup|mark up|margin|increase|commission|surcharge|aufschlag|zuschlag|marge|provision|erhohung|amount|betrag|montant|importe|importo|bedrag|kwota|belopp|belob|per|pro|par|por|je|from|ab|over|above|max|maximum|bis|up to)(?: |$)|(?:betrag|aufschlag|zuschlag)$/
/**
 * Whether the percentages below a heading, or values that are not percentages, are not a plain
 * discount.
 */
const isOtherPercent = (heading: string): boolean =>
  currencyOf([heading]) !== '' ||
  (/\p{L}{2}/u.test(heading) && otherPercent.test(headingKey(heading)))

function columnOf(heading: string): PriceColumn {
  if (isAddressed(heading)) return 'price'
  const term = termOfHeading(heading)
  if (term === 'percent' && isOtherPercent(heading) && !isReduced(heading)) return ''
  if (term === 'percent' && isReduced(heading)) return 'price'
  if (term !== undefined) return term === 'subject' ? 'name' : asides.has(term) ? '' : term
  const from = quantityOfHeading(heading)
  return from === undefined ? (ofTool[fieldOfHeading(heading) ?? ''] ?? '') : `from:${from}`
}

/** Of several prices, the one without tax, then one that does not mention tax. */
const taxRank = (heading: string): number =>
  ['without', undefined, 'gross', 'with'].indexOf(taxNote(heading)?.is)

/** Words in a unit column that state the quantity of prices: each, a hundred, a thousand. */
const countWord = /^(?:c|e|ea|hd|m)$/i

const isCount = (cell: Cell): boolean => /^\d{1,7}$/.test(String(cell).trim())
/** 'ab 10', '10+', '10-49': the quantity from which a price counts. */
const fromCount =
  /^(?:(?:ab|from|des|desde|a partir de?|da|vanaf|od|fra|fran|>=?|≥)\s*\d{1,6}|\d{1,6}\s*(?:\+|[-–]\s*\d{1,6}))$/iu
const tierHeading = /^(?:tier|staffel|stufe|break|bracket|palier|tramo|scaglione)s?$/

/** Whether a column has the quantity from which the price of its row counts. */
function isStepColumn(column: PriceColumn, heading: string, cells: readonly Cell[]): boolean {
  if (cells.length === 0) return false
  const key = headingKey(heading)
  const isNamed = namesStep(heading) || beginsAt.test(key)
  if (['', 'validFrom', 'ladder'].includes(column) && isNamed && cells.every(isCount))
    // A spreadsheet counts days, and this century's are of five digits.
    return !(column === 'validFrom' && cells.every(isSerialDay))
  const isOfQuantity = fieldOfKey('order', key) === 'quantity' || tierHeading.test(key)
  return (
    (column === '' || column === 'ladder') &&
    (isOfQuantity || isNamed) &&
    cells.some((cell) => !isCount(cell)) &&
    cells.every((cell) => isCount(cell) || fromCount.test(String(cell).trim()))
  )
}
const beginsAt = /^(?:von|de|van)$/
const isSerialDay = (cell: Cell): boolean => Number(cell) > 36_525 && Number(cell) < 73_051

const isPercentage = (cell: Cell): boolean => {
  const bare = String(cell).replace(/\s*%\s*$/, '')
  return /\d|^#/.test(bare) || parseDecimal(bare, 'comma') !== undefined
}

/** The meaning of a column from its cells, if its heading has several meanings. */
function byCells(
  column: PriceColumn,
  heading: string,
  cells: readonly Cell[],
  hasBase: boolean,
): PriceColumn {
  if (isStepColumn(column, heading, cells)) return 'step'
  // 'Desc' is a discount, or a description.
  if (column === 'percent' && cells.length > 0 && !cells.some(isPercentage)) return ''
  if (column === 'percent' && currencyOf(cells) !== '') return ''
  // 'M' beside 'C' or 'EA' means a thousand; alone it may be a metre.
  const isBasis =
    cells.every((cell) => countWord.test(String(cell).trim())) &&
    cells.some((cell) => !/^m$/i.test(String(cell).trim()))
  return column === 'unit' && isBasis && !hasBase ? 'pricePer' : column
}

/**
 * Keeps each target once: of several columns with it, the one that `chosen` names, else the first.
 */
const onlyOnce = (columns: readonly PriceColumn[], chosen: Readonly<Record<string, number>>) =>
  columns.map((column, index) =>
    index === (chosen[column] ?? columns.indexOf(column)) ? column : '',
  )

/** The price column: a former price is never used, regardless of its tax. */
function bestPrice(columns: readonly PriceColumn[], all: readonly string[]): number {
  const rankOf = (index: number) =>
    taxRank(all[index] ?? '') +
    10 * priceRank(headingKey(all[index]), []) -
    (isAddressed(all[index] ?? '') ? 20 : 0)
  const [best = -1] = columns
    .flatMap((column, index) => (column === 'price' ? [index] : []))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  return best
}

/** The article number column: former numbers rank below others. */
const presentTool = (columns: readonly PriceColumn[], all: readonly string[]): number => {
  const tools = columns.flatMap((column, index) => (column === 'tool' ? [index] : []))
  return tools.find((index) => !isFormer(headingKey(all[index]))) ?? tools[0] ?? -1
}

/** 'Article' and 'Item' are article numbers, if no other column names what a price is for. */
function withArticles(columns: readonly PriceColumn[], all: readonly string[]): PriceColumn[] {
  if (columns.includes('tool') || columns.includes('name')) return [...columns]
  const article = all.findIndex(
    (heading, index) => columns[index] === '' && articleWord.test(headingKey(heading)),
  )
  return columns.map((column, index) => (index === article ? 'tool' : column))
}
const articleWord =
  /^(?:artikel|article|artic[ou]lo|produkt|product|produit|producto|prodotto|produto|tovar|towar|item|vare|vara|termek|cikk|zbozi)$/

/**
 * A price for 1 and more, or a special price, is the price, if no other column is. The days of an
 * offer are those of the special price.
 */
function withPrice(columns: readonly PriceColumn[]): PriceColumn[] {
  const isPriced =
    columns.includes('price') || columns.some((column) => column.startsWith('tierprice:'))
  const special = isPriced ? -1 : columns.indexOf('special')
  const days = special < 0 ? {} : daysOfOffer
  return columns.map((column, index) => {
    if (column === 'special') return index === special ? 'price' : ''
    if (column === 'offerFrom' || column === 'offerUntil') return days[column] ?? ''
    return !isPriced && (quantityOf(column) ?? 2) <= 1 ? 'price' : column
  })
}
/** A percentage that a list price loses; without that price, it is one of the tool's price. */
const withLess = (columns: readonly PriceColumn[]): PriceColumn[] =>
  columns.map((column) => (column === 'less' && !columns.includes('price') ? 'percent' : column))
const daysOfOffer: Readonly<Record<string, PriceColumn>> = {
  offerFrom: 'validFrom',
  offerUntil: 'validUntil',
}

/**
 * Each field at most once; a price for 1 and more is the price, if no other column is.
 * @param rows the rows by which some columns are recognized
 */
export function priceColumns(
  all: readonly string[],
  rows: readonly NumberedRow[] = [],
): PriceColumn[] {
  const cellsOf = (index: number): readonly Cell[] =>
    rows.flatMap(({ cells }) => {
      const cell = cells[index]
      return cell === undefined || isEmptyCell(cell) ? [] : [cell]
    })
  const tiers = tierTargets(all)
  const named = all.map(columnOf)
  const hasBase = named.includes('pricePer')
  const guessed = all.map(
    (heading, index) =>
      tiers[index] ?? byCells(named[index] ?? '', heading, cellsOf(index), hasBase),
  )
  const priced = withLess(
    withPrice(
      withArticles(
        onlyOnce(guessed, { price: bestPrice(guessed, all), tool: presentTool(guessed, all) }),
        all,
      ),
    ),
  )
  const pack = packColumn(priced, all)
  const packed = priced.map((column, index) => (index === pack ? 'pricePer' : column))
  const steps = withSteps(packed.map(targetOf), all, rows)
  const stepped = packed.map((column, index) =>
    column === '' && steps[index] === 'step' ? 'step' : column,
  )
  return withoutUpTo(stepped, cellsOf)
}

/** Beside 'from' with quantities, 'to' with quantities repeats the next row. */
const withoutUpTo = (
  columns: readonly PriceColumn[],
  cellsOf: (index: number) => readonly Cell[],
): PriceColumn[] =>
  columns.map((column, index) => {
    const cells = column === 'validUntil' && columns.includes('step') ? cellsOf(index) : []
    return cells.length > 0 && cells.every(isCount) && !cells.every(isSerialDay) ? '' : column
  })

/** If the price is for a pack, the column with the pack size. */
function packColumn(columns: readonly PriceColumn[], all: readonly string[]): number {
  if (columns.includes('pricePer')) return -1
  const price = all[columns.indexOf('price')] ?? ''
  const pack = packOfPrice(
    price,
    all.map((heading, index) =>
      columns[index] === ''
        ? (fieldOfHeading(heading) ?? (isPackOf(price, heading) ? 'pack_size' : ''))
        : '',
    ),
  )
  return pack?.column ?? -1
}

/** Whether a heading is the size of the pack that the price is for: 'Box qty' beside 'Price/box'. */
function isPackOf(price: string, heading: string): boolean {
  const [, pack = ''] = packCount.exec(headingKey(heading)) ?? []
  return pack !== '' && ` ${headingKey(price)} `.includes(` ${pack} `)
}
const packCount = /^(\p{L}+) (?:qty|quantity|size|count|contents?|pcs)$/u

/** A column in the form of the tool import. */
const targetOf = (column: PriceColumn): ColumnTarget =>
  column === 'tool'
    ? 'sku'
    : column === 'pricePer'
      ? 'price_per'
      : ['price', 'unit', 'step'].includes(column) || isRung(column) || column.startsWith('tier:')
        ? column
        : ''

const isRung = (column: PriceColumn): boolean => /^(?:from|tierprice):/.test(column)
/** Whether the cells of a column are amounts of money. */
export const isAmountColumn = (column: PriceColumn): boolean => column === 'price' || isRung(column)

/**
 * Prices are read as the tool import reads them.
 * @param titledQuantity the quantity that they are for, according to a title
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
    constants: {
      ...headingQuantity(all, targets, titledQuantity),
      ...measuredBy(all, targets),
    },
  }
}

const quantityOf = (column: PriceColumn): number | undefined =>
  column.startsWith('from:') ? Number(column.slice('from:'.length)) : undefined
