/**
 * Exports of shop programs in which the sizes of an article are separate rows without the values of
 * the article: each row gets these values, its own name and a column for the family. Pure.
 */
import { fieldOfHeading } from '../headings/article-headings.ts'
import { headingKey, wordsOf } from '../headings/heading-key.ts'
import { handled, parented, varied } from './size-columns.ts'
import { stateOfWord } from '../headings/state-words.ts'
import { isEmptyCell, type NumberedRow, type Row } from './table.ts'

type Table = { readonly headings: readonly string[]; readonly rows: readonly NumberedRow[] }

/** How a program marks the rows that are sizes of an article. */
export type Layout = {
  /** The text that identifies the article of a size; empty for a row that is not a size. */
  readonly groupOf: (row: Row) => string
  /** Whether the row is the article of the group, which is not sold itself. */
  readonly isParent: (row: Row) => boolean
  /** Whether a row contains only a further picture or a translation. */
  readonly isAside: (row: Row) => boolean
  /** The options that distinguish a size, for its name; empty if the name contains them. */
  readonly optionsOf: (row: Row) => readonly string[]
  /** The name of the family. */
  readonly familyOf: (first: Row) => string
  readonly name: number
}

/** The family column, as the dictionary knows it. */
export const familyHeading = 'Family'

const textAt = (row: Row | undefined, column: number): string =>
  column < 0 ? '' : String(row?.[column] ?? '').trim()

/** Values that a size never takes from its article: its numbers and its stock. */
const ownHeading =
  /^(?:variant |option\d|attribute? |sku$|id$|ean|gtin|upc|barcode|mpn|stock|inventory|current|qty|quantity|in stock|bestand|artikelnummer|product number|ordernumber|default code|internal reference|reference|parent|product type|configurable|store view)/

/**
 * The table with each size as a separate article; unchanged if it is not from one of these
 * programs.
 */
