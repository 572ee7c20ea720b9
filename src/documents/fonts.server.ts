/** The typefaces of papers: IBM Plex Sans, which knows the Latin, Greek and Cyrillic letters of Europe. Whoever reads a paper need not have it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

/** The files, as pdfkit embeds them: of each only the letters that a paper uses. */
export const documentFonts = {
  plain: readFileSync(
    require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  ),
  bold: readFileSync(
    require.resolve('@expo-google-fonts/ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf'),
  ),
} as const

const fonts = Object.values(documentFonts).map((file) => create(file))

/** Whether a letter can be written in each of the faces. */
export const hasGlyphs = (letter: string): boolean =>
  fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
