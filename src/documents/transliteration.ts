/** Replaces characters that a font does not have by the nearest ones that it has. */

/** Characters that Unicode does not decompose, with a plain equivalent. */
const equivalents: Readonly<Record<string, string>> = {
  '‑': '-',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2009': ' ',
  '\u200A': ' ',
  '\u202F': ' ',
  '⁄': '/',
}
/**
 * Characters without a glyph of their own. Those that change the direction of writing could make
 * one name look like another.
 */
const invisible = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u
const lineBreakOrTab = /[\n\t]/

/**
 * Text in the characters of a font: unchanged where the font has them ('Żółć Joinery'), without
 * accents where it has only the base character, '?' where it has neither.
 * @param hasGlyph whether the font has a character
 */
export const transliterate = (text: string, hasGlyph: (character: string) => boolean): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (lineBreakOrTab.test(character)) return character
    if (invisible.test(character)) return ''
    if (hasGlyph(character)) return character
    const base = equivalents[character] ?? character.normalize('NFKD').replace(/\p{Mark}/gu, '')
    return base !== '' && Array.from(base).every(hasGlyph) ? base : '?'
  }).join('')
