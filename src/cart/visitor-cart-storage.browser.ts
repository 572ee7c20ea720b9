/**
 * The lines of a visitor's cart, stored in this browser. Separate from the totals, because only
 * what changes or shows a cart needs the lines. Safe to import on the server: no lines there.
 */
import {
  isIntegerBetween,
  parseJson,
  toRecord,
  visitorLinesKey,
} from './cart-summary-storage.browser.ts'
import { hiddenPrice } from '../platform/money/money.ts'
import { maxCartLines, maxLineQuantity, type CartLine } from './rules.ts'

export const readVisitorLines = (): readonly CartLine[] =>
  typeof document === 'undefined' ? [] : parseLines(localStorage.getItem(visitorLinesKey))

export function storeVisitorLines(lines: readonly CartLine[]): void {
  if (lines.length === 0) localStorage.removeItem(visitorLinesKey)
  else localStorage.setItem(visitorLinesKey, JSON.stringify(lines))
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseLines(text: string | null): readonly CartLine[] {
  const lines = parseJson(text)
  if (!Array.isArray(lines)) return []
  return lines.flatMap((line: unknown) => parseStoredLine(line) ?? []).slice(0, maxCartLines)
}

const isPrice = (value: unknown): value is number =>
  Number.isNaN(value) || isIntegerBetween(value, 0, Number.MAX_SAFE_INTEGER)

function parseStoredLine(line: unknown): CartLine | undefined {
  const { toolId, quantity, seen } = toRecord(line)
  const { quantity: seenQuantity, price: stored, pricePer = 1 } = toRecord(seen)
  // JSON has no NaN: a price that was not shown is null in JSON.
  const price = stored === null ? hiddenPrice : stored
  return typeof toolId === 'string' &&
    idPattern.test(toolId) &&
    isIntegerBetween(quantity, 1, maxLineQuantity) &&
    isIntegerBetween(seenQuantity, 1, maxLineQuantity) &&
    isPrice(price) &&
    isIntegerBetween(pricePer, 1, 1000)
    ? { toolId, quantity, seen: { quantity: seenQuantity, price, pricePer } }
    : undefined
}
