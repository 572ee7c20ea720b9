/** How long somebody counts as who they are after a sign-in, a code or a password. Pure. */

/** How long a sign-in, or a fresh code or password, opens what needs proof, in milliseconds. */
const proofLifetime = 10 * 60_000

/** @param at when somebody proved who they are */
export const isRecent = (at: Date | null | undefined, now: Date): boolean =>
  at !== null && at !== undefined && now.getTime() - at.getTime() <= proofLifetime
