/** How long a received order has waited, or took until it was ordered. Pure. */
const perMinute = 60_000

/** Whole minutes between two moments; never below 0. */
export const minutesBetween = (from: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / perMinute))
