/** Whether a color is seen on another one. Pure. */

/** Of 255, by which one channel differs at least. */
const leastContrast = 30

/**
 * @param one `#rrggbb`; any other one is seen, but on itself
 * @param strength of 1: a text that shines through differs less
 */
export function isSeenOn(
  one: string | undefined,
  other: string | undefined,
  strength = 1,
): boolean {
  if (one !== undefined && one === other) return false
  const [own, below] = [channelsOf(one), channelsOf(other)]
  if (!own || !below) return true
  return own.some((value, at) => Math.abs(value - (below[at] ?? 0)) * strength >= leastContrast)
}

function channelsOf(color: string | undefined): readonly number[] | undefined {
  if (color === undefined || !/^#[\da-f]{6}$/i.test(color)) return undefined
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
