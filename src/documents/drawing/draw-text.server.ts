/** Draws texts in any script, within the available width, in as many lines as they need. */
import {
  fontFile,
  fontHasGlyph,
  fontOf,
  fontsFor,
  type FontName,
  type Weight,
} from './fonts.server.ts'
import { documentScripts } from '../../platform/document-scripts.ts'
import { layoutLines, type Line } from './line-layout.server.ts'
import type { Pdf } from './pdf-layout.server.ts'

export type TextStyle = {
  /** Points. */
  readonly size: number
  readonly weight?: Weight
  readonly align?: 'left' | 'right'
  /** The width of the lines, in points. */
  readonly width: number
}

const invisible = /\p{Cf}/gu

/** Whether the base font has every character: then pdfkit can do the layout. */
const isPlain = (text: string): boolean =>
  Array.from(text).every((character) => character === '\n' || fontHasGlyph('regular', character))

/** The lines of a text in the fonts of its scripts. */
function linesOf(text: string, { size, weight = 'regular', width }: TextStyle): readonly Line[] {
  const fonts: readonly FontName[] = [weight, ...fontsFor(text, documentScripts)]
  return layoutLines(text, {
    width,
    fontFor: (cluster) => {
      const visible = Array.from(cluster.replaceAll(invisible, ''))
      const has = (font: FontName) => visible.every((character) => fontHasGlyph(font, character))
      return fonts.find(has) ?? weight
    },
    measure: (font, run) =>
      (fontOf(font).layout(run).advanceWidth * size) / fontOf(font).unitsPerEm,
  })
}

/**
 * Relative to the font size: the space that marks above and below letters of other scripts need.
 */
const tallLine = 1.5

/**
 * A line's height and the distance of its baseline from its top, in points. The baseline is that of
 * the base font, so that the cells of a row align.
 */
function lineMetrics({ runs }: Line, { size, weight = 'regular' }: TextStyle) {
  const { ascent, descent, lineGap, unitsPerEm } = fontOf(weight)
  const height = ((ascent - descent + lineGap) * size) / unitsPerEm
  const isTall = runs.some(({ font }) => font !== weight)
  return {
    baseline: (ascent * size) / unitsPerEm,
    height: isTall ? Math.max(height, tallLine * size) : height,
  }
}

/** The height that a text needs, in points. */
export function textHeight(pdf: Pdf, text: string, style: TextStyle): number {
  if (isPlain(text))
    return pdf
      .font(style.weight ?? 'regular')
      .fontSize(style.size)
      .heightOfString(text, { width: style.width })
  return linesOf(text, style).reduce((sum, line) => sum + lineMetrics(line, style).height, 0)
}

/** Draws a text at a position, by default below the last one, and moves below it. */
export function drawText(
  pdf: Pdf,
  text: string,
  style: TextStyle,
  { x = pdf.x, y = pdf.y }: { readonly x?: number; readonly y?: number } = {},
): void {
  const { size, weight = 'regular', align = 'left', width } = style
  pdf.font(weight).fontSize(size)
  if (isPlain(text)) {
    pdf.text(text, x, y, { width, align })
    return
  }
  const lines = linesOf(text, style)
  let top = y
  for (const line of lines) {
    const { baseline, height } = lineMetrics(line, style)
    if (top + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage()
      top = pdf.page.margins.top
    }
    drawRuns(pdf, line, {
      x: align === 'right' ? x + width - line.width : x,
      baseline: top + baseline,
    })
    top += height
  }
  pdf.font(weight)
  pdf.x = x
  pdf.y = top
}

function drawRuns(
  pdf: Pdf,
  { runs }: Line,
  { x, baseline }: { readonly x: number; readonly baseline: number },
): void {
  let left = x
  for (const { font, text, width } of runs) {
    // With a list of features, even an empty one, pdfkit shapes the run as a whole, not word by
    // word.
    pdf.registerFont(font, fontFile(font)).font(font)
    pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] })
    left += width
  }
}
