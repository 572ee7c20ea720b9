/**
 * Parts of an order that are read, but need a person: texts, and line numbers that occur twice.
 * Pure.
 */
import type { OrderDocument } from './order-document.ts'
import { asUnread } from './unread-elements.ts'

/** Maximum characters of a note that are shown. */
const maxShown = 120

/**
 * Adds line numbers that occur twice to the unread parts: the second line may replace the first.
 */
export function withRepeatedLines(order: OrderDocument): OrderDocument {
  const numbers = order.lines.map(({ number }) => number.replace(/^0+(?=.)/, ''))
  const counts = Map.groupBy(
    numbers.filter((number) => number !== ''),
    (number) => number,
  )
  const repeated = [...counts].filter(([, { length }]) => length > 1)
  return withUnread(
    order,
    repeated.map(([number, { length }]) => `${length} × line ${number}`),
  )
}

/** Adds its notes to the unread parts: a note may cancel what a line orders, or a part of it. */
export function withNotes(order: OrderDocument): OrderDocument {
  const shown = (text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    return plain.length > maxShown ? `${plain.slice(0, maxShown)}…` : plain
  }
  return withUnread(order, [
    ...order.notes.map((text) => `Note: ${shown(text)}`),
    ...order.lines
      .filter(({ note, cancelled }) => note !== '' && !cancelled)
      .map(({ number, note }) => `Note of line ${number}: ${shown(note)}`),
  ])
}

const withUnread = (order: OrderDocument, found: readonly string[]): OrderDocument =>
  found.length === 0 ? order : { ...order, ...asUnread([...(order.unread ?? []), ...found]) }
