/**
 * The compared tools, as stored in this browser. Safe to import on the server, where there are
 * none. The only module that knows this storage key.
 */
import { parseCompared } from './compare.ts'

const storageKey = 'ironmonger.compare'
const changes = new EventTarget()
const none: readonly string[] = []
// React needs the same array for the same stored text.
let lastRead: { readonly text: string | null; readonly slugs: readonly string[] } = {
  text: null,
  slugs: none,
}

/** The slugs; the same array until they change. */
export function readCompared(): readonly string[] {
  if (typeof document === 'undefined') return none
  const text = localStorage.getItem(storageKey)
  if (text !== lastRead.text) lastRead = { text, slugs: parseCompared(text ?? '') }
  return lastRead.slugs
}

export const noneCompared = (): readonly string[] => none

export function storeCompared(slugs: readonly string[]): void {
  if (slugs.length === 0) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, slugs.join(','))
  changes.dispatchEvent(new Event('change'))
}

/**
 * Notifies of changes, in this tab or another.
 * @returns a function that removes the listener
 */
export function onComparedChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === storageKey) listener()
  }
  changes.addEventListener('change', listener)
  addEventListener('storage', onStorage)
  return () => {
    changes.removeEventListener('change', listener)
    removeEventListener('storage', onStorage)
  }
}
