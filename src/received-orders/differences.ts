/**
 * How an order differs from the one that it changes or repeats, line by line: articles, quantities
 * and prices, as the two files write them. Pure.
 */
import { isSamePrice } from './assumed-price.ts'
import type { Draft, DraftLine } from './draft.ts'

export const differenceKinds = ['added', 'gone', 'changed'] as const

/** The text of the earlier file and of the newer one; '' if one of them has none. */
type Change = { readonly was: string; readonly is: string }

export type LineDifference = {
  readonly kind: (typeof differenceKinds)[number]
  /** The number and the name of the article. */
  readonly article: string
  /** Undefined if both files agree. */
  readonly quantity?: Change | undefined
  /** Undefined if both files agree, and if one of them has none. */
  readonly price?: Change | undefined
}

/** Lines of the newer file in its order, then those that only the earlier one has. */
export function differencesOf(
  earlier: Pick<Draft, 'lines'>,
  newer: Pick<Draft, 'lines'>,
): readonly LineDifference[] {
  const rest = new Set(earlier.lines.filter(isArticle))
  const found = new Map<DraftLine, DraftLine>()
  const lines = newer.lines.filter(isArticle)
  // Lines with the same number first, because an article may be on several lines.
  for (const isNumbered of [true, false])
    for (const line of lines) {
      if (found.has(line)) continue
      const before = [...rest].find(
        (one) => isSameArticle(one, line) && (!isNumbered || one.number === line.number),
      )
      if (before === undefined) continue
      rest.delete(before)
      found.set(line, before)
    }
  return [
    ...lines.flatMap((line) => difference(found.get(line), line)),
    ...[...rest].flatMap((line) => difference(line, undefined)),
  ]
}

/** A line of a text without digits may be a greeting. */
const isArticle = ({ prose }: DraftLine): boolean => prose !== true

/** A line that the newer file deletes is gone. */
function difference(
  before: DraftLine | undefined,
  line: DraftLine | undefined,
): readonly LineDifference[] {
  const after = line?.cancelled === true ? undefined : line
  if (before === undefined || after === undefined) {
    const only = before ?? line
    if (only === undefined || (before?.cancelled === true && after === undefined)) return []
    const text = quantityOf(only)
    return [
      after === undefined
        ? { kind: 'gone', article: articleOf(only), quantity: { was: text, is: '' } }
        : { kind: 'added', article: articleOf(only), quantity: { was: '', is: text } },
    ]
  }
  const quantity = quantityChange(before, after)
  const price = isSamePrice(before, after)
    ? undefined
    : { was: priceOf(before), is: priceOf(after) }
  if (quantity === undefined && price === undefined) return []
  return [{ kind: 'changed', article: articleOf(after), quantity, price }]
}

const numbers = ['sellerNumber', 'buyerNumber', 'gtin', 'makerNumber'] as const

/** Articles are compared by a number that both lines have, otherwise by name. */
export function isSameArticle(one: DraftLine, other: DraftLine): boolean {
  const both = numbers.filter((kind) => one[kind] !== '' && other[kind] !== '')
  if (both.length > 0) return both.some((kind) => keyOf(one[kind]) === keyOf(other[kind]))
  const hasNone = (line: DraftLine) => numbers.every((kind) => line[kind] === '')
  return hasNone(one) && hasNone(other) && one.name !== '' && keyOf(one.name) === keyOf(other.name)
}

/** A GTIN may be written with leading zeros. */
const keyOf = (number: string): string =>
  number
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toUpperCase()
    .replace(/^0+(?=\d{8,13}$)/, '')

/** The change of a quantity, with the units if they differ. */
function quantityChange(one: DraftLine, other: DraftLine): Change | undefined {
  const isSameUnit =
    one.unit === '' || other.unit === '' || one.unit.toUpperCase() === other.unit.toUpperCase()
  if (!isSameUnit) return { was: quantityOf(one), is: quantityOf(other) }
  return countOf(one.quantity) === countOf(other.quantity)
    ? undefined
    : { was: one.quantity, is: other.quantity }
}

/** '12' and '12.00' are the same number; other texts, such as '2 dozen', stay as written. */
const countOf = (text: string): string | number =>
  /^\d+(?:\.\d*)?$/.test(text.trim()) ? Number(text) : text.trim().toUpperCase()

const quantityOf = ({ quantity, unit }: DraftLine): string =>
  [quantity, unit].filter(Boolean).join(' ')
const priceOf = ({ price, priceQuantity }: DraftLine): string =>
  [price, priceQuantity].filter(Boolean).join(' / ')
const articleOf = ({ sellerNumber, buyerNumber, gtin, makerNumber, name }: DraftLine): string =>
  [sellerNumber || buyerNumber || gtin || makerNumber, name].filter(Boolean).join(' ')
