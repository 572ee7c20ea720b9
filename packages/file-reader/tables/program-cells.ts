/**
 * The meaning of cells in exports of shop programs that other lists would write differently or not
 * at all. Pure.
 */
import { fieldOfHeading } from '../headings/article-headings.ts'
import { headingKey } from '../headings/heading-key.ts'
import { isEmptyCell, type Cell, type NumberedRow, type Row } from './table.ts'

type Table = { readonly headings: readonly string[]; readonly rows: readonly NumberedRow[] }

/**
 * The table with such cells in the usual form; unchanged if it is not from one of these programs.
 */
export function withProgramCells<T extends Table>(table: T): T {
  const keys = table.headings.map(headingKey)
  const changes = [
    withHandles(keys, table.rows),
    withQuantities(keys),
    withIntervals(keys),
    withHidden(keys, table.rows),
    withWeightUnits(keys),
    withSecondNames(keys),
    withRand(keys),
  ].filter((change) => change !== undefined)
  if (changes.length === 0) return table
  const changed = (cells: Row) => changes.reduce((row, change) => change(row), cells)
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: changed(row.cells) })) }
}

type Change = (cells: Row) => Row

const textAt = (row: Row, column: number): string => String(row[column] ?? '').trim()

/**
 * Shopify exports without any article number: the handle identifies an article; with its options,
 * it identifies a size, as in page addresses.
 */
function withHandles(keys: readonly string[], rows: readonly NumberedRow[]): Change | undefined {
  const [handle, sku, price] = ['handle', 'variant sku', 'variant price'].map((key) =>
    keys.indexOf(key),
  )
  const options = [1, 2, 3].map((nth) => keys.indexOf(`option${nth} value`))
  const isOther = handle === undefined || sku === undefined || price === undefined
  if (isOther || handle < 0 || sku < 0 || rows.some(({ cells }) => textAt(cells, sku) !== ''))
    return undefined
  return (cells) => {
    const chosen = options
      .map((column) => textAt(cells, column))
      .filter((option) => option !== '' && option !== 'Default Title')
    // A row without either is a further picture.
    if (textAt(cells, price) === '' && textAt(cells, options[0] ?? -1) === '') return cells
    const parts = chosen.map((option) =>
      option
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, ''),
    )
    return cells.with(sku, [textAt(cells, handle), ...parts].filter(Boolean).join('-'))
  }
}

const intervalKey = /^(?:abnahmeintervall|variation ?interval ?order ?quantity|purchase ?steps?)$/

/** JTL and plentymarkets write 0 for articles that are sold in any quantity. */
function withIntervals(keys: readonly string[]): Change | undefined {
  const interval = keys.findIndex((key) => intervalKey.test(key))
  if (interval < 0) return undefined
  return (cells) => (Number(textAt(cells, interval)) === 0 ? cells.with(interval, '') : cells)
}

/** Columns with the unit of the weight beside them: SAP, Akeneo, OpenCart, Shopify. */
const weightUnitKey =
  /^(?:gewei|weight[ -](?:unit|uom|unit of measure)|variant weight unit|gewichts?-?einheit|unite (?:de )?poids|unidad (?:de )?peso|unita (?:di )?peso)$/
const shortUnits: Readonly<Record<string, string>> = {
  kilogram: 'kg',
  gram: 'g',
  pound: 'lb',
  ounce: 'oz',
}

/** Weights get the unit of their row, or that of their heading: 'weightG' of plentymarkets. */
function withWeightUnits(keys: readonly string[]): Change | undefined {
  const weight = keys.findIndex(
    (key) => fieldOfHeading(key) === 'weight' && !weightUnitKey.test(key) && !/gram/.test(key),
  )
  const unit = keys.findIndex((key) => weightUnitKey.test(key))
  const named = keys[weight]?.endsWith('weightg') ? 'g' : ''
  if (weight < 0 || (unit < 0 && named === '')) return undefined
  return (cells) => {
    const text = textAt(cells, weight)
    const word = textAt(cells, unit).toLowerCase()
    return /^[\d.,]+$/.test(text)
      ? cells.with(weight, `${text} ${shortUnits[word] ?? (word || named)}`.trim())
      : cells
  }
}

