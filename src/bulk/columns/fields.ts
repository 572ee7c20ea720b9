/**
 * The possible meanings of a column of a list, and the headings from which they are guessed. Pure.
 */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import {
  fieldOfHeading,
  quantityOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import type { ListField } from '../../../packages/file-reader/headings/fields.ts'
import { specOfHeading } from '../../../packages/file-reader/records/listed-articles.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { isGtin } from '../../catalogue/identifiers/identifiers.ts'
import { chooseColumns, withArticleNumbers } from './column-choice.ts'
import { areUnits, plausibleFields, stateIn } from './plausible-columns.ts'
import { inOtherCurrency } from './price-currency.ts'
import { areTaxRates } from './tax-rate-cells.ts'
import { textTarget } from './text-targets.ts'
import { isRepeatable, type ColumnTarget } from './targets.ts'
import { tierTargets } from './tier-columns.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
} from '../../../packages/file-reader/tables/table.ts'

/** Rows whose cells are examined. */
const sampleSize = 50

/**
 * The meaning of each column, guessed from its heading and its cells; every field at most once.
 * @param currency the shop's currency
 */
export function guessTargets(
  headings: readonly string[],
  rows: readonly NumberedRow[],
  currency = shopCurrency().code,
): ColumnTarget[] {
  const isSpec = headings.map((heading) => specOfHeading(heading) !== undefined)
  const texts = headings.map(textTarget)
  // A specification line of a catalogue stays one, whatever its name is.
  const columnHeadings = headings.map((heading, column) =>
    isSpec[column] || texts[column] !== undefined ? '' : heading,
  )
  const taken = new Set<string>()
  const sample = rows.slice(0, sampleSize)
  const cellsOf = (column: number): Cell[] =>
    sample.flatMap(({ cells }) => {
      const cell = cells[column]
      return cell === undefined || isEmptyCell(cell) ? [] : [cell]
    })
  const take = (target: ColumnTarget): ColumnTarget => {
    const isOnce = target === 'Stock' || !isRepeatable(target)
    if (target === '' || (taken.has(target) && isOnce)) return ''
    taken.add(target)
    return target
  }
  // Headings with a language first: of 'Name' and 'Name:de', a German shop reads the second.
  const spoken = texts.map((target) => (target === undefined ? undefined : take(target)))
  const tiers = tierTargets(columnHeadings)
  const quantities = columnHeadings.map((heading, column) =>
    tiers[column] === undefined ? quantityOfHeading(heading) : undefined,
  )
  const named = columnHeadings.map((heading, column) =>
    tiers[column] === undefined
      ? (fieldOfHeading(heading) ??
        taxClassIn(heading, cellsOf(column)) ??
        stateIn(heading, cellsOf(column)))
      : undefined,
  )
  const plausible = plausibleFields(withArticleNumbers(columnHeadings, named, cellsOf), cellsOf)
  const fields = chooseColumns(
    columnHeadings,
    withoutShortTexts(
      columnHeadings,
      namesApart(columnHeadings, withName(plausible, texts, cellsOf)),
      cellsOf,
    ),
    cellsOf,
    currency,
  )
  const isOther = inOtherCurrency(columnHeadings, { fields, quantities, cellsOf, currency })
  const ladder = quantities.map((from, column) => (isOther(column) ? undefined : from))
  // '1+' is the price; a ladder with a higher start sets the minimum quantity.
  const isPrice = (from: number) => from <= 1
  const byHeading = columnHeadings.map((_, column) => {
    if (isSpec[column]) return 'spec'
    if (spoken[column] !== undefined) return spoken[column]
    const [from, tier] = [ladder[column], tiers[column]]
    if (tier !== undefined) return take(tier)
    if (from !== undefined) return take(isPrice(from) ? 'price' : `from:${from}`)
    if (isOther(column) || isPageAddress(fields, column, columnHeadings)) return ''
    return take(fields[column] ?? '')
  })
  // 'dz' below 'Pack' is not a unit, and a file that a shop program sells is not a picture.
  const hasOtherContent = (heading: string) =>
    fieldOfHeading(heading) === 'pack_size' || /^\s*downloads?\b/i.test(heading)
  const byContent = byHeading.map((target, column) =>
    target === '' && texts[column] === undefined && !hasOtherContent(columnHeadings[column] ?? '')
      ? take(fieldOfContent(cellsOf(column)))
      : target,
  )
  const guessed = guessRest(
    withOutlets(byContent, headings, cellsOf),
    columnHeadings,
    cellsOf,
    take,
  )
  return [...withoutCounter(guessed, columnHeadings, cellsOf)]
}

