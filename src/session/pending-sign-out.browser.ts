/**
 * A sign-out that has not reached the shop and the identity provider yet, in this tab or in another
 * one: until then the provider still knows a session, from which nobody should be signed in again.
 */

/** Held by each tab that signs out; ends with the tab. */
const lockName = 'ironmonger.sign-out'

let pending: Promise<void> = Promise.resolve()

/** Remembers a sign-out until it is over, however it ends. */
export function trackSignOut(work: Promise<unknown>): void {
  const over = (): void => undefined
  pending = work.then(over, over)
  void locks()?.request(lockName, { mode: 'shared' }, () => pending)
}

/** Waits for the sign-outs that are under way in this browser. */
export async function signOutOver(): Promise<void> {
  await pending
  await locks()?.request(lockName, () => undefined)
}

/** Missing where the shop is opened without https: there a tab knows of its own sign-out alone. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
