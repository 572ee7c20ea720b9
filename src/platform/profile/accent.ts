/**
 * The accent color: which colors are allowed, and the shades derived from one. Contrast follows
 * WCAG 2.2 (1.4.3): 4.5 to 1 for text, in the light and in the dark scheme.
 */

/** A colour such as '#f26a1b', in lower case. */
export type Color = string

export const minContrast = 4.5

// Same as in src/ui/styles/tokens.css. Text on the accent is the same in both schemes, and so is
// the bar, on which the accent marks the current page.
const onAccent: Color = '#1e2023'
const lightGrounds: readonly Color[] = ['#f3f2ef', '#ffffff', '#e8e6e1']
const darkGrounds: readonly Color[] = ['#151719', '#1e2023', '#272a2e']

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

type Channels = readonly [number, number, number]

const channelsOf = (color: Color): Channels => {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const toColor = (channels: Channels): Color =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

function luminance(color: Color): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const contrastsWith = (color: Color, others: readonly Color[]): boolean =>
  others.every((other) => contrast(color, other) >= minContrast)

/** Whether text on this colour is readable, and the colour itself on the bar. */
export const isReadableAccent = (color: Color): boolean => contrastsWith(color, [onAccent])

/** Mixes a colour with another; `share` of the other, 0 to 1. */
const mix = (color: Color, target: Color, share: number): Color => {
  const [red, green, blue] = channelsOf(color)
  const [toRed, toGreen, toBlue] = channelsOf(target)
  const between = (from: number, to: number): number => from + (to - from) * share
  return toColor([between(red, toRed), between(green, toGreen), between(blue, toBlue)])
}

/** The first colour on the way to black or white that passes; the colour itself if it passes. */
function firstThatPasses(color: Color, target: Color, passes: (color: Color) => boolean): Color {
  const steps = 255
  for (let step = 0; step <= steps; step += 1) {
    const candidate = mix(color, target, step / steps)
    if (passes(candidate)) return candidate
  }
  return target
}

/** The nearest allowed colour: a lighter one of the same hue. */
export const nearestAccent = (color: Color): Color =>
  firstThatPasses(color, '#ffffff', isReadableAccent)

/** Shades derived from an accent: for hovering, for pressing, for links in both schemes. */
export type AccentShades = {
  readonly hover: Color
  readonly press: Color
  readonly textOnLight: Color
  readonly textOnDark: Color
}

export const accentShades = (accent: Color): AccentShades => ({
  hover: mix(accent, '#ffffff', 0.15),
  press: nearestAccent(mix(accent, '#000000', 0.05)),
  textOnLight: firstThatPasses(accent, '#000000', (color) => contrastsWith(color, lightGrounds)),
  textOnDark: firstThatPasses(accent, '#ffffff', (color) => contrastsWith(color, darkGrounds)),
})
