/** What a browser remembers of somebody who leaves for a provider's own page: where they wanted to go, and whether they were leaving for good. */
import { localPath } from '../platform/local-path.ts'

const fromKey = 'ironmonger.from'
const leftKey = 'ironmonger.signed-out'

export const storeReturnPath = (from: string): void => sessionStorage.setItem(fromKey, from)

/** Told once. */
export function takeReturnPath(): string | undefined {
  const from = sessionStorage.getItem(fromKey)
  sessionStorage.removeItem(fromKey)
  return from === null ? undefined : localPath(from)
}

export const storePendingRedirect = (): void => sessionStorage.setItem(leftKey, '')

/** Told once. */
export function takePendingRedirect(): boolean {
  const left = sessionStorage.getItem(leftKey) !== null
  sessionStorage.removeItem(leftKey)
  return left
}
