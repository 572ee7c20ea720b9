/**
 * Finds the headings of a list: one row, or sometimes two, with group names above or units and
 * parts of names below. Pure.
 */
import { headingKey } from '../headings/heading-key.ts'
import type { HeadingKind } from '../headings/article-headings.ts'
import { saysTerms } from './merged-cells.ts'
import { currencyOf, isEmptyCell, type ListHeading, type Row } from './table.ts'

export type KindOf = (key: string) => HeadingKind
/** The number of rows in which the heading is searched; titles and terms may be above it. */
const headingDepth = 60

const filled = (row: Row): number => row.filter((cell) => !isEmptyCell(cell)).length
const textAt = (row: Row | undefined, column: number): string => String(row?.[column] ?? '').trim()

/**
 * The first of the first rows with nearly as many column names as the row with the most, because
 * the heading may be repeated below. Quantities alone are not names: they may be data. If no row
 * has two names, the first row with as many cells as the widest one.
 * @returns undefined if all rows are empty
 */
export function findHeading(rows: readonly Row[], kindOf: KindOf): ListHeading | undefined {
  const first = rows.slice(0, headingDepth)
  const candidates = first.flatMap((row, index) =>
    row.some((cell) => typeof cell === 'string' && kindOf(headingKey(cell)) === 'field')
      ? [headingAt(rows, index, kindOf)]
      : [],
  )
  // A row with an amount is an article, if another row may be the heading.
  const bare = candidates.filter(({ index }) => !(first[index ?? -1] ?? []).some(isDatum))
  const named = bare.length > 0 ? bare : candidates
  // Numbers stand in rows of data too: they count as far as words name columns beside them.
  const namesOf = ({ fields, quantities }: ListHeading) => fields + Math.min(quantities, fields)
  const most = Math.max(2, ...named.map(namesOf))
  const best = named.find((one) => one.fields > 0 && namesOf(one) >= most * 0.75)
  if (best) return best
  const widest = Math.max(0, ...first.map(filled))
  const index = first.findIndex((row) => filled(row) === widest)
  if (widest === 0) return undefined
  // A list without names of columns begins with an article.
  return (first[index] ?? []).some(isDatum) || isAlike(first, index)
    ? { headings: [], next: index, fields: 0, quantities: 0 }
    : headingAt(rows, index, kindOf)
}

const isBareNumber = (cell: Row[number] | undefined): boolean =>
  typeof cell === 'number' || /^\s*\d+\s*$/.test(String(cell ?? ''))

/** Whether a row without names has numbers in the same columns as the two rows below it. */
function isAlike(rows: readonly Row[], index: number): boolean {
  const below = rows.slice(index + 1, index + 3)
  return (
    below.length === 2 &&
    (rows[index] ?? []).some(
      (cell, column) => isBareNumber(cell) && below.every((row) => isBareNumber(row[column])),
    )
  )
}

