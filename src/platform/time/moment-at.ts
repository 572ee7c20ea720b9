/** The moment at which the clocks of a time zone show a time that was typed. */

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
 * The moment at which clocks of this zone show a time. One that they skip in spring is as much
 * later; of one that they show twice in autumn it is one of the two.
 * @param shown as a field of a form has it, such as '2026-11-21T09:30'
 */
export function momentAt(shown: string, timeZone: string): Date {
  const asUtc = Date.parse(`${shown}Z`)
  const near = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(near, timeZone))
}
