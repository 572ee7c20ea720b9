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

/** Channels up to this value are black for readers, and from this value white. */
const [nearlyBlack, nearlyWhite] = [0x44, 0xf0]

/**
 * The look of letters on a background; '' for black on white, which may be nearly so.
 * @param letters `#rrggbb`, the name of a color, or undefined for a pattern
 */
export function lookOf(letters: string | undefined, ground: string | undefined): string {
  const isBlack =
    /^(?:black|windowtext|auto|initial)$/.test(letters ?? '') ||
    channelsOf(letters)?.every((value) => value <= nearlyBlack) === true
  const isWhite = channelsOf(ground)?.every((value) => value >= nearlyWhite) === true
  if (isBlack && isWhite) return ''
  return `${isBlack ? '#000000' : (letters ?? 'other')} ${isWhite ? '#ffffff' : (ground ?? 'other')}`
}

function channelsOf(color: string | undefined): readonly number[] | undefined {
  if (color === undefined || !/^#[\da-f]{6}$/i.test(color)) return undefined
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
