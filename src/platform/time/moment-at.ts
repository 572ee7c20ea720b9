/** The moment at which the clocks of a time zone show a typed time. */

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  // Swedish writes '2026-11-21 09:30:00'.
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
  const clock = new Intl.DateTimeFormat('sv-SE', options)
  clocks.set(timeZone, clock)
  return clock
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${clockOf(timeZone).format(moment).replace(' ', 'T')}Z`) -
  Math.floor(moment / 1000) * 1000

/**
 * The moment at which clocks of this zone show a time. A time skipped in spring is moved later by
 * the skipped amount; for a time shown twice in autumn, the result is one of the two moments.
 * @param shown as in a form field, such as '2026-11-21T09:30'
 */
export function momentAt(shown: string, timeZone: string): Date {
  const asUtc = Date.parse(`${shown}Z`)
  const near = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(near, timeZone))
}
