/**
 * Changes of an account's cart that were refused because the sign-in had ended: kept in this tab,
 * for the same account, until it signs in again.
 */
import { isIntegerBetween, parseJson, toRecord } from './cart-summary-storage.browser.ts'
import { maxLineQuantity, type LineChange } from './rules.ts'

export const keepUnsavedChanges = (key: string, changes: readonly LineChange[]): void =>
  sessionStorage.setItem(key, JSON.stringify([...readUnsavedChanges(key), ...changes]))

/** Returns and deletes the stored changes. */
export function takeUnsavedChanges(key: string): readonly LineChange[] {
  const changes = readUnsavedChanges(key)
  sessionStorage.removeItem(key)
  return changes
}

function readUnsavedChanges(key: string): readonly LineChange[] {
  const changes = parseJson(sessionStorage.getItem(key))
  if (!Array.isArray(changes)) return []
  return changes.flatMap((change: unknown) => {
    const { toolId, quantity } = toRecord(change)
    return typeof toolId === 'string' && isIntegerBetween(quantity, 0, maxLineQuantity)
      ? { toolId, quantity }
      : []
  })
}
