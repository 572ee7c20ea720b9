/**
 * The fonts of documents: IBM Plex Sans, which has the Latin, Greek and Cyrillic characters of
 * Europe. They are embedded in the PDF file, so that a reader need not have them.
 */
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

/**
 * Where the font files are, relative to the project's folder: the shop always runs there, while its
 * build is in another folder than its sources.
 */
const folder = 'src/documents/fonts'

/** The font files. pdfkit embeds of each only the glyphs that a document uses. */
export const documentFonts = {
  regular: readFileSync(`${folder}/IBMPlexSans-Regular.ttf`),
  bold: readFileSync(`${folder}/IBMPlexSans-Bold.ttf`),
} as const

const fonts = Object.values(documentFonts).map((file) => create(file))

/** Whether all fonts have a glyph for this character. */
export const hasGlyph = (character: string): boolean =>
  fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
