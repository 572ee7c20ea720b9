/** Replaces characters that no font has by similar ones, or by their numbers. */

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
 * Characters without a visible glyph. Those that change the writing direction could make one name
 * look like another.
 */
const invisible = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u
const lineBreakOrTab = /[\n\t]/
/** Within words of these scripts they determine whether letters join. */
const joiner = /[\u200C\u200D]/
const joining = /[\p{Script=Arabic}\p{Script=Devanagari}]/u

type HasGlyph = (character: string) => boolean
type Transliterated = {
  readonly text: string
  /** The characters that are printed as numbers, without duplicates. */
  readonly unprintable: readonly string[]
}

/**
 * Converts text to characters that the fonts have: unchanged if they have them ('Żółć Joinery',
 * '工具'), without accents if they only have the base character, otherwise as its Unicode number
 * ('[U+1F528]').
 * @param hasGlyph returns whether one of the fonts has a character
 */
export function transliterate(text: string, hasGlyph: HasGlyph): Transliterated {
  const unprintable = new Set<string>()
  let previous = ''
  const printed = Array.from(text.normalize('NFC'), (character) => {
    const before = previous
    previous = character
    if (lineBreakOrTab.test(character)) return character
    if (joiner.test(character) && joining.test(before)) return character
    if (invisible.test(character)) return ''
    if (hasGlyph(character)) return character
    const base = equivalents[character] ?? character.normalize('NFKD').replace(/\p{Mark}/gu, '')
    if (base !== '' && Array.from(base).every(hasGlyph)) return base
    unprintable.add(character)
    return `[${codePointOf(character)}]`
  })
  return { text: printed.join(''), unprintable: [...unprintable] }
}

/** A character's number in Unicode notation: 'U+1F528'. */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