export function withVariants<T extends Table>(listed: T): T {
  const { rows } = listed
  // Shopify's exports since 2025 call it 'URL handle'.
  const renamed = listed.headings.map((heading) =>
    headingKey(heading) === 'url handle' ? 'Handle' : heading,
  )
  const keys = renamed.map(headingKey)
  const headings = renamed.map((heading, column) =>
    // Of Shopify it is a category, of others a model; that of Magento says 'simple'.
    keys[column] === 'type' && keys.includes('handle')
      ? 'Product type'
      : keys[column] === 'product type' && keys.includes('attribute set code')
        ? 'Type'
        : heading,
  )
  const table = { ...listed, headings }
  const layout = [shopify, wooCommerce, magento, shopware, handled, varied, named, parented]
    .map((of) => of(keys, rows))
    .find((found) => found !== undefined)
  if (layout === undefined || keys.includes(headingKey(familyHeading))) return table
  const first = new Map<string, Row>()
  const sizes = new Map<string, number>()
  for (const { cells } of rows) {
    const group = layout.groupOf(cells)
    if (group === '' || layout.isAside(cells)) continue
    if (!first.has(group) || layout.isParent(cells)) first.set(group, cells)
    if (!layout.isParent(cells)) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  const isSized = ([group, count]: readonly [string, number]) =>
    count > 1 || layout.isParent(first.get(group) ?? [])
  if (![...sizes].some(isSized) && !rows.some(({ cells }) => layout.isAside(cells))) return table
  const pictureOf = picturesOf(layout, keys, rows)
  const own = keys.map((key) => ownHeading.test(key))
  const isState = headings.map((heading) => fieldOfHeading(heading) === 'state')
  return {
    ...table,
    headings: [...headings, familyHeading],
    rows: rows
      .filter(({ cells }) => !layout.isAside(cells) && !isSole(layout, sizes, cells))
      .map((row) => {
        const group = layout.groupOf(row.cells)
        const article = group === '' ? undefined : first.get(group)
        const isSize =
          article !== undefined &&
          ((sizes.get(group) ?? 0) > 1 || (article !== row.cells && layout.isParent(article)))
        const filled = headings.map((_, column) => {
          const cell = row.cells[column] ?? ''
          const above = article?.[column] ?? ''
          // What is no longer offered as a whole is offered in no size.
          if (isState[column] && stateOfWord(above) === 'draft') return above
          return isEmptyCell(cell) && own[column] !== true ? above : cell
        })
        if (article !== undefined && pictureOf) {
          filled[pictureOf.column] = pictureOf.of(row.cells, article === row.cells)
          if (pictureOf.own >= 0) filled[pictureOf.own] = ''
        }
        const options = isSize ? layout.optionsOf(row.cells) : []
        if (options.length > 0)
          filled[layout.name] = [textAt(filled, layout.name), ...options].join(' ')
        return { ...row, cells: [...filled, isSize ? layout.familyOf(article) : ''] }
      }),
  }
}

/**
 * The pictures of a size in Shopify's exports: its own, or the first of the article; the first size
 * also has all others, which are in the article's rows.
 */
function picturesOf(layout: Layout, keys: readonly string[], rows: readonly NumberedRow[]) {
  const column = keys.findIndex((key) => key === 'image src' || key === 'product image url')
  const own = keys.findIndex((key) => key === 'variant image' || key === 'variant image url')
  if (column < 0) return undefined
  const all = new Map<string, string[]>()
  for (const { cells } of rows) {
    const [group, picture] = [layout.groupOf(cells), textAt(cells, column)]
    if (group === '' || picture === '') continue
    const earlier = all.get(group)
    if (earlier) earlier.push(picture)
    else all.set(group, [picture])
  }
  return {
    column,
    own,
    of: (cells: Row, isFirst: boolean): string => {
      const [main = '', ...others] = all.get(layout.groupOf(cells)) ?? []
      const picture = textAt(cells, own) || main
      return isFirst ? [...new Set([picture, main, ...others])].join(' ').trim() : picture
    },
  }
}

/** Whether a row is an article whose sizes are also in the list: these are sold instead. */
const isSole = (layout: Layout, sizes: ReadonlyMap<string, number>, cells: Row): boolean =>
  layout.isParent(cells) && (sizes.get(layout.groupOf(cells)) ?? 0) > 0

const never = () => false
export type Find = (keys: readonly string[], rows: readonly NumberedRow[]) => Layout | undefined

/**
 * Rows with the same handle, of which the first has the title; a row without a price is a picture.
 */
const shopify: Find = (keys) => {
  const at = (key: string) => keys.indexOf(key)
  const [handle, name] = [at('handle'), at('title')]
  if (handle < 0 || name < 0 || at('option1 value') < 0) return undefined
  const own = ['variant sku', 'variant price', 'sku', 'price', 'option1 value']
    .map(at)
    .filter((one) => one >= 0)
  return {
    name,
    groupOf: (row) => textAt(row, handle),
    isParent: never,
    isAside: (row) => own.every((column) => textAt(row, column) === ''),
    optionsOf: (row) =>
      [1, 2, 3]
        .map((nth) => textAt(row, at(`option${nth} value`)))
        .filter((option) => option !== '' && option !== 'Default Title'),
    familyOf: (first) => textAt(first, handle),
  }
}

const wooTypes = /^(?:simple|variable|variation|grouped|external)(?:,.*)?$/

/** Rows with an untranslated type; sizes name their article by its number, or as 'id:44'. */
const wooCommerce: Find = (keys, rows) => {
  const cellsOf = (column: number) => rows.map(({ cells }) => textAt(cells, column))
  const type = keys.findIndex(
    (key, column) =>
      key.startsWith('ty') &&
      rows.length > 0 &&
      cellsOf(column).every((text) => wooTypes.test(text)),
  )
  if (type < 0) return undefined
  const id = keys.indexOf('id')
  const articles = rows.filter(({ cells }) => textAt(cells, type).startsWith('variable'))
  const name = keys.indexOf('name')
  const sku = keys.findIndex((key) => /^(?:sku|artikelnummer|ugs|codice)/.test(key))
  const called = new Map(
    articles.flatMap(({ cells }) => [
      [textAt(cells, sku), textAt(cells, id) || textAt(cells, sku)] as const,
      [`id:${textAt(cells, id)}`, textAt(cells, id)] as const,
    ]),
  )
  called.delete('')
  const isSize = (row: Row) => textAt(row, type).startsWith('variation')
  const parent = keys.findIndex(
    (_, column) =>
      column !== sku &&
      rows.some(({ cells }) => isSize(cells) && called.has(textAt(cells, column))),
  )
  if (name < 0 || parent < 0) return undefined
  return {
    name,
    groupOf: (row) =>
      isSize(row)
        ? (called.get(textAt(row, parent)) ?? '')
        : textAt(row, type).startsWith('variable')
          ? textAt(row, id) || textAt(row, sku)
          : '',
    isParent: (row) => textAt(row, type).startsWith('variable'),
    isAside: never,
    optionsOf: () => [],
    familyOf: (first) => textAt(first, name),
  }
}

/**
 * An article names its sizes: 'sku=A-1,size=S|sku=A-2,size=M'; a row for one store view is a
 * translation.
 */
const magento: Find = (keys, rows) => {
  const at = (key: string) => keys.indexOf(key)
  const [sku, name, sizes] = [at('sku'), at('name'), at('configurable variations')]
  if (sku < 0 || name < 0 || at('product type') < 0) return undefined
  const view = at('store view code')
  const articleOf = new Map<string, string>()
  for (const { cells } of rows)
    for (const [, size = ''] of textAt(cells, sizes).matchAll(/(?:^|\|)sku=([^,|]+)/g))
      articleOf.set(size, textAt(cells, sku))
  const isParent = (row: Row) => textAt(row, sizes) !== ''
  return {
    name,
    groupOf: (row) => (isParent(row) ? textAt(row, sku) : (articleOf.get(textAt(row, sku)) ?? '')),
    isParent,
    isAside: (row) => textAt(row, view) !== '',
    optionsOf: () => [],
    familyOf: (first) => textAt(first, name),
  }
}

/** Sizes have the id of their article, but not its name and price. */
const shopware: Find = (keys, rows) => {
  const at = (key: string) => keys.indexOf(key)
  const [id, parent, name] = [at('id'), at('parent id'), at('name')]
  const number = at('product number')
  if (id < 0 || parent < 0 || name < 0 || number < 0) return undefined
  const articles = new Set(rows.map(({ cells }) => textAt(cells, parent)).filter(Boolean))
  return {
    name,
    groupOf: (row) => textAt(row, parent) || (articles.has(textAt(row, id)) ? textAt(row, id) : ''),
    isParent: (row) => articles.has(textAt(row, id)),
    isAside: never,
    optionsOf: (row) => (textAt(row, name) === '' ? [textAt(row, number)] : []),
    familyOf: (first) => textAt(first, name),
  }
}

/**
 * Sizes with the same name, each with its values: 'Color: Blue'. Odoo and an older Shopware also
 * export this form.
 */
const named: Find = (keys) => {
  const find = (pattern: RegExp) => keys.findIndex((key) => pattern.test(key))
  const name = find(/^name$/)
  const values = find(
    /^(?:product template (?:variant|attribute) value ids|variant values|attribute values|additionaltext)$/,
  )
  const group = find(/^mainnumber$/)
  if (name < 0 || values < 0) return undefined
  return {
    name,
    groupOf: (row) => textAt(row, group) || textAt(row, name),
    isParent: never,
    isAside: never,
    optionsOf: (row) =>
      textAt(row, values)
        .split(/\s*[,|]\s*/)
        .map((value) => value.replace(/^[^:]*:\s*/, ''))
        .filter((value) => wordsOf(value) !== ''),
    familyOf: (first) => textAt(first, name),
  }
}
