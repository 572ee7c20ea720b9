/**
 * A sign-out that has not reached the shop and the identity provider yet, in this tab or in another
 * one: until then the provider still knows a session, from which nobody should be signed in again.
 */

/** Held by each tab that is signing out; ends with the tab. */
const lockName = 'ironmonger.sign-out'

let pending: Promise<void> = Promise.resolve()

/** Marks a sign-out as pending until it ends, successfully or not. */
export function trackSignOut(work: Promise<unknown>): void {
  const over = (): void => undefined
  pending = work.then(over, over)
  void locks()?.request(lockName, { mode: 'shared' }, () => pending)
}

/** Waits for pending sign-outs in this browser. */
export async function signOutOver(): Promise<void> {
  await pending
  await locks()?.request(lockName, () => undefined)
}

/** Missing if the shop is opened without https: then a tab only knows its own sign-out. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
