/** How long a sign-in, a code or a password counts as verification. Pure. */

/**
 * How long a sign-in, or a fresh code or password, permits operations that need verification, in
 * milliseconds.
 */
const proofLifetime = 10 * 60_000

/** @param at the time of the last verification */
export const isRecent = (at: Date | null | undefined, now: Date): boolean =>
  at !== null && at !== undefined && now.getTime() - at.getTime() <= proofLifetime
