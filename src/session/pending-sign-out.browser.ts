/** A sign-out that has not reached the shop and the identity provider yet. */

let pending: Promise<void> = Promise.resolve()

/** Remembers a sign-out until it is over, however it ends. */
export function trackSignOut(work: Promise<unknown>): void {
  const over = (): void => undefined
  pending = work.then(over, over)
}

/**
 * Waits for a sign-out that is under way: until then the provider still knows a session, from which
 * nobody should be signed in again.
 */
export const signOutOver = (): Promise<void> => pending
