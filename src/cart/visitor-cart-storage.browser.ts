/** The lines of a visitor's cart, as this browser keeps them. Apart from the sum, since only what changes or shows a cart needs them. */
import {
  toRecord,
  isIntegerBetween,
  visitorLinesKey,
  parseJson,
} from './cart-summary-storage.browser.ts'
import { maxCartLines, maxLineQuantity, type StoredLine } from './rules.ts'

/** Empty on the server. */
export const readVisitorLines = (): readonly StoredLine[] =>
  typeof document === 'undefined' ? [] : parseLines(localStorage.getItem(visitorLinesKey))

export function storeVisitorLines(lines: readonly StoredLine[]): void {
  if (lines.length === 0) localStorage.removeItem(visitorLinesKey)
  else localStorage.setItem(visitorLinesKey, JSON.stringify(lines))
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseLines(text: string | null): readonly StoredLine[] {
  const found = parseJson(text)
  if (!Array.isArray(found)) return []
  return found
    .flatMap((one: unknown): StoredLine[] => {
      const { toolId, quantity, seen } = toRecord(one)
      const { quantity: at, price } = toRecord(seen)
      const fits =
        typeof toolId === 'string' &&
        idPattern.test(toolId) &&
        isIntegerBetween(quantity, 1, maxLineQuantity) &&
        isIntegerBetween(at, 1, maxLineQuantity) &&
        isIntegerBetween(price, 0, Number.MAX_SAFE_INTEGER)
      return fits ? [{ toolId, quantity, seen: { quantity: at, price } }] : []
    })
    .slice(0, maxCartLines)
}
