/**
 * The visible letters of a page: some are drawn in the background color, below another area,
 * outside of the page or not at all, and some are struck out. Pure.
 */
import type { Area, Drawing, Glyph } from './pdf-drawing.ts'
import { isSeenOn, lookOf } from './contrast.ts'
import { isInside, type Box, type Line } from './pdf-geometry.ts'

export type SeenGlyph = Pick<Glyph, 'text' | 'from' | 'to' | 'height'> & {
  readonly isSeen: boolean
  /** The colors of the letter and of the background, as `lookOf` returns them. */
  readonly look: string
  readonly isStruck: boolean
}

/** Points: smaller letters are not readable. */
const smallest = 2
/** The share of a letter that an area covers so that it may be read as another letter. */
const covered = 0.4

export function seenGlyphs({ glyphs, areas, lines }: Drawing, page: Box): readonly SeenGlyph[] {
  return glyphs.map((glyph) => {
    const { text, from, to, height } = glyph
    return {
      text,
      from,
      to,
      height,
      isSeen: isSeen(glyph, areas, page),
      look: lookOf(glyph.colour, groundOf(glyph, areas)),
      isStruck: text.trim() !== '' && lines.some((line) => strikes(line, glyph)),
    }
  })
}

/**
 * From the baseline up to the height of small letters; for slanted letters around their baseline.
 */
const boxOfGlyph = ({ from, to, height }: Glyph): Box => ({
  left: Math.min(from[0], to[0]),
  right: Math.max(from[0], to[0]),
  top: Math.min(from[1], to[1]) - height * 0.6,
  bottom: Math.max(from[1], to[1]),
})

function isSeen(glyph: Glyph, areas: readonly Area[], page: Box): boolean {
  const box = boxOfGlyph(glyph)
  const middle = middleOf(box)
  if (glyph.alpha < 0.1 || glyph.height < smallest) return false
  if (!isInside(middle, page) || !isInside(middle, glyph.clip)) return false
  if (areas.some((area) => area.at > glyph.at && area.alpha >= 0.9 && covers(area.box, box)))
    return false
  return isSeenOn(glyph.colour, groundOf(glyph, areas), glyph.alpha)
}

function middleOf(box: Box): Box {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return { left: x, right: x, top: y, bottom: y }
}

/** The color behind a letter; undefined for a picture or a pattern. */
function groundOf(glyph: Glyph, areas: readonly Area[]): string | undefined {
  const middle = middleOf(boxOfGlyph(glyph))
  const below = areas.findLast(
    (area) => area.at < glyph.at && area.alpha >= 0.5 && isInside(middle, area.box),
  )
  return below ? below.colour : '#ffffff'
}

function covers(area: Box, { left, right, top, bottom }: Box): boolean {
  const wide = Math.min(area.right, right) - Math.max(area.left, left)
  const high = Math.min(area.bottom, bottom) - Math.max(area.top, top)
  return wide > covered * (right - left) && high > covered * (bottom - top)
}

/** Whether a line crosses the middle of a letter. Vertical lines separate columns. */
function strikes({ from, to }: Line, glyph: Glyph): boolean {
  const { left, right, bottom } = boxOfGlyph(glyph)
  const [start, end] = from[0] <= to[0] ? [from, to] : [to, from]
  const wide = end[0] - start[0]
  const shared = Math.min(end[0], right) - Math.max(start[0], left)
  if (wide < 1 || shared < 0.5 * Math.min(right - left, wide)) return false
  const middle = (Math.max(start[0], left) + Math.min(end[0], right)) / 2
  const y = start[1] + ((middle - start[0]) / wide) * (end[1] - start[1])
  return y < bottom - 0.1 * glyph.height && y > bottom - 0.6 * glyph.height
}