/**
 * The headings under which Lightspeed and Square export the stock of each outlet: 'inventory_Main
 * Outlet'.
 */
const outletStock = /^(?:inventory_|current quantity )\S/i

/** The stocks of all outlets, if no other column has the stock. */
function withOutlets(
  targets: readonly ColumnTarget[],
  headings: readonly string[],
  cellsOf: (column: number) => readonly Cell[],
): readonly ColumnTarget[] {
  const isOutlet = (column: number) => outletStock.test(headings[column]?.trim() ?? '')
  if (targets.some((target, column) => target === 'Stock' && !isOutlet(column))) return targets
  return targets.map((target, column) =>
    target === '' && isOutlet(column) && cellsOf(column).length > 0 ? 'Stock' : target,
  )
}

/** A column of tax rates determines classes, by the rates of the shop's country. */
const taxClassIn = (heading: string, cells: readonly Cell[]): ListField | undefined =>
  termOfHeading(heading) === 'taxRate' && areTaxRates(cells) ? 'tax_class' : undefined

/** Whether a column 'URL' holds pages, because other columns hold pictures. */
const isPageAddress = (
  fields: readonly (ListField | undefined)[],
  column: number,
  columnHeadings: readonly string[],
): boolean =>
  fields[column] === 'image' &&
  !namesPicture(columnHeadings[column] ?? '') &&
  columnHeadings.some((heading, other) => fields[other] === 'image' && namesPicture(heading))
const namesPicture = (heading: string): boolean =>
  /image|picture|photo|bild|foto|imagen|immagine|afbeelding/i.test(heading)

/** The fields of headings; where no column is the name, the only description with short texts is. */
function withName(
  fields: readonly (ListField | undefined)[],
  texts: readonly (ColumnTarget | undefined)[],
  cellsOf: (column: number) => readonly Cell[],
): readonly (ListField | undefined)[] {
  const described = fields.indexOf('description')
  const isOnly = described >= 0 && fields.lastIndexOf('description') === described
  const isNamed = fields.includes('name') || texts.some((target) => target?.startsWith('name'))
  const isShort = cellsOf(described).every((cell) => String(cell).length <= 80)
  return isOnly && !isNamed && isShort ? fields.with(described, 'name') : fields
}

/** The fields of headings; if two columns may be the name, 'Description' is the description. */
function namesApart(
  columnHeadings: readonly string[],
  fields: readonly (ListField | undefined)[],
): readonly (ListField | undefined)[] {
  const names = columnHeadings.filter((_, column) => fields[column] === 'name')
  const name =
    names.find((heading) => !/^\s*(?:desc|descri|omschr|beschr|beskr|opis|popis)/i.test(heading)) ??
    names[0]
  return fields.map((field, column) =>
    field === 'name' && columnHeadings[column] !== name ? 'description' : field,
  )
}

/** In the languages of shop programs: texts of a page besides the description. */
const shortText =
  /^\s*(?:short desc|kurzbeschr|korte (?:omschr|beschr)|description (?:courte|breve)|descripci[oó]n corta|breve descr|descri[cç][aã]o curta|kr[oó]tki opis)/i

/** The fields of headings, without a short description if there is a full one. */
function withoutShortTexts(
  columnHeadings: readonly string[],
  fields: readonly (ListField | undefined)[],
  cellsOf: (column: number) => readonly Cell[],
): readonly (ListField | undefined)[] {
  const isShort = columnHeadings.map((heading) => shortText.test(heading.replaceAll('_', ' ')))
  const hasWhole = fields.some(
    (field, column) =>
      field === 'description' && isShort[column] !== true && cellsOf(column).length > 0,
  )
  return fields.map((field, column) =>
    hasWhole && field === 'description' && isShort[column] === true ? undefined : field,
  )
}

