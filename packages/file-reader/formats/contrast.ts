/** Whether a color is visible on another one. Pure. */

/** The minimum difference in one channel, of 255. */
const leastContrast = 30

/**
 * @param one `#rrggbb`; any other color is visible, except on itself
 * @param strength up to 1: a translucent text differs less
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