const secondName =
  /^(?:(?:artikel)?bez(?:eichnung)? ?2|(?:item |product )?desc(?:ription)? ?2|benennung 2|designation 2|libelle 2|omschrijving 2|descrizione 2|descripcion 2)$/

/** A name in two columns is one: 'Blechschraube' and '3,9x16'. */
function withSecondNames(keys: readonly string[]): Change | undefined {
  const second = keys.findIndex((key) => secondName.test(key))
  const first = keys.findIndex((key) => fieldOfHeading(key) === 'name' && !secondName.test(key))
  if (second < 0 || first < 0) return undefined
  return (cells) => {
    const further = textAt(cells, second)
    const name = textAt(cells, first)
    return name === '' || further === '' || name.includes(further)
      ? cells
      : cells.with(first, `${name} ${further}`)
  }
}

/** 'R 125,50' below a price in rand; elsewhere, the letter is none of a currency. */
function withRand(keys: readonly string[]): Change | undefined {
  const prices = keys.flatMap((key, column) => (/\b(?:zar|rand)\b/.test(key) ? [column] : []))
  if (prices.length === 0) return undefined
  return (cells) =>
    cells.map((cell, column) =>
      prices.includes(column) && typeof cell === 'string'
        ? cell.replace(/^\s*R\s?(?=\d)/, '')
        : cell,
    )
}

/** Quantities of Magento with the columns that turn them on, and leave them to the settings of its shop. */
const quantities = [
  ['qty increments', 'enable qty increments', 'use config qty increments'],
  ['min cart qty', '', 'use config min sale qty'],
] as const

/** Magento exports contain quantities that do not apply: of all websites, disabled, or 0. */
function withQuantities(keys: readonly string[]): Change | undefined {
  const found = quantities
    .map((of) => of.map((key) => keys.indexOf(key)))
    .filter(([quantity = -1]) => quantity >= 0)
  if (found.length === 0 || !keys.includes('sku')) return undefined
  return (cells) =>
    found.reduce((row, [quantity = -1, isOn = -1, ofShop = -1]) => {
      const isOff =
        Number(textAt(cells, quantity)) === 0 ||
        textAt(cells, isOn) === '0' ||
        textAt(cells, ofShop) === '1'
      return isOff && !isEmptyCell(cells[quantity] ?? '') ? row.with(quantity, '') : row
    }, cells)
}

/**
 * The visibility columns of WooCommerce, Magento and PrestaShop; their values are not translated.
 */
const visibilityKey =
  /^(?:visibility|sichtbarkeit|visibilite|visibilidad|visibilita|zichtbaarheid|visibilidade)(?: .*)?$/
const hidden = /^(?:hidden|none|not visible individually)$/i

/** Whether a heading is for the visibility of an article, and the cell means hidden. */
export const saysHidden = (heading: string, cell: Cell | undefined): boolean =>
  visibilityKey.test(headingKey(heading)) && hidden.test(String(cell ?? '').trim())

/**
 * Articles that are not listed anywhere become drafts. Sizes are never listed: the state of their
 * article applies.
 */
function withHidden(keys: readonly string[], rows: readonly NumberedRow[]): Change | undefined {
  const visibility = keys.findIndex((key) => visibilityKey.test(key))
  const state = keys.findIndex((key) => fieldOfHeading(key) === 'state')
  if (visibility < 0 || state < 0) return undefined
  const sku = keys.indexOf('sku')
  const sizes = keys.indexOf('configurable variations')
  const isSize = new Set(
    rows.flatMap(({ cells }) =>
      Array.from(textAt(cells, sizes).matchAll(/(?:^|\|)sku=([^,|]+)/g), ([, size]) => size),
    ),
  )
  return (cells) =>
    hidden.test(textAt(cells, visibility)) && !isSize.has(textAt(cells, sku))
      ? cells.with(state, 'hidden')
      : cells
}
