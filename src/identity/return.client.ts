/** What a browser remembers of somebody who leaves for a provider's own page: where they wanted to go, and whether they were leaving for good. */
import { ownPath } from '../platform/own-path.ts'

const fromKey = 'ironmonger.from'
const leftKey = 'ironmonger.signed-out'

export const keepFrom = (from: string): void => sessionStorage.setItem(fromKey, from)

/** Told once. */
export function takeFrom(): string | undefined {
  const from = sessionStorage.getItem(fromKey)
  sessionStorage.removeItem(fromKey)
  return from === null ? undefined : ownPath(from)
}

export const keepLeft = (): void => sessionStorage.setItem(leftKey, '')

/** Told once. */
export function takeLeft(): boolean {
  const left = sessionStorage.getItem(leftKey) !== null
  sessionStorage.removeItem(leftKey)
  return left
}