/** An amount, or a number with many digits. */
const isDatum = (cell: Row[number]): boolean =>
  typeof cell === 'string' && /^\s*(?:[€$£]?\s*\d[\d.,' ]*[.,]\d{2}\D{0,4}|\d{8,14})$/.test(cell)

/** Uses this row as the heading of a list, regardless of its content. */
export function headingAt(rows: readonly Row[], index: number, kindOf: KindOf): ListHeading {
  const own = rows[index] ?? []
  const next = rows[index + 1]
  const below = isPartOf(own, next, kindOf) || isLadderBelow(own, next) ? next : undefined
  const above = rows[index - 1]
  const headings = Array.from({ length: Math.max(own.length, below?.length ?? 0) }, (_, column) =>
    nameOf({ own, above, below }, column, kindOf),
  )
  const count = (kind: HeadingKind) =>
    headings.filter((heading) => kindOf(headingKey(heading)) === kind).length
  return {
    headings,
    index,
    next: index + (below ? 2 : 1),
    fields: count('field'),
    quantities: count('quantity'),
  }
}

/** Parts of a name that may be below it, such as its unit: 'EUR/100', 'kg', 'net'. */
const part =
  /^[([]?\s*(?:eur|usd|gbp|chf|[€£$%]|kg|g|mm|cm|m|st(?:k|ück)?|pcs?|ve|net(?:to|t)?|brutto|gross|ht|ttc|(?:ex|in[ck]l?|exkl|excl)\.?\s*(?:vat|mwst|tva|btw)?)(?![\p{L}\p{N}]).{0,16}$/iu

/**
 * Whether a row continues the names above it: it contains no number, and nothing below the names of
 * the article.
 */
function isPartOf(own: Row, row: Row | undefined, kindOf: KindOf): row is Row {
  if (!row || filled(row) === 0) return false
  const [first] = own.flatMap((cell, column) => (isEmptyCell(cell) ? [] : [column]))
  return (
    isEmptyCell(row[first ?? 0]) &&
    row.every(
      (cell) =>
        isEmptyCell(cell) ||
        (typeof cell === 'string' &&
          !/^[\d.,\s]+$/.test(cell) &&
          (part.test(cell.trim()) || kindOf(headingKey(cell)) !== 'unknown')),
    )
  )
}

/** Names above the quantities of a ladder: 'Preis ab', 'Price', 'Menge'. */
const overQuantities =
  /preis|price|prix|prezz|preci|prec[oi]|prij[sz]|pris|cen[ay]|\bar(?:ak)?\b|tarif|meng|qty|quantit|cantidad|aantal|ilosc|mnozstvi|staffel/
const isCount = (cell: Row[number] | undefined): boolean =>
  /^\s*\d{1,6}\s*$/.test(String(cell ?? ''))

/**
 * Whether a row contains the minimum quantities of prices below one common name: rising numbers,
 * the first below the name and the others below empty cells.
 */
function isLadderBelow(own: Row, row: Row | undefined): row is Row {
  const columns = (row ?? []).flatMap((cell, column) => (isEmptyCell(cell) ? [] : [column]))
  const [first = -1, ...others] = columns
  return (
    row !== undefined &&
    first > 0 &&
    others.length > 0 &&
    overQuantities.test(headingKey(own[first])) &&
    others.every((column, nth) => column === first + nth + 1 && isEmptyCell(own[column])) &&
    columns.every((column) => isCount(row[column])) &&
    others.every((column) => Number(row[column]) > Number(row[column - 1]))
  )
}

type HeadingRows = {
  readonly own: Row
  readonly above: Row | undefined
  readonly below: Row | undefined
}

/** A title above the table is not a group name: 'Price list 2027'. */
const title = /\b(?:\p{L}*list\p{L}*|catalog(?:ue)?|katalog|\d{4})\b|(?:list|liste)$/iu

function nameOf({ own, above, below }: HeadingRows, column: number, kindOf: KindOf): string {
  const isField = (text: string) => text !== '' && kindOf(headingKey(text)) !== 'unknown'
  const last = textAt(below, column)
  if (isCount(last)) return rungName(leftText(own, column), last)
  const isAlone = isField(last) && !part.test(last)
  const name = isAlone ? last : [textAt(own, column), last].filter(Boolean).join(' ')
  const direct = textAt(above, column)
  // 'Price' several times, with the quantities of a ladder above it.
  if (isRepeated(own, column) && kindOf(headingKey(direct)) === 'quantity')
    return `${direct} ${name}`
  if (name === '') return isField(direct) && !title.test(direct) ? direct : ''
  if (isField(name)) return name
  const group = groupOver({ own, above, below }, column)
  if (group === '' || title.test(group) || !isField(group)) return name
  return isField(`${group} ${name}`) ? `${group} ${name}` : name
}

/** A quantity, with the name above it if it identifies the prices. */
const rungName = (group: string, count: string): string =>
  saysTerms(group) || currencyOf([group]) !== '' ? `${count} (${group})` : count

/** The name above several columns; in merged cells, the first one contains the text. */
function groupOver({ own, above, below }: HeadingRows, column: number): string {
  if (below) return leftText(own, column)
  return above && filled(above) > 1 ? leftText(above, column) : ''
}

/** Whether a price name spans several columns. */
const isRepeated = (row: Row, column: number): boolean => {
  const key = headingKey(row[column])
  return (
    /price|preis|prix|prezzo|precio|prijs|pris|cena|net|each/.test(key) &&
    row.filter((cell) => headingKey(cell) === key).length > 1
  )
}

/** The text of the cell; for an empty cell, that of the nearest filled cell to its left. */
function leftText(row: Row, column: number): string {
  for (let left = column; left >= 0; left -= 1) {
    const text = textAt(row, left)
    if (text !== '') return text
  }
  return ''
}
