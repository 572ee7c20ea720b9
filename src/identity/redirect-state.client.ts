/** What this tab stores while the user is on a provider's own page. */
import { localPath } from '../platform/local-path.ts'

const returnPathKey = 'ironmonger.from'
const signOutKey = 'ironmonger.signed-out'

/** Stores where the user wants to go after signing in. */
export const storeReturnPath = (from: string): void => sessionStorage.setItem(returnPathKey, from)

/** Reads the return path and removes it. */
export function takeReturnPath(): string | undefined {
  const from = sessionStorage.getItem(returnPathKey)
  sessionStorage.removeItem(returnPathKey)
  return from === null ? undefined : localPath(from)
}

/** Stores that the user leaves for the provider's page in order to sign out. */
export const storePendingSignOut = (): void => sessionStorage.setItem(signOutKey, '')

/** Reads whether the user left in order to sign out, and removes the entry. */
export function takePendingSignOut(): boolean {
  const isPending = sessionStorage.getItem(signOutKey) !== null
  sessionStorage.removeItem(signOutKey)
  return isPending
}
