/** Data that this tab stores while the user is on a provider's own page. */
import { localPath } from '../../platform/http/local-path.ts'

const returnPathKey = 'ironmonger.from'
const signOutKey = 'ironmonger.signed-out'

/** The path that the login page read last, in case the user leaves before React has it. */
let takenPath: string | undefined
/** Whether the user is on the way to the provider's page: the stored path must be kept. */
let isLeaving = false

/**
 * Stores where the user wants to go after signing in; the page is about to be left. A quick user
 * may press the button before the login page has read the stored path (the event is replayed at
 * hydration): then `from` is '/', and the earlier path stays.
 */
export function storeReturnPath(from: string): void {
  const earlier = sessionStorage.getItem(returnPathKey) ?? takenPath
  sessionStorage.setItem(returnPathKey, from === '/' ? (earlier ?? from) : from)
  isLeaving = true
}

/** Reads and removes the return path, unless the user is already leaving for the provider. */
export function takeReturnPath(): string | undefined {
  const from = sessionStorage.getItem(returnPathKey)
  if (!isLeaving) sessionStorage.removeItem(returnPathKey)
  takenPath = from === null ? undefined : localPath(from)
  return takenPath
}

/** Stores that the user leaves for the provider's page to sign out. */
export const storePendingSignOut = (): void => sessionStorage.setItem(signOutKey, '')

/** Reads whether the user left to sign out, and removes the entry. */
export function takePendingSignOut(): boolean {
  const isPending = sessionStorage.getItem(signOutKey) !== null
  sessionStorage.removeItem(signOutKey)
  return isPending
}
