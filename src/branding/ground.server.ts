/** Determines from its pixels on which backgrounds a logo is visible. */
import { contrast } from '../platform/profile/accent.ts'
import type { Ground } from '../platform/profile/brand-picture.ts'

/** The background of bar and footer, as in src/ui/styles/tokens.css; and that of paper. */
export const darkGround = '#1e2023'
export const lightGround = '#ffffff'

/** WCAG 2.2, 1.4.11: the contrast of parts of graphics that are needed to understand them. */
const minGraphicsContrast = 3
/** The share of its visible pixels that may be lost on a background. */
const maxLost = 0.15
/** Alpha, 0 to 255, below which a pixel is invisible. */
const minAlpha = 128

/**
 * @param pixels four bytes each: red, green, blue, alpha
 * @returns undefined if no pixel is visible
 */
export function groundOf(pixels: Uint8Array): Ground | undefined {
  let [visible, lostOnDark, lostOnLight] = [0, 0, 0]
  const hex = (value: number | undefined): string => (value ?? 0).toString(16).padStart(2, '0')
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < minAlpha) continue
    visible += 1
    const color = `#${hex(red)}${hex(green)}${hex(blue)}`
    if (contrast(color, darkGround) < minGraphicsContrast) lostOnDark += 1
    if (contrast(color, lightGround) < minGraphicsContrast) lostOnLight += 1
  }
  if (visible === 0) return undefined
  // Without transparent parts it has its own background.
  if (visible * 4 === pixels.length) return 'any'
  if (lostOnDark <= visible * maxLost && lostOnLight <= visible * maxLost) return 'any'
  return lostOnDark >= lostOnLight ? 'light' : 'dark'
}
