/**
 * The fonts of documents, embedded in the PDF file, so that a reader need not have them: IBM Plex
 * Sans for the Latin, Greek and Cyrillic characters, and Noto Sans in one weight for each of the
 * other scripts. A font is read when a text first needs it. The Chinese, Japanese and Korean fonts
 * are 5 to 10 MB each, since names and addresses may contain any character.
 */
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { documentScripts, type DocumentScript } from '../../platform/document-scripts.ts'

/**
 * The folder of the font files, relative to the project's folder: the shop always runs there, while
 * its build is in another folder than its sources.
 */
const folder = 'src/documents/fonts'

const files = {
  regular: 'IBMPlexSans-Regular.ttf',
  bold: 'IBMPlexSans-Bold.ttf',
  chinese: 'NotoSansSC-Regular.ttf',
  japanese: 'NotoSansJP-Regular.ttf',
  korean: 'NotoSansKR-Regular.ttf',
  arabic: 'NotoSansArabic-Regular.ttf',
  hebrew: 'NotoSansHebrew-Regular.ttf',
  devanagari: 'NotoSansDevanagari-Regular.ttf',
  thai: 'NotoSansThai-Regular.ttf',
} as const
export type FontName = keyof typeof files

/** The weights of the base font. */
export type Weight = 'regular' | 'bold'

const loaded = new Map<FontName, { readonly file: Buffer; readonly font: Font }>()

function load(name: FontName) {
  const known = loaded.get(name)
  if (known) return known
  const file = readFileSync(`${folder}/${files[name]}`)
  const entry = { file, font: create(file) }
  loaded.set(name, entry)
  return entry
}

/** The file of a font. pdfkit embeds only the glyphs that a document uses. */
export const fontFile = (name: FontName): Buffer => load(name).file

export const fontOf = (name: FontName): Font => load(name).font

/** Whether this font has a glyph for this character. */
export const fontHasGlyph = (name: FontName, character: string): boolean =>
  fontOf(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

// Without this, a single emoji would load every font.
/** The scripts that each optional font is for. */
const characters: Readonly<Record<DocumentScript, RegExp>> = {
  arabic: /\p{Script_Extensions=Arabic}/u,
  hebrew: /\p{Script_Extensions=Hebrew}/u,
  devanagari: /\p{Script_Extensions=Devanagari}/u,
  thai: /\p{Script_Extensions=Thai}/u,
  japanese:
    /\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}|\p{Script_Extensions=Han}/u,
  korean: /\p{Script_Extensions=Hangul}|\p{Script_Extensions=Han}/u,
  chinese: /\p{Script_Extensions=Han}|\p{Script_Extensions=Bopomofo}|[\u3000-\u303f\uff00-\uffef]/u,
}

/**
 * The fonts for a text; the first that has a character is used. Chinese characters are drawn as
 * Japanese or Korean if the text has kana or Hangul.
 */
export function fontsFor(
  text: string,
  scripts: readonly DocumentScript[],
): readonly DocumentScript[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const isKorean = /\p{Script=Hangul}/u.test(text)
  const last = (script: DocumentScript): boolean =>
    (script === 'japanese' && !isJapanese) || (script === 'korean' && !isKorean)
  const used = documentScripts.filter(
    (script) => scripts.includes(script) && characters[script].test(text),
  )
  return [...used.filter((script) => !last(script)), ...used.filter(last)]
}

/** Whether the base font, or one of these scripts' fonts, has a glyph for this character. */
export const hasGlyph = (character: string, scripts: readonly DocumentScript[]): boolean =>
  (fontHasGlyph('regular', character) && fontHasGlyph('bold', character)) ||
  fontsFor(character, scripts).some((script) => fontHasGlyph(script, character))
