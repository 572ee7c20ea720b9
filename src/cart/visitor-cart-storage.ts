/** The lines of a visitor's cart, as this browser keeps them. Apart from the sum, since only what changes or shows a cart needs them. */
import { fieldsOf, isCount, linesKey, parse } from './cart-summary-storage.ts'
import { maxLines, maxPieces, type Line } from './rules.ts'

/** Empty on the server. */
export const readLines = (): readonly Line[] =>
  typeof document === 'undefined' ? [] : parseLines(localStorage.getItem(linesKey))

export function storeLines(lines: readonly Line[]): void {
  if (lines.length === 0) localStorage.removeItem(linesKey)
  else localStorage.setItem(linesKey, JSON.stringify(lines))
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseLines(text: string | null): readonly Line[] {
  const found = parse(text)
  if (!Array.isArray(found)) return []
  return found
    .flatMap((one: unknown): Line[] => {
      const { toolId, quantity, seen } = fieldsOf(one)
      const { quantity: at, price } = fieldsOf(seen)
      const fits =
        typeof toolId === 'string' &&
        idPattern.test(toolId) &&
        isCount(quantity, 1, maxPieces) &&
        isCount(at, 1, maxPieces) &&
        isCount(price, 0, Number.MAX_SAFE_INTEGER)
      return fits ? [{ toolId, quantity, seen: { quantity: at, price } }] : []
    })
    .slice(0, maxLines)
}