/** Running numbers are not the article numbers if another column has a code for each article. */
function withoutCounter(
  targets: readonly ColumnTarget[],
  columnHeadings: readonly string[],
  cellsOf: (column: number) => readonly Cell[],
): readonly ColumnTarget[] {
  const chosen = targets.indexOf('sku')
  const cells = cellsOf(chosen)
  const counts = cells.length > 1 && cells.every((cell, nth) => Number(cell) === nth + 1)
  const code = targets.findIndex(
    (target, column) =>
      target === '' &&
      !isOther('sku', columnHeadings[column] ?? '') &&
      cellsOf(column).length === cells.length &&
      cellsOf(column).every((cell) => /\p{L}/u.test(String(cell))) &&
      likeness.sku(cellsOf(column)) === 1,
  )
  return counts && code >= 0
    ? targets.map((target, column) => (column === code ? 'sku' : column === chosen ? '' : target))
    : targets
}

/** SKU, name and price, if no heading names them, guessed from their cells. */
function guessRest(
  targets: readonly ColumnTarget[],
  columnHeadings: readonly string[],
  cellsOf: (column: number) => readonly Cell[],
  take: (target: ColumnTarget) => ColumnTarget,
): ColumnTarget[] {
  const guessed = [...targets]
  for (const field of ['sku', 'name', 'price'] as const) {
    if (guessed.includes(field) || (field === 'price' && guessed.includes('cost'))) continue
    const [best, next] = guessed
      .map((target, column) => ({
        column,
        score:
          target === '' && !isOther(field, columnHeadings[column] ?? '')
            ? likeness[field](cellsOf(column))
            : 0,
      }))
      .toSorted((a, b) => b.score - a.score)
    // With two columns of amounts, neither becomes the price without a question.
    const isOpen = field === 'price' && (next?.score ?? 0) > 0.6
    if (best && best.score > 0.6 && !isOpen) guessed[best.column] = take(field)
  }
  return guessed
}

/** Whether a heading says that its cells are something else than a number or a name. */
const isOther = (field: 'sku' | 'name' | 'price', heading: string): boolean =>
  (field === 'sku' &&
    (termOfHeading(heading) !== undefined || otherCode.test(headingKey(heading)))) ||
  (field === 'name' &&
    /^(?:(?:product|item|article) )?(?:type|typ|tipo|kind)$/.test(headingKey(heading)))
/** Codes of taxes and categories, quantities, days. */
const otherCode =
  /(?<!\p{L})(?:iva|vat|tva|mwst|btw|dph|moms|tax|steuer\p{L}*|stock|qty|q ta|qta|menge|bestand\p{L}*|giacenza|categor\p{L}*|kategori\p{L}*|date|datum|data|fecha)(?!\p{L})/u

const shareOf = (cells: readonly Cell[], test: (text: string, cell: Cell) => boolean): number =>
  cells.length === 0
    ? 0
    : cells.filter((cell) => test(String(cell).trim(), cell)).length / cells.length

/** How well the cells of a column match a field, 0 to 1. */
const likeness: Readonly<Record<'sku' | 'name' | 'price', (cells: readonly Cell[]) => number>> = {
  // Different from each other, short, with a digit, and not an amount.
  sku: (cells) =>
    new Set(cells.map(String)).size === cells.length
      ? shareOf(
          cells,
          (text) => text.length <= 25 && /\d/.test(text) && !/[.,]\d{1,2}$|[€$£]/.test(text),
        )
      : 0,
  // 'Inventory' below 'Type' in most rows is a kind of article.
  name: (cells) =>
    new Set(cells.map(String)).size * 2 > cells.length
      ? shareOf(cells, (text) => text.length >= 8 && /\p{L}{3}/u.test(text))
      : 0,
  price: (cells) =>
    shareOf(cells, (text) => /^[€$£]?\s*\d[\d.,' ]*[.,]\d{2}\s*(?:[€$£]|[A-Z]{3})?$/.test(text)),
}

/** The meaning of cells without a known heading, if no other column matches it. */
function fieldOfContent(cells: readonly Cell[]): ColumnTarget {
  if (cells.length === 0) return ''
  const share = (test: (text: string) => boolean) =>
    cells.filter((cell) => test(String(cell).trim())).length / cells.length
  if (share(isGtin) > 0.8) return 'gtin'
  if (areUnits(cells)) return 'unit'
  if (share((text) => /^https:\/\/\S+\.pdf(?:[?#]|$)/i.test(text)) > 0.8) return 'document'
  if (share((text) => /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)/i.test(text)) > 0.8) return 'image'
  return ''
}
