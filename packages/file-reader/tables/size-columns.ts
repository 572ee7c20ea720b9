/**
 * Exports with a column that assigns each size to its article: by the article number, a handle, or
 * the name of the article beside that of the size. Pure.
 */
import { fieldOfHeading } from '../headings/article-headings.ts'
import type { Row } from './table.ts'
import type { Find } from './variants.ts'

const textAt = (row: Row, column: number): string =>
  column < 0 ? '' : String(row[column] ?? '').trim()
const never = () => false

const parentKey =
  /^(?:elternartikel|vaterartikel|hauptartikel|(?:artikelnummer |sku )?(?:vater|eltern)(?:artikel)?|parent ?(?:sku|article|product|item)?(?: (?:number|no|sku|code))?|article parent|ref(?:erence)? parent|articulo padre|articolo padre|hoofdartikel|overordnet vare)$/

/** The properties in which sizes differ, if their names are the same. */
const optionKey =
  /^(?:farbe|colou?r|couleur|colore|kleur|kolor|barva|farge?|farg|gro(?:ss|ß)e|size|taille|taglia|maat|rozmiar|velikost|storlek|storrelse|talla|ausfuhrung|variante?)$/

/** Rows that contain the number of their article: 'Elternartikel', 'Parent SKU'. */
export const parented: Find = (keys, rows) => {
  const parent = keys.findIndex((key) => parentKey.test(key))
  const number = keys.findIndex((key, at) => at !== parent && fieldOfHeading(key) === 'sku')
  const name = keys.findIndex((key) => fieldOfHeading(key) === 'name')
  if (parent < 0 || number < 0 || name < 0) return undefined
  const named = new Set(rows.map(({ cells }) => textAt(cells, parent)).filter(Boolean))
  const articles = new Map(
    rows.flatMap(({ cells }) => {
      const own = textAt(cells, number)
      return named.has(own) && textAt(cells, parent) === '' ? [[own, textAt(cells, name)]] : []
    }),
  )
  if (articles.size === 0) return undefined
  const options = keys.flatMap((key, column) => (optionKey.test(key) ? [column] : []))
  const isParent = (row: Row) => articles.has(textAt(row, number))
  const groupOf = (row: Row) =>
    articles.has(textAt(row, parent))
      ? textAt(row, parent)
      : isParent(row)
        ? textAt(row, number)
        : ''
  return {
    name,
    groupOf,
    isParent,
    isAside: never,
    optionsOf: (row) =>
      ['', articles.get(groupOf(row))].includes(textAt(row, name))
        ? options.map((column) => textAt(row, column)).filter(Boolean)
        : [],
    familyOf: (first) => textAt(first, name),
  }
}

/** Lightspeed: rows with the same handle, each with its own option values. */
export const handled: Find = (keys) => {
  const at = (key: string) => keys.indexOf(key)
  const [handle, name] = [at('handle'), at('name')]
  const values = ['one', 'two', 'three'].map((nth) => at(`variant option ${nth} value`))
  if (handle < 0 || name < 0 || values[0] === -1) return undefined
  return {
    name,
    groupOf: (row) => textAt(row, handle),
    isParent: never,
    isAside: never,
    optionsOf: (row) => values.map((column) => textAt(row, column)).filter(Boolean),
    familyOf: (first) => textAt(first, name),
  }
}

/** Square: a column for the name of the article, and one for the size. */
export const varied: Find = (keys) => {
  const [name, size] = [keys.indexOf('item name'), keys.indexOf('variation name')]
  if (name === undefined || size === undefined || name < 0 || size < 0) return undefined
  return {
    name,
    groupOf: (row) => textAt(row, name),
    isParent: never,
    isAside: never,
    optionsOf: (row) => [textAt(row, size)].filter((text) => text !== '' && text !== 'Regular'),
    familyOf: (first) => textAt(first, name),
  }
}
