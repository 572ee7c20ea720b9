/**
 * The typefaces of documents: IBM Plex Sans, which has the Latin, Greek and Cyrillic letters of
 * Europe. It is embedded, so whoever reads a document need not have it.
 */
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

/**
 * Where the font files lie, from the project's folder: the shop always runs there, and its build has
 * another place than its sources.
 */
const folder = 'src/documents/fonts'

/** The font files; of each, pdfkit embeds only the glyphs that a document uses. */
export const documentFonts = {
  plain: readFileSync(`${folder}/IBMPlexSans-Regular.ttf`),
  bold: readFileSync(`${folder}/IBMPlexSans-Bold.ttf`),
} as const

const fonts = Object.values(documentFonts).map((file) => create(file))

/** Whether a letter can be written in each of the fonts. */
export const hasGlyphs = (letter: string): boolean =>
  fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
